import { expect, test } from 'vitest';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { isOver } from '../../src/game/position.ts';
import { theoryOf } from '../../src/openings/book.ts';
import { endScore } from '../../src/study/review/endScore.ts';
import { reviewGame } from '../../src/study/review/reviewer.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { readTable } from '../../testkit/game/positions.ts';
import { engine, gameOf } from '../../testkit/study/games.ts';
import { book } from '../../testkit/study/openingBook.ts';

const MINUTES = 60_000;

/** The result with best play, for Black: 1, 0 or -1. */
const solved = (position: OthelloPosition): number => {
  if (isOver(position)) return Math.sign(endScore(position, 'black'));
  const { score } = engineSearch(position, { by: 'flipside', limit: { type: 'solve', goal: 'outcome' } });
  return Math.sign(position.turn === 'black' ? score : 0 - score);
};

/** Tournament games with a proved change of their result, and its last ply. */
test.each(readTable('turning-points.tsv'))(
  'in %s the last change of the proved result, at ply %s, is the turning point and a moment, and no book move is blamed',
  async (transcript = '', text = '') => {
    const ply = Number(text);
    const game = gameOf(STANDARD_START, transcript);
    const bookUntil = book === undefined ? 0 : theoryOf(book, game.positions);
    const outcome = await reviewGame(engine, game, { bookUntil });
    if (outcome.type !== 'finished') throw new Error(`The review was ${outcome.type}.`);
    const { turningPoint, moments, plies } = outcome.review;
    expect(turningPoint).toBe(ply);
    expect(moments.map(moment => moment.ply.ply)).toContain(ply);
    expect(plies.slice(0, bookUntil).filter(({ moveClass }) => moveClass !== undefined)).toEqual([]);
    const results = game.positions.slice(ply - 1).map(position => solved(position as OthelloPosition));
    expect(results[0]).not.toBe(results[1]);
    expect(new Set(results.slice(1)).size).toBe(1);
  },
  5 * MINUTES,
);
