import { existsSync } from 'node:fs';
import { fromRoot } from '../../tools/paths.ts';

/** The log of examined positions. */
export const SAMPLES = fromRoot('.cache', 'chance', 'samples.tsv');

/** Tournament games, one a line: year, players, Black's score, moves. */
export const GAMES = `${
  [fromRoot('..', '..', 'shared', 'data'), fromRoot('..', 'shared', 'data')].find(existsSync) ?? ''
}/wthor/games.txt.gz`;

/** Games of every fifth year are never fitted: they measure the error. */
export const isTestYear = (year: number): boolean => year % 5 === 4;

/** The plies at which the error is measured: Black moves after an even number of moves, White after an odd one. */
export const TESTED_PLIES = [20, 21, 30, 31, 40, 41] as const;

/** How a value was found: by a search of this many plies, as in a quick or a standard review, or by a proof. */
export const LOOKS = ['quick', 'standard', 'proof'] as const;
export type Look = (typeof LOOKS)[number];

/** An examined position. */
export interface Sample {
  readonly game: number;
  readonly year: number;
  readonly ply: number;
  readonly color: 'black' | 'white';
  readonly empties: number;
  readonly look: Look;
  /** The value and the game's result (1, 1/2 or 0) for the side to move. */
  readonly score: number;
  readonly points: number;
}

export const writeSample = (sample: Sample): string =>
  [
    sample.game,
    sample.year,
    sample.ply,
    sample.color,
    sample.empties,
    sample.look,
    sample.score,
    sample.points,
  ].join('\t');

export const readSample = (line: string): Sample => {
  const [game, year, ply, color, empties, look, score, points] = line.split('\t');
  return {
    game: Number(game),
    year: Number(year),
    ply: Number(ply),
    color: color as Sample['color'],
    empties: Number(empties),
    look: look as Look,
    score: Number(score),
    points: Number(points),
  };
};
