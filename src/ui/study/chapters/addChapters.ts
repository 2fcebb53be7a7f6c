import { html, nothing, type TemplateResult } from 'lit';
import type { GameRecord } from '../../../formats/record.ts';
import { treeOf } from '../../../game/tree.ts';
import { selectPosition, selectSetup } from '../../../store/selectors.ts';
import { chapterIndex } from '../../../store/study/chapters.ts';
import type { Shell } from '../../kit/shell.ts';

/** What has been typed of a game to be pasted, and whether it was no game. It stays until it is taken. */
let pasted: { readonly text: string; readonly isBad: boolean } | undefined;

const add = ({ play, words, say }: Shell, chapter: GameRecord): void => {
  play.study.addChapter(chapter);
  const { study } = play.stores.study.getState();
  if (study !== undefined) say(words.t('chapters.added', { number: chapterIndex(study) + 1 }));
};

/** The position on the board as the start of a chapter. */
const positionHere = ({ play }: Shell): GameRecord => {
  const match = play.stores.match.getState();
  const { discs, turn } = selectPosition(match);
  const setup = match.match?.setup ?? selectSetup(play.stores.settings.getState());
  return { tree: treeOf({ ...setup, headStart: undefined, start: { discs, turn } }, []) };
};

const addPasted = async (shell: Shell, text: string): Promise<void> => {
  const { readInputs } = await import('../../../formats/read.ts');
  const { records } = readInputs([{ content: text }]);
  pasted = records.length === 0 ? { text, isBad: true } : undefined;
  for (const record of records) add(shell, record);
  if (records.length === 0) {
    shell.say(shell.words.t('chapters.pasteBad'));
    shell.play.study.setPen({});
  }
};

const pasteField = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const type = (event: Event): void => {
    pasted = { text: (event.target as HTMLTextAreaElement).value, isBad: false };
  };
  return html`
    <label class="choice-label" for="chapter-paste">${words.t('chapters.paste')}</label>
    <textarea id="chapter-paste" class="comment-field" dir="ltr" rows="3" .value=${pasted?.text ?? ''} @input=${type}></textarea>
    ${pasted?.isBad === true ? html`<p role="alert">${words.t('chapters.pasteBad')}</p>` : nothing}
    <button type="button" class="secondary" @click=${() => void addPasted(shell, pasted?.text ?? '').then(() => play.study.setPen({}))}>
      ${words.t('chapters.add')}</button>`;
};

/** The ways to begin another chapter. */
export const addChapters = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const setup = selectSetup(play.stores.settings.getState());
  return html`
    <div class="chapter-adding">
      <button type="button" class="secondary" @click=${() => add(shell, positionHere(shell))}>${words.t('chapters.addHere')}</button>
      <button type="button" class="secondary" @click=${() => add(shell, { tree: treeOf(setup, []) })}>${words.t('chapters.addBoard')}</button>
      <details class="chapter-pasting">
        <summary>${words.t('chapters.addText')}</summary>
        ${pasteField(shell)}
      </details>
    </div>`;
};
