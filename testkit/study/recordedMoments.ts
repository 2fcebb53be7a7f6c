import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { explain } from '../../src/study/review/explain.ts';
import type { Moment } from '../../src/study/review/review.ts';
import { Searches } from '../../src/study/review/searches.ts';
import { fromRoot } from '../../tools/paths.ts';
import { engine, gameOf } from './games.ts';

/** A moment of a review before it is explained. */
export interface RecordedMoment {
  readonly name: string;
  readonly before: OthelloPosition;
  readonly explained: Parameters<typeof explain>[2];
}

const squaresOf = (moves = ''): readonly Square[] =>
  (parseTranscript(moves) ?? []).filter(move => move !== 'pass');

const readMoment = (row: string): RecordedMoment => {
  const [transcript = '', ply, best, score, played, exact, depth, line, playedLine] = row.split('\t');
  const game = gameOf(STANDARD_START, transcript);
  const move = game.transcript[Number(ply) - 1] as Square;
  return {
    name: `${ply}. of ${transcript}`,
    before: game.positions[Number(ply) - 1] as OthelloPosition,
    explained: {
      move,
      best: parseSquare(best as SquareName),
      score: Number(score),
      played: Number(played),
      loss: Number(score) - Number(played),
      exact: exact === '1',
      depth: Number(depth),
      line: squaresOf(line),
      playedLine: squaresOf(playedLine),
      headStart: 0,
    },
  };
};

/** 300 moments of tournament games in random order, as found by reviews. */
export const recordedMoments: readonly RecordedMoment[] = gunzipSync(
  readFileSync(fromRoot('data', 'moments.tsv.gz')),
)
  .toString()
  .trimEnd()
  .split('\n')
  .map(readMoment);

/** The moment with its reason. */
export const explained = async ({ before, explained: found }: RecordedMoment): Promise<Moment> => {
  const { move, headStart: _, ...ply } = found;
  const explanation = await explain(new Searches(engine, 'standard'), before, found);
  return { ply: ply as unknown as Moment['ply'], move, ...explanation };
};
