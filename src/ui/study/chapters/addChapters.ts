import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { GameRecord } from '../../../formats/record.ts';
import {
  boardOf,
  GAMES,
  type GameName,
  givenPliesOf,
  hasSize,
  onlyShapeOf,
  STANDARD_SETUP,
} from '../../../game/games.ts';
import { makeSize, parseSize, STANDARD_SHAPE } from '../../../game/shape.ts';
import { treeOf } from '../../../game/tree.ts';
import { selectPosition, selectSetup } from '../../../store/selectors.ts';
import { chapterIndex } from '../../../store/study/chapters.ts';
import { listChoice } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';
import { leftOutList } from '../../words/leftOutList.ts';

interface Pasted {
  /** Stays in the field until it is imported. */
  readonly text: string;
  readonly isBad: boolean;
  /** Parts of the last imported text that were not used. */
  readonly leftOut: readonly string[];
}

const NOTHING_PASTED: Pasted = { text: '', isBad: false, leftOut: [] };
let pasted = NOTHING_PASTED;

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
  const { readAnything } = await import('../../../formats/any/salvage.ts');
  const { found, leftOut } = readAnything([{ content: text }]);
  const { records } = found;
  pasted = records.length === 0 ? { text, isBad: true, leftOut: [] } : { ...NOTHING_PASTED, leftOut };
  for (const record of records) add(shell, record);
  if (records.length === 0) {
    shell.say(shell.words.t('chapters.pasteBad'));
    shell.play.study.setPen({});
  }
};

const pasteField = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const type = (event: Event): void => {
    pasted = { ...NOTHING_PASTED, text: (event.target as HTMLTextAreaElement).value };
  };
  return html`
    <label class="choice-label" for="chapter-paste">${words.t('chapters.paste')}</label>
    <textarea id="chapter-paste" class="comment-field" dir="ltr" rows="3" .value=${live(pasted.text)} @input=${type}></textarea>
    ${pasted.isBad ? html`<p role="alert">${words.t('chapters.pasteBad')}</p>` : nothing}
    <button type="button" class="secondary" @click=${() => void addPasted(shell, pasted.text).then(() => play.study.setPen({}))}>
      ${words.t('chapters.add')}</button>
    ${leftOutList(words, pasted.leftOut)}`;
};

/** Common board sizes, of those that a game has. */
const SIZES = ['8x8', '6x6', '4x4', '8x6', '7x4'] as const;

/** The board offered for a new chapter; default: the menu's. */
let chosen: { readonly game: GameName; readonly size: string } | undefined;

const sizesOf = (game: GameName): readonly string[] => {
  const only = onlyShapeOf(game);
  if (only !== undefined) return [makeSize(only)];
  return SIZES.filter(size => hasSize(game, parseSize(size) ?? STANDARD_SHAPE));
};

/** A board of any game; games with a random start cannot begin a chapter without moves. */
const boardChoice = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const usual = selectSetup(play.stores.settings.getState());
  const games = GAMES.filter(game => givenPliesOf(game) === 0);
  const game = chosen?.game ?? (games.includes(usual.game) ? usual.game : STANDARD_SETUP.game);
  const sizes = sizesOf(game);
  const size = sizes.find(one => one === (chosen?.size ?? makeSize(usual.shape))) ?? sizes[0] ?? '8x8';
  const choose = (next: typeof chosen): void => {
    chosen = next;
    play.study.setPen({});
  };
  const shape = boardOf(game, parseSize(size));
  return html`
    <div class="chapter-board" role="group" aria-label=${words.t('chapters.addBoard')}>
      ${listChoice<GameName>({
        id: 'chapter-game',
        label: words.t('menu.game'),
        options: games.map(value => ({ value, label: words.t(`menu.games.${value}`) })),
        value: game,
        onChoose: next => choose({ game: next, size }),
      })}
      ${listChoice<string>({
        id: 'chapter-size',
        label: words.t('menu.board'),
        options: sizes.map(value => ({ value, label: value })),
        value: size,
        onChoose: next => choose({ game, size: next }),
      })}
      <button type="button" class="secondary" @click=${() => add(shell, { tree: treeOf({ ...STANDARD_SETUP, game, shape }, []) })}>
        ${words.t('chapters.addBoard')}</button>
    </div>`;
};

/** The ways to add a chapter. */
export const addChapters = (shell: Shell): TemplateResult => {
  const { words } = shell;
  return html`
    <div class="chapter-adding">
      <button type="button" class="secondary" @click=${() => add(shell, positionHere(shell))}>${words.t('chapters.addHere')}</button>
      ${boardChoice(shell)}
      <details class="chapter-pasting">
        <summary>${words.t('chapters.addText')}</summary>
        ${pasteField(shell)}
      </details>
    </div>`;
};
