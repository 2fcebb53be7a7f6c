import { html, nothing, type TemplateResult } from 'lit';
import { setupIn } from '../../game/arrangement.ts';
import { selectIsShowable, selectProblem } from '../../store/editorStore.ts';
import { openShareOf } from '../export/shareDialog.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { colorWord } from '../words/names.ts';
import { openPlayFrom } from './playDialog.ts';

const PROBLEM = 'editor-problem';

/** Why the position cannot be played; undefined if it can. */
const problemText = ({ words, play }: Shell): string | undefined => {
  const state = play.stores.editor.getState();
  const problem = selectProblem(state);
  if (problem === undefined) return undefined;
  const { game } = state.arrangement;
  return words.t(`start.problem.${problem}`, {
    black: colorWord(words, 'black', game),
    white: colorWord(words, 'white', game),
  });
};

interface Start {
  readonly name: 'play' | 'analyze' | 'share';
  /** Whether this needs a position with a legal move. */
  readonly needsMoves?: boolean;
  readonly icon: IconName;
  readonly className: string;
  readonly press: () => void;
}

const startButton = (
  shell: Shell,
  { name, needsMoves = false, icon: picture, className, press }: Start,
): TemplateResult => {
  const isShowable = !needsMoves && selectIsShowable(shell.play.stores.editor.getState());
  const problem = isShowable ? undefined : problemText(shell);
  return html`
    <button type="button" class="${className} with-icon" aria-disabled=${problem === undefined ? nothing : 'true'}
      aria-describedby=${problem === undefined ? nothing : PROBLEM}
      @click=${() => (problem === undefined ? press() : shell.say(problem))}>
      ${icon(picture)}<span>${shell.words.t(`editor.${name}`)}</span>
    </button>`;
};

/** The buttons that use the position; if it cannot be played, the reason is shown beside them. */
export const editorStarts = (shell: Shell): TemplateResult => html`
  <div class="editor-starts">
    <p class="editor-problem" id=${PROBLEM} role="status">${problemText(shell) ?? nothing}</p>
    <div class="editor-buttons">
      ${startButton(shell, {
        name: 'play',
        needsMoves: true,
        icon: 'resume',
        className: 'primary',
        press: () => void openPlayFrom(shell),
      })}
      ${startButton(shell, {
        name: 'analyze',
        icon: 'analyze',
        className: 'secondary',
        press: shell.play.editor.analyze,
      })}
      ${startButton(shell, {
        name: 'share',
        icon: 'share',
        className: 'secondary',
        press: () => void openShareOf(shell, setupIn(shell.play.stores.editor.getState().arrangement)),
      })}
    </div>
  </div>`;
