import { colorAt } from '../../game/board.ts';
import { COLORS, type Color } from '../../game/color.ts';
import { type DiscChanges, discChanges } from '../../game/discChanges.ts';
import type { Setup } from '../../game/games.ts';
import { isOver, type Position } from '../../game/position.ts';
import { rulesFor } from '../../game/rules.ts';
import { columnOf, type Square, squareAt } from '../../game/square.ts';
import { replayOf, type Transcript, type Turn } from '../../game/transcript.ts';

/**
 * The possible looks of a square in a film. The film has one image of the board for each, with that face on
 * every square.
 */
export const FACES = [
  'empty',
  'black',
  'white',
  'blackLast',
  'whiteLast',
  'toBlack1',
  'toBlack2',
  'toBlack3',
  'toBlack4',
  'toBlack5',
  'toWhite1',
  'toWhite2',
  'toWhite3',
  'toWhite4',
  'toWhite5',
  'blackLit',
  'whiteLit',
] as const;
export type Face = (typeof FACES)[number];

/** The changes of a frame since the previous one, and its duration in milliseconds. */
export interface FilmFrame {
  readonly delay: number;
  readonly changes: ReadonlyMap<Square, Face>;
}

/** The first frame starts from an empty board. */
export type Film = readonly FilmFrame[];

/** Durations in milliseconds. */
export interface FilmPace {
  /** Of the position before the first move, of each later position, and of the last one. */
  readonly first: number;
  readonly move: number;
  readonly end: number;
}

/** Many viewers slow down animations with shorter frames. */
const STEP = 50;

export const FILM_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type FilmSpeed = (typeof FILM_SPEEDS)[number];
export const FILM_PACES: Readonly<Record<FilmSpeed, FilmPace>> = {
  slow: { first: 1200, move: 1100, end: 4000 },
  normal: { first: 900, move: 550, end: 3000 },
  fast: { first: 600, move: 200, end: 2500 },
};

/** The faces of a disc while it flips to a color. */
const TURNING: Readonly<Record<Color, readonly Face[]>> = {
  black: ['toBlack1', 'toBlack2', 'toBlack3', 'toBlack4', 'toBlack5', 'black'],
  white: ['toWhite1', 'toWhite2', 'toWhite3', 'toWhite4', 'toWhite5', 'white'],
};

/** The progress of a face's flip, from 0 to 1, and its target color; undefined if the face is at rest. */
export const flipOf = (face: Face): { readonly to: Color; readonly progress: number } | undefined => {
  const to = COLORS.find(color => face !== color && TURNING[color].includes(face));
  return to && { to, progress: (TURNING[to].indexOf(face) + 1) / TURNING[to].length };
};

const facesOf = (position: Position): Map<Square, Face> =>
  new Map(
    [...position.shape.squares].map((square): [Square, Face] => [
      square,
      colorAt(position, square) ?? 'empty',
    ]),
  );

/** The squares a falling disc passes through before it lands. */
const fallFrames = ({ landed }: DiscChanges): Film => {
  if (landed === undefined || landed.fall === 0) return [];
  const rows = Array.from({ length: landed.fall - 1 }, (_, row) => squareAt(columnOf(landed.square), row));
  return rows.map((square, row) => {
    const above = rows[row - 1];
    const changes = new Map<Square, Face>([[square, landed.color]]);
    if (above !== undefined) changes.set(above, 'empty');
    return { delay: STEP, changes };
  });
};

/** Places the disc and removes the mark of the previous one. */
const landingFrame = ({ landed }: DiscChanges, unmarked: ReadonlyMap<Square, Face>): FilmFrame => {
  const changes = new Map(unmarked);
  if (landed !== undefined) {
    changes.set(landed.square, `${landed.color}Last`);
    if (landed.fall > 1) changes.set(squareAt(columnOf(landed.square), landed.fall - 2), 'empty');
  }
  return { delay: STEP, changes };
};

/** Discs flip outwards from the landed one. */
const flipFrames = ({ flipped }: DiscChanges): Film => {
  const lags = flipped.map(({ distance }) => Math.max(0, distance - 1));
  const steps = flipped.length === 0 ? 0 : Math.max(...lags) + TURNING.black.length;
  return Array.from({ length: steps }, (_, step) => {
    const changes = new Map<Square, Face>();
    for (const [index, { square, to }] of flipped.entries()) {
      const face = TURNING[to][step - (lags[index] ?? 0)];
      if (face !== undefined) changes.set(square, face);
    }
    return { delay: STEP, changes };
  });
};

/** Makes the last of these frames stay for `delay`. */
const held = (frames: Film, delay: number): Film =>
  frames.map((frame, index) => (index === frames.length - 1 ? { ...frame, delay } : frame));

interface Step {
  readonly before: Position;
  readonly after: Position;
  /** The turn before this one. */
  readonly last: Turn | undefined;
}

/** Removes the mark from the previous disc. */
const unmarkedBy = ({ before, last }: Step): ReadonlyMap<Square, Face> => {
  const color = last?.square === undefined ? undefined : colorAt(before, last.square);
  return last?.square === undefined || color === undefined ? new Map() : new Map([[last.square, color]]);
};

const framesOf = (step: Step, pace: FilmPace): Film => {
  const changes = discChanges(step.before, step.after);
  const landing = landingFrame(changes, unmarkedBy(step));
  return held([...fallFrames(changes), landing, ...flipFrames(changes)], pace.move);
};

/** Highlights the winning discs. */
const endFrames = (position: Position): Film => {
  const winning = [...rulesFor(position).winningSquares(position)];
  if (!isOver(position) || winning.length === 0) return [];
  const lit = winning.map((square): [Square, Face] => [square, `${colorAt(position, square) ?? 'black'}Lit`]);
  return [{ delay: STEP, changes: new Map(lit) }];
};

/** The part of a game to show: from the position after `from` plies to the one after `to` plies. */
export interface FilmRequest {
  readonly setup: Setup;
  readonly transcript: Transcript;
  readonly from: number;
  readonly to: number;
  readonly pace: FilmPace;
}

/** A game as a film. Throws if the transcript is illegal. */
export const filmOf = ({ setup, transcript, from, to, pace }: FilmRequest): Film => {
  const replayed = replayOf(setup, transcript.slice(0, to));
  if (replayed.type === 'illegal') throw new RangeError(`The move at ply ${replayed.ply} is illegal.`);
  const { positions, turns } = replayed;
  const start = positions[from];
  const end = positions[to];
  if (start === undefined || end === undefined)
    throw new RangeError(`The game has no plies ${from} to ${to}.`);
  const opening: FilmFrame = { delay: pace.first, changes: facesOf(start) };
  const plies = Array.from({ length: to - from }, (_, index) => from + index);
  const moves = plies.flatMap(ply => {
    const [before, after] = [positions[ply], positions[ply + 1]];
    const last = ply === from ? undefined : turns[ply - 1];
    return before === undefined || after === undefined ? [] : framesOf({ before, after, last }, pace);
  });
  return held([opening, ...moves, ...endFrames(end)], pace.end);
};

/** The duration of a film in milliseconds. */
export const lengthOf = (film: Film): number => film.reduce((sum, { delay }) => sum + delay, 0);

/** The duration of a key moment's film, and of the position before its move, in milliseconds. */
const MOMENT = { whole: 6000, before: 2600 } as const;

/** The move with this number as a short looping film. */
export const momentFilm = (setup: Setup, transcript: Transcript, number: number): Film => {
  const pace = { first: MOMENT.before, move: 0, end: 0 };
  const film = filmOf({ setup, transcript, from: number - 1, to: number, pace });
  return held(film, MOMENT.whole - lengthOf(film));
};
