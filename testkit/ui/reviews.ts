import { type GameName, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { parseTranscript, readMoves, replayOf } from '../../src/game/transcript.ts';
import type { Evaluation } from '../../src/study/review/evaluate.ts';
import { makeReview, type Review } from '../../src/study/review/review.ts';
import { WHITE_WINS } from './matches.ts';

/** A review in which each move loses one disc more than the previous one, for a while; the last third is proved. */
export const reviewOf = (game: Extract<GameName, 'othello' | 'connect4'>): Review => {
  const setup = {
    ...STANDARD_SETUP,
    ...(game === 'connect4' && { game, shape: startOf({ ...STANDARD_SETUP, game }).shape }),
  };
  const transcript =
    game === 'othello'
      ? (parseTranscript(WHITE_WINS) ?? [])
      : (readMoves(startOf(setup), '44455666331') ?? []);
  const replayed = replayOf(setup, transcript);
  const positions = replayed.type === 'legal' ? replayed.positions : [];
  const evaluations = transcript.map((move, ply): readonly [number, Evaluation] => {
    const score = ((ply * 7) % 20) - 9;
    const [best, exact] = [move === 'pass' ? 0 : move, 3 * ply > 2 * transcript.length];
    const [line, playedLine] = [[best as never], move === 'pass' ? [] : [move]];
    return [
      ply + 1,
      { best: best as never, score, played: score - (ply % 13), exact, depth: 10, line, playedLine },
    ];
  });
  return makeReview({ positions, transcript }, new Map(evaluations));
};
