import { html, nothing, type TemplateResult } from 'lit';
import { rulesOf } from '../game/games.ts';
import type { Transcript } from '../game/transcript.ts';
import type { Words } from '../i18n/words.ts';
import { isSamePath, mainLine, type TreeLine, type TreeMove } from '../ui/study/moves/treeRows.ts';
import { RULES_WORDS } from '../ui/words/rulesWords.ts';
import type { Shown } from './readView.ts';

interface Listing {
  readonly words: Words;
  readonly shown: Shown;
  readonly goTo: (path: Transcript) => void;
}

const textOf = ({ words, shown }: Listing, { move }: TreeMove): string =>
  move === 'pass' ? words.t('board.pass') : RULES_WORDS[rulesOf(shown.tree.setup.game)].move(move);

const spoken = (listing: Listing, move: TreeMove): string => {
  const { words, shown } = listing;
  const color = RULES_WORDS[rulesOf(shown.tree.setup.game)].color(words, move.color);
  return [
    words.t('tree.move', { number: move.number, color, move: textOf(listing, move) }),
    ...(move.mark === undefined ? [] : [words.t(`tree.mark.${move.mark}`)]),
  ].join(words.t('comma'));
};

const oneMove = (listing: Listing, move: TreeMove): TemplateResult => {
  const { shown, goTo } = listing;
  const isHere = isSamePath(move.path, shown.line.slice(0, shown.ply));
  const number = move.color === 'black' ? html`<span aria-hidden="true">${move.number}.</span>` : nothing;
  return html`${number}<button type="button" part=${isHere ? 'move current-move' : 'move'} class="move" aria-current=${isHere ? 'step' : nothing}
    aria-label=${spoken(listing, move)} @click=${() => goTo(move.path)}>${textOf(listing, move)}${move.mark ?? nothing}${move.hidden > 0 ? '…' : nothing}</button>${
      move.comment === undefined
        ? nothing
        : html`<span part="comment" class="comment" dir="auto">${move.comment}</span>`
    }`;
};

const oneLine = (listing: Listing, line: TreeLine): TemplateResult =>
  html`${line.map(
    ({ move, variations }) =>
      html`${oneMove(listing, move)}${variations.map(
        other => html`<div part="variation" class="variation" role="group"
        aria-label=${listing.words.t('tree.instead', { move: textOf(listing, move) })}>${oneLine(listing, other)}</div>`,
      )}`,
  )}`;

/** All moves of the game, with variations and comments. */
export const moveList = (listing: Listing): TemplateResult => {
  const { words, shown } = listing;
  return html`<div part="list" class="list" role="group" dir="ltr" aria-label=${words.t('embed.steps')}>${oneLine(listing, mainLine(shown.tree, shown.line.slice(0, shown.ply)))}</div>`;
};
