import type { ByColor } from '../../../src/game/color.ts';
import {
  crossStart,
  isOver,
  legalMoves,
  type OthelloPosition,
  type OthelloRules,
  play,
} from '../../../src/game/othello/position.ts';
import { winnerOf } from '../../../src/game/position.ts';
import { makeRandom, pick } from '../../../src/game/random.ts';
import type { Character } from '../../../src/game/seat.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import type { Square } from '../../../src/game/square.ts';
import { planReply } from '../../../src/opponents/opponents.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';

type Side = Character | 'random moves';

/** A reproducible game. */
interface Game {
  readonly rules: OthelloRules;
  readonly sides: ByColor<Side>;
  readonly seed: number;
}

const MEANS = { milliseconds: 1000, threads: 1 };

const replyOf = (character: Character, position: OthelloPosition, seed: number): Square => {
  const seat = { type: 'computer', opponent: character, level: 1 } as const;
  const { method, choose } = planReply({ seat, position, seed }, MEANS);
  return choose(engineSearch(position, method));
};

const winnerIn = ({ rules, sides, seed }: Game) => {
  const random = makeRandom(seed);
  let position = crossStart(STANDARD_SHAPE, rules);
  while (!isOver(position)) {
    const side = sides[position.turn];
    const square =
      side === 'random moves' ? pick(random, [...legalMoves(position)]) : replyOf(side, position, seed);
    position = play(position, square) as OthelloPosition;
  }
  return winnerOf(position);
};

const pointsFor = (winner: ReturnType<typeof winnerIn>, own: 'black' | 'white'): number => {
  if (winner === 'draw') return 0.5;
  return winner === own ? 1 : 0;
};

interface Choice {
  readonly rules?: OthelloRules;
  /** The number of the first game; each game has its own seed. */
  readonly from?: number;
}

/** The score of `first` against `second`, with half of the games as each color. */
export const shareOf = (
  first: Side,
  second: Side,
  games: number,
  { rules = 'othello', from = 0 }: Choice = {},
): number => {
  let points = 0;
  for (let game = from; game < from + games; game++) {
    const isBlack = game % 2 === 0;
    const sides = isBlack ? { black: first, white: second } : { black: second, white: first };
    points += pointsFor(winnerIn({ rules, sides, seed: game + 1 }), isBlack ? 'black' : 'white');
  }
  return points / games;
};
