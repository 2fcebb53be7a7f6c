import { COLORS, type Color, opposite } from '../../../game/color.ts';
import { flipsDiscs, type Position } from '../../../game/position.ts';
import { makeSquare, type Square } from '../../../game/square.ts';
import { SquareSet } from '../../../game/squareSet.ts';
import type { Words } from '../../../i18n/words.ts';
import { emptyRegions, type Overlay, openedMoves, overlayMarks } from '../../../study/overlays.ts';
import { listText } from '../locale.ts';
import { RULES_WORDS } from '../rulesWords.ts';

/** Squares in board order; `none` if there are none. */
const squaresText = (words: Words, squares: SquareSet): string =>
  squares.isEmpty() ? words.t('study.overlay.none') : listText(words, [...squares].map(makeSquare));

/** `Black a1, a2; White h8`. */
const byColorText = (words: Words, position: Position, overlay: Overlay): string => {
  const marks = overlayMarks(position, overlay);
  const of = (color: Color): SquareSet =>
    SquareSet.of(
      ...marks.filter(mark => 'color' in mark && mark.color === color).map(({ square }) => square),
    );
  return COLORS.map(color =>
    words.t('study.overlay.of', {
      color: RULES_WORDS[position.rules].color(words, color),
      squares: squaresText(words, of(color)),
    }),
  ).join(words.t('study.overlay.between'));
};

/** `g1, h1 (2, even); a8 (1, odd)`. */
const regionsText = (words: Words, position: Position): string => {
  if (!flipsDiscs(position)) return '';
  const regions = emptyRegions(position).map(region =>
    words.t(region.size % 2 === 0 ? 'study.overlay.even' : 'study.overlay.odd', {
      size: region.size,
      squares: squaresText(words, region),
    }),
  );
  return regions.length === 0
    ? words.t('study.overlay.none')
    : regions.join(words.t('study.overlay.between'));
};

/** What an overlay shows, as a sentence: `Stable discs: Black a1, a2; White none.` */
export const overlayText = (words: Words, position: Position, overlay: Overlay): string => {
  if (overlay === 'opened') return words.t('study.overlay.sentences.opened');
  const squares = overlay === 'parity' ? regionsText(words, position) : byColorText(words, position, overlay);
  return words.t(`study.overlay.sentences.${overlay}`, { squares });
};

/** The squares that a legal move opens: `opens a1, b2 for White`; undefined for any other square. */
export const openedText = (words: Words, position: Position, square: Square): string | undefined => {
  if (!flipsDiscs(position)) return undefined;
  return words.t('study.overlay.opens', {
    squares: squaresText(words, openedMoves(position, square)),
    color: RULES_WORDS[position.rules].color(words, opposite(position.turn)),
  });
};
