import { COLORS, type Color } from '../../game/color.ts';
import { startOf } from '../../game/games.ts';
import type { OthelloPosition } from '../../game/othello/position.ts';
import { blackScoreEmptiesToWinner } from '../../game/othello/position.ts';
import { isOver } from '../../game/position.ts';
import { makeShapeText, STANDARD_SHAPE } from '../../game/shape.ts';
import { columnOf, rowOf, SQUARE_COUNT } from '../../game/square.ts';
import { positionAt, type Transcript } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import { saidEnding } from '../ending.ts';
import { type GameRecord, isKnownIn, type WthorFacts } from '../record.ts';
import { HEADER, WTHOR } from './wthor.ts';

/** The three files of a database. Name files are only written if the records have no numbers of their own. */
export interface WthorFiles {
  readonly games: Uint8Array;
  readonly players?: Uint8Array;
  readonly tournaments?: Uint8Array;
}

interface Made {
  readonly date: Date;
  /** The year of the games; default: that of the first dated one. */
  readonly year?: number;
}

/** Whether a game fits the database: Othello on 8x8 from the usual start. */
export const isForWthor = ({ tree: { setup } }: GameRecord): boolean =>
  isKnownIn('wtb', setup) &&
  makeShapeText(setup.shape) === makeShapeText(STANDARD_SHAPE) &&
  setup.start === undefined &&
  setup.headStart === undefined &&
  !setup.freePassing;

const CENTURY = 100;
const EVEN = SQUARE_COUNT / 2;

const headerOf = ({ date }: Made, year: number): Uint8Array => {
  const bytes = new Uint8Array(WTHOR.header);
  bytes[0] = Math.floor(date.getUTCFullYear() / CENTURY);
  bytes[1] = date.getUTCFullYear() % CENTURY;
  bytes[2] = date.getUTCMonth() + 1;
  bytes[3] = date.getUTCDate();
  new DataView(bytes.buffer).setUint16(HEADER.year, year, true);
  return bytes;
};

/** Number of empty squares from which the database's theoretical scores are computed. */
const SOLVED_FROM = 24;

/** Black's discs in a game with a known winner but no known score. */
const DECIDED = { black: EVEN + 1, white: EVEN - 1, draw: EVEN } as const;

/** Counted on the board, unless the game ended otherwise: then it is a different number, which tells readers so. */
const scoreOf = ({ tree, result }: GameRecord, moves: Transcript): number => {
  const end = positionAt(tree.setup, moves) ?? startOf(tree.setup);
  const counted = blackScoreEmptiesToWinner(end as OthelloPosition);
  const said = isOver(end) ? undefined : saidEnding(tree, { result });
  if (said === undefined) return counted;
  const { winner, lead } = said;
  if (lead !== undefined && lead % 2 === 0) return EVEN + lead / 2;
  const score = DECIDED[winner];
  return score === counted ? score + (score - EVEN) : score;
};

/** Numbers names in order of appearance; 0 means none. */
class Numbering {
  readonly names: string[] = ['???'];
  readonly #numbers = new Map<string, number>();

  of(name: string | undefined): number {
    if (name === undefined) return 0;
    const number = this.#numbers.get(name) ?? this.names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }
}

const LATIN = 0xff;

/** Latin-1 byte of a letter: without its accent if necessary, otherwise a question mark. */
const byteOf = (letter: string): number =>
  [letter, letter.normalize('NFD'), '?'].map(one => one.charCodeAt(0)).find(code => code <= LATIN) ?? 0;

/** A name truncated to its field, one byte per letter. */
const spelled = (name: string, size: number): readonly number[] => [...name].slice(0, size - 1).map(byteOf);

/** Whether the name cannot be stored unchanged. */
const isChanged = (name: string | undefined, size: number): boolean =>
  name !== undefined && String.fromCharCode(...spelled(name, size)) !== name;

/** Whether a game's names are too long for a database, or have letters that it lacks. */
export const losesLetters = ({ players, event, wthor }: GameRecord): boolean =>
  wthor === undefined &&
  (COLORS.some(color => isChanged(players?.[color], WTHOR.player)) || isChanged(event, WTHOR.tournament));

const namesFile = (names: readonly string[], size: number, header: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(WTHOR.header + names.length * size);
  bytes.set(header);
  const view = new DataView(bytes.buffer);
  view.setUint16(HEADER.names, names.length, true);
  view.setUint16(HEADER.year, 0, true);
  for (const [index, name] of names.entries()) bytes.set(spelled(name, size), WTHOR.header + index * size);
  return bytes;
};

const writeGame = (to: DataView, at: number, facts: WthorFacts, moves: Transcript): void => {
  to.setUint16(at, facts.tournament, true);
  to.setUint16(at + 2, facts.black, true);
  to.setUint16(at + 4, facts.white, true);
  to.setUint8(at + 6, facts.score);
  to.setUint8(at + 7, facts.best);
  for (const [ply, move] of moves.entries())
    if (move !== 'pass') to.setUint8(at + WTHOR.movesAt + ply, (rowOf(move) + 1) * 10 + columnOf(move) + 1);
};

const yearIn = (records: readonly GameRecord[]): number =>
  records.map(({ date }) => Number(date?.slice(0, 4))).find(year => year > 0 && year < 2 ** 16) ?? 0;

/** Writes the main lines of games accepted by `isForWthor` as a WTHOR database. */
export const writeWthor = (records: readonly GameRecord[], made: Made): WthorFiles => {
  const header = headerOf(made, made.year ?? yearIn(records));
  const games = new Uint8Array(WTHOR.header + records.length * WTHOR.game);
  games.set(header);
  const view = new DataView(games.buffer);
  view.setUint32(HEADER.games, records.length, true);
  games[HEADER.size] = STANDARD_SHAPE.width;
  const isNumbered = records.every(({ wthor }) => wthor !== undefined);
  if (isNumbered) games[HEADER.depth] = SOLVED_FROM;
  const [players, tournaments] = [new Numbering(), new Numbering()];
  const factsOf = (record: GameRecord, moves: Transcript): WthorFacts => {
    if (isNumbered && record.wthor !== undefined) return record.wthor;
    const [black = 0, white = 0] = COLORS.map((color: Color) => players.of(record.players?.[color]));
    const score = record.wthor?.score ?? scoreOf(record, moves);
    return {
      tournament: tournaments.of(record.event),
      black,
      white,
      score,
      best: record.wthor?.best ?? score,
    };
  };
  for (const [index, record] of records.entries()) {
    const moves = lineThrough(record.tree, []);
    writeGame(view, WTHOR.header + index * WTHOR.game, factsOf(record, moves), moves);
  }
  if (isNumbered) return { games };
  return {
    games,
    players: namesFile(players.names, WTHOR.player, header),
    tournaments: namesFile(tournaments.names, WTHOR.tournament, header),
  };
};
