import { html, nothing, type TemplateResult } from 'lit';
import { rulesOf } from '../../../game/games.ts';
import type { Transcript } from '../../../game/transcript.ts';
import { selectShownMatch } from '../../../store/selectors.ts';
import type { Study } from '../../../store/studyStore.ts';
import { disc } from '../../kit/discs.ts';
import type { Shell } from '../../kit/shell.ts';
import { moveText, reviewMark, spokenMove } from './moveWords.ts';
import {
  isInterrupted,
  isSamePath,
  type LineItem,
  mainLine,
  type TreeLine,
  type TreeMove,
} from './treeRows.ts';

/** The input of the list's template. */
interface Drawing {
  readonly shell: Shell;
  readonly study: Study;
  /** The moves up to the position on the board. */
  readonly at: Transcript;
}

/** `!?` if the person has marked it, else the review's sign. */
const signOf = ({ shell }: Drawing, { path, mark }: TreeMove): TemplateResult => {
  const found = reviewMark(shell, path);
  return html`${mark === undefined ? nothing : html`<span class="sign" aria-hidden="true">${mark}</span>`}${
    found === undefined ? nothing : html`<span class="sign found ${found}" aria-hidden="true"></span>`
  }`;
};

/**
 * Not a tab stop: the keyboard has its own shortcuts through the lines. A move that ends a closed variation opens it.
 */
const moveButton = (drawing: Drawing, move: TreeMove): TemplateResult => {
  const { shell, study, at } = drawing;
  return html`
    <button type="button" class="move-button" tabindex="-1" aria-current=${isSamePath(move.path, at) ? 'step' : nothing}
      aria-label=${spokenMove(shell, study.tree.setup, move)} @click=${() => shell.play.study.goTo(move.path)}>${moveText(shell.words, study.tree.setup, move.move)}</button>${signOf(drawing, move)}${
        move.hidden === 0 ? nothing : html`<span class="sign" aria-hidden="true">…</span>`
      }`;
};

const discOf = ({ shell, study }: Drawing, color: TreeMove['color']): TemplateResult =>
  disc(shell.play.stores.settings.getState(), color, rulesOf(study.tree.setup.game));

const comment = ({ comment: text }: TreeMove): TemplateResult =>
  html`${text === undefined ? nothing : html`<p class="move-comment" dir="auto">${text}</p>`}`;

/** Numbered where the eye has to find its place again: at the start, after an interruption, and every other move. */
const isNumbered = (line: TreeLine, index: number): boolean => {
  const [before, item] = [line[index - 1], line[index]];
  return before === undefined || isInterrupted(before) || (item !== undefined && item.move.number % 2 === 1);
};

const inlineMove = (drawing: Drawing, line: TreeLine, index: number): TemplateResult => {
  const item = line[index] as LineItem;
  const { move } = item;
  return html`
    <span class="inline-move">${isNumbered(line, index) ? html`<span class="move-number" aria-hidden="true">${move.number}</span>` : nothing}
      ${index === 0 ? discOf(drawing, move.color) : nothing}${moveButton(drawing, move)}</span>${
        move.passes === undefined
          ? nothing
          : html` <span class="inline-move passed">${drawing.shell.words.t('board.pass')}</span>`
      }
    ${comment(move)} ${variations(drawing, item)}`;
};

const variations = (drawing: Drawing, { move, variations: lines }: LineItem): TemplateResult => {
  const { shell, study } = drawing;
  if (lines.length === 0) return html`${nothing}`;
  const label = shell.words.t('tree.instead', { move: moveText(shell.words, study.tree.setup, move.move) });
  return html`
    <ul class="variations" role="list" aria-label=${label}>
      ${lines.map(line => html`<li class="variation">${line.map((_, index) => inlineMove(drawing, line, index))}</li>`)}
    </ul>`;
};

interface Cell {
  readonly item: LineItem;
  /** Whether it is the pass that the move forces. */
  readonly isPass: boolean;
}

const cellsOf = (line: TreeLine): readonly Cell[] =>
  line.flatMap(item =>
    item.move.passes === undefined
      ? [{ item, isPass: false }]
      : [
          { item, isPass: false },
          { item, isPass: true },
        ],
  );

const passCell = (drawing: Drawing, { move }: LineItem): TemplateResult => html`
  <span class="move-number">–</span>${move.passes === undefined ? nothing : discOf(drawing, move.passes)}
  <span class="move-square">${drawing.shell.words.t('board.pass')}</span>`;

const moveCell = (drawing: Drawing, { move }: LineItem): TemplateResult => html`
  <span class="move-number" aria-hidden="true">${move.number}</span>${discOf(drawing, move.color)}
  <span class="move-square">${moveButton(drawing, move)}</span>`;

/** The sides keep their columns: after an interruption, White's move begins in the second one. */
const mainCell = (drawing: Drawing, cells: readonly Cell[], index: number): TemplateResult => {
  const { item, isPass } = cells[index] as Cell;
  const before = cells[index - 1];
  const resumes = before !== undefined && isLast(cells, index - 1) && isInterrupted(before.item);
  const isEnd = isLast(cells, index) && isInterrupted(item);
  return html`
    <li class="move ${isPass ? 'passed' : ''} ${resumes && index % 2 === 1 ? 'resumes' : ''}">${
      isPass ? passCell(drawing, item) : moveCell(drawing, item)
    }</li>
    ${isEnd ? html`<li class="branches">${comment(item.move)} ${variations(drawing, item)}</li>` : nothing}`;
};

/** Whether a cell is the last one of its move. */
const isLast = (cells: readonly Cell[], index: number): boolean =>
  cells[index + 1]?.item !== cells[index]?.item;

/** All moves of a study: the main line in rows, with its variations and comments between them. */
export const moveTree = (shell: Shell, study: Study): TemplateResult => {
  const at = selectShownMatch(shell.play.stores.match.getState())?.transcript ?? [];
  const drawing: Drawing = { shell, study, at };
  const cells = cellsOf(mainLine(study.tree, at));
  return html`
    <ol class="moves-list tree scrolls" role="list" dir="ltr" tabindex="0" aria-label=${shell.words.t('board.moves')}>
      ${cells.map((_, index) => mainCell(drawing, cells, index))}
    </ol>`;
};

/** Scrolls the tree, and nothing else, so that the current move is centered. */
export const showCurrent = (list: HTMLElement): void => {
  const current = list.querySelector<HTMLElement>('[aria-current="step"]');
  if (current === null) {
    list.scrollTop = 0;
    return;
  }
  const [inner, outer] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
};
