import { CONNECT4_SHAPE } from '../../game/connect4/position.ts';
import { type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { readMoves } from '../../game/transcript.ts';
import { found } from '../found.ts';
import { recordOfGame } from '../record.ts';
import type { Salvage } from './manyGames.ts';
import { piecesOf } from './pieces.ts';

/** Names of Connect Four. */
const NAME =
  /connect[ -]?(?:four|4)|four in a row|4 in a row|vier gewinnt|4 gewinnt|puissance (?:quatre|4)|(?:c|qu?)onecta 4|forza 4|(?:ligue|lig) 4|四目並べ|四子棋|사목/i;
/** Only columns, with a sign between them. */
const COLUMNS_ALONE = /^\s*[1-7](?:\s*[-;>→]+\s*[1-7]){4,}\s*$/;
const MOVE_NUMBER = /(?<!\d)\d{1,2}[.):](?!\d)/g;
const RUN = /(?<![\w.])[1-7](?:[\s,;>→-]*[1-7])+(?![\w.])/g;
/** Minimum number of moves: fewer columns may be a date or a score. */
const LEAST_PLIES = 4;

const CONNECT_FOUR: Setup = { ...STANDARD_SETUP, game: 'connect4', shape: CONNECT4_SHAPE };

const blanks = (written: string): string => ' '.repeat(written.length);

/** The longest game of Connect Four in a text of columns, if the text names the game or contains nothing else. */
export const columnsGame = (text: string): Salvage | undefined => {
  if (!NAME.test(text) && !COLUMNS_ALONE.test(text)) return undefined;
  const games = [...text.replace(NAME, blanks).replace(MOVE_NUMBER, blanks).matchAll(RUN)].flatMap(
    ({ 0: run, index }) => {
      const digits = run.replace(/\D/g, '');
      const moves = digits.length < LEAST_PLIES ? undefined : readMoves(startOf(CONNECT_FOUR), digits);
      return moves === undefined ? [] : [{ moves, span: { from: index, to: index + run.length } }];
    },
  );
  const [longest] = games.toSorted((one, other) => other.moves.length - one.moves.length);
  return (
    longest && {
      found: found('columns', [recordOfGame(CONNECT_FOUR, longest.moves)]),
      leftOut: piecesOf(text, [longest.span]),
    }
  );
};
