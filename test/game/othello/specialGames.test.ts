import { expect, test } from 'vitest';
import { discCounts, emptySquares } from '../../../src/game/board.ts';
import { opposite } from '../../../src/game/color.ts';
import {
  blackScoreEmptiesToWinner,
  isOver,
  leader,
  type OthelloPosition,
} from '../../../src/game/othello/position.ts';
import type { Turn } from '../../../src/game/transcript.ts';
import { readTable } from '../../../testkit/game/positions.ts';
import { replayed } from './games.ts';

/** `23W`: before the 23rd move White had to pass. */
const passBefore = ({ ply, color }: Turn): string => `${ply + 2}${opposite(color) === 'white' ? 'W' : 'B'}`;

const WINNERS = { B: 'black', W: 'white', D: 'draw' } as const;

const games = readTable('games-special.tsv').map(
  ([id, , transcript, moves, passes, black, white, empties, winner, score]) => ({
    id,
    transcript: transcript ?? '',
    passes,
    end: [moves, black, white, empties, score].map(Number),
    winner: WINNERS[winner as keyof typeof WINNERS],
  }),
);

test.each(games)('the game $id ends as recorded', ({ transcript, passes, end, winner }) => {
  const { turns, positions } = replayed(transcript);
  const last = positions.at(-1) as OthelloPosition;
  const { black, white } = discCounts(last);
  const score = blackScoreEmptiesToWinner(last);
  expect(isOver(last)).toBe(true);
  expect([turns.length, black, white, emptySquares(last).size, score]).toEqual(end);
  expect(leader(last)).toBe(winner);
  const forcing = turns.filter(({ forcesPass }) => forcesPass);
  expect(forcing.map(passBefore).join()).toBe(passes);
});
