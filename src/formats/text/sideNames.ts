import type { Color } from '../../game/color.ts';

/** Names of the sides in lower case, as parts of patterns: words, and Chinese or Japanese signs. */
export const SIDE_NAMES: Readonly<Record<Color, string>> = {
  black:
    'blacks?|dark|noire?s?|schwarz|ner[oi]|negr[ao]s?|pret[oa]s?|zwart|svart|sort|czarn[ey]|č[ei]rn[áéý]|musta|fekete|siyah|ч[её]рные|чорні|μαύρ[αο]|黒番?|先手番?|黑[棋方番子]?|흑번?|(?:ال|لل)?أسود',
  white:
    'whites?|light|blanch?e?s?|wei(?:ß|ss)|bianc(?:o|hi)|blanc[ao]s?|branc[oa]s?|wit|vit|hvid|białe|bíl[áéý]|valkoinen|fehér|beyaz|белые|білі|λευκ[άό]|白[番棋方子]?|後手番?|后手|백번?|(?:ال|لل)?أبيض',
};

/** Side names that a player's name may follow directly, without a colon. */
export const SIDE_SIGNS: Readonly<Record<Color, string>> = {
  black: '黒番?|先手番?|黑[棋方番]?|흑번?|●',
  white: '白[番棋方]?|後手番?|后手|백번?|○',
};
