import { STANDARD_SETUP, startOf } from '../../game/games.ts';
import { legalMoves } from '../../game/position.ts';
import { parseSquare } from '../../game/square.ts';

/** A disc that is dropped, as Fairy-Stockfish and PlayStrategy write it: `P@e3`. */
const DROP = /(?<![\w@])P@([a-h])([1-8])(?!\w)/gi;
/** A pass, written as a move that stays: `c3c3`. */
const STAY = /(?<![\w@])([a-h][1-8])\1(?!\w)/gi;
/** Their start, with the discs in hand and the side to move. */
const START = /8\/8\/8\/3pP3\/3Pp3\/8\/8\/8(?:\[[Pp]{0,128}\])?(?:[ \t]+w\b[ \t\d-]*)?/g;

/** They count ranks from below, as in chess, so that their games are ours in a mirror. */
const fromAbove = (letter: string, rank: string): string => `${letter}${9 - Number(rank)}`;

const isFirstMove = (name: string): boolean => {
  const square = parseSquare(name.toLowerCase());
  return square !== undefined && legalMoves(startOf(STANDARD_SETUP)).has(square);
};

/** The same text with drops as moves, at the same places. Games whose first move is legal as written are not mirrored. */
export const withDropsSpelled = (text: string): string => {
  const [first] = text.matchAll(DROP);
  if (first === undefined) return text;
  const [, letter = '', rank = ''] = first;
  const isMirrored = !isFirstMove(`${letter}${rank}`) && isFirstMove(fromAbove(letter, rank));
  return text
    .replace(START, start => (isMirrored ? ' '.repeat(start.length) : start))
    .replace(STAY, '--  ')
    .replace(DROP, (_, file: string, row: string) => `  ${isMirrored ? fromAbove(file, row) : file + row}`);
};
