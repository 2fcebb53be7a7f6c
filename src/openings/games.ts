import { type OthelloPosition, play, STANDARD_START } from '../game/othello/position.ts';
import { parseSquare } from '../game/square.ts';
import { codeOf } from './code.ts';

/** A tournament game. */
export interface BookGame {
  readonly year: number;
  readonly black: string;
  readonly white: string;
  /** Black's discs, with empty squares given to the winner. */
  readonly blackScore: number;
  /** The moves as text, two characters each. */
  readonly moves: string;
}

export const GAMES_HEAD = 'FLGM 1';
const MOVE_LETTERS = 2;
const DISCS_OF_START = 4;
/** Games searched per batch: a few milliseconds of work. */
const CHUNK = 400;

/** The tournament games, from a file with the players in its first line, then one game per line, sorted by moves. */
export class BookGames {
  readonly #players: readonly string[];
  readonly #lines: readonly string[];

  private constructor(players: readonly string[], lines: readonly string[]) {
    this.#players = players;
    this.#lines = lines;
  }

  /** Reads the unpacked file; undefined if it is not one. */
  static read(text: string): BookGames | undefined {
    const [head, players = '', ...lines] = text.trimEnd().split('\n');
    return head === GAMES_HEAD ? new BookGames(players.split('\t'), lines) : undefined;
  }

  get count(): number {
    return this.#lines.length;
  }

  #game(line: string): BookGame {
    const [year, black, white, score, moves = ''] = line.split(' ');
    const playerOf = (number: string | undefined): string => this.#players[Number(number)] ?? '???';
    return {
      year: Number(year),
      black: playerOf(black),
      white: playerOf(white),
      blackScore: Number(score),
      moves,
    };
  }

  /**
   * The games that reached a position, the latest first. `rest` is awaited between batches; the search stops
   * if it returns false.
   */
  async through(position: OthelloPosition, rest: () => Promise<boolean>): Promise<readonly BookGame[]> {
    const ply = position.discs.black.size + position.discs.white.size - DISCS_OF_START;
    const wanted = codeOf(position);
    const codeAfter = walker(ply);
    const found: BookGame[] = [];
    for (const [index, line] of this.#lines.entries()) {
      if (index % CHUNK === CHUNK - 1 && !(await rest())) return [];
      const moves = line.slice(line.lastIndexOf(' ') + 1);
      if (codeAfter(moves) === wanted) found.push(this.#game(line));
    }
    return found.sort((one, other) => other.year - one.year);
  }
}

/**
 * Computes the code of the position after the first plies of a game. Moves shared with the previous game are
 * not replayed.
 */
const walker = (ply: number): ((moves: string) => number | undefined) => {
  const positions: (OthelloPosition | undefined)[] = [STANDARD_START];
  let [before, code]: [string, number | undefined] = ['', undefined];
  return moves => {
    const start = moves.slice(0, MOVE_LETTERS * ply);
    if (start === before && positions.length > ply) return code;
    let shared = 0;
    while (shared < ply && at(start, shared) !== '' && at(start, shared) === at(before, shared)) shared++;
    positions.length = Math.min(positions.length, shared + 1);
    for (let next = positions.length - 1; next < ply; next++) {
      const square = parseSquare(at(start, next));
      const last = positions[next];
      positions.push(square === undefined || last === undefined ? undefined : play(last, square));
    }
    before = start;
    const reached = positions[ply];
    code = reached && codeOf(reached);
    return code;
  };
};

const at = (moves: string, ply: number): string => moves.slice(MOVE_LETTERS * ply, MOVE_LETTERS * (ply + 1));
