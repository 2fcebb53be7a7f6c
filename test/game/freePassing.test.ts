import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GameName,
  isSetup,
  MOST_FREE_PASSES,
  type Setup,
  STANDARD_SETUP,
  startOf,
} from '../../src/game/games.ts';
import {
  canPass,
  isMatchOver,
  judgeMove,
  lastTurn,
  type Match,
  positionAfter,
  positionOf,
  redo,
  turnsOf,
  undo,
} from '../../src/game/match.ts';
import { legalMovesFor, type OthelloPosition } from '../../src/game/othello/position.ts';
import { legalMoves } from '../../src/game/position.ts';
import { makeShape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { parseSquare } from '../../src/game/square.ts';
import {
  makeTranscript,
  parseTranscript,
  readMoves,
  replayOf,
  writeMoves,
} from '../../src/game/transcript.ts';
import { PASSING, SHORTEST } from '../../testkit/game/specialGames.ts';
import { matchWith } from '../../testkit/ui/matches.ts';

const setupOf = (game: GameName, shape = STANDARD_SHAPE): Setup => ({
  ...STANDARD_SETUP,
  game,
  shape,
  freePassing: true,
});

const OTHELLO = matchWith(setupOf('othello'));

const passed = (match: Match): Match | string => {
  const { turn } = positionOf(match);
  const verdict = judgeMove(match, { type: 'pass', ply: match.transcript.length, color: turn });
  return verdict.type === 'accepted' ? verdict.match : verdict.refusal;
};
const played = (match: Match, choice: number): Match => {
  const squares = [...legalMoves(positionOf(match))];
  const square = squares[choice % squares.length] ?? parseSquare('a1');
  const { turn } = positionOf(match);
  const verdict = judgeMove(match, { type: 'play', ply: match.transcript.length, color: turn, square });
  return verdict.type === 'accepted' ? verdict.match : match;
};

/** Every third choice is a pass, where one is legal. */
const taken = (match: Match, choice: number): Match => {
  const after = choice % 3 === 0 ? passed(match) : played(match, choice);
  return typeof after === 'string' ? played(match, choice) : after;
};

const side = fc.integer({ min: 2, max: 8 });
const anyMatch = fc
  .record({
    game: fc.constantFrom('othello', 'reversi', 'anti'),
    shape: fc.tuple(side, side).map(([width, height]) => makeShape(width, height) ?? STANDARD_SHAPE),
    choices: fc.array(fc.nat(), { maxLength: 90, size: 'max' }),
  })
  .map(({ game, shape, choices }) => choices.reduce(taken, matchWith(setupOf(game, shape))));

const everywhere = (look: (match: Match) => void): void =>
  fc.assert(fc.property(anyMatch, look), { numRuns: 200 });

describe('a free pass', () => {
  test('changes no disc, and the other side moves', () => {
    everywhere(match => {
      for (const { ply, square, flipped, color, forcesPass } of turnsOf(match)) {
        if (square !== undefined) continue;
        const [before, after] = [positionAfter(match, ply), positionAfter(match, ply + 1)];
        expect([after.discs, flipped.size, forcesPass]).toEqual([before.discs, 0, false]);
        expect(after.turn).not.toBe(color);
      }
    });
  });

  test('is undone and redone like any other ply', () => {
    everywhere(match => {
      const back = undo(match);
      if (back === match) return;
      expect(positionOf(back)).toEqual(positionAfter(match, back.transcript.length));
      expect(redo(back).transcript).toEqual(match.transcript);
      expect(positionOf(redo(back))).toEqual(positionOf(match));
    });
  });

  test('is written as two dashes and read back', () => {
    everywhere(match => {
      const start = startOf(match.setup);
      expect(parseTranscript(makeTranscript(match.transcript))).toEqual(match.transcript);
      expect(readMoves(start, writeMoves(start.rules, match.transcript))).toEqual(match.transcript);
    });
    const match = played(played(OTHELLO, 0), 0);
    expect(makeTranscript((passed(match) as Match).transcript)).toMatch(/^([a-h][1-8]){2}--$/);
  });

  test('does not end the game, which is over when neither side can move', () => {
    everywhere(match => {
      const position = positionOf(match) as OthelloPosition;
      const isStuck = (['black', 'white'] as const).every(color => legalMovesFor(position, color).isEmpty());
      expect(isMatchOver(match)).toBe(isStuck);
    });
  });

  test('may follow another, which restores the position before them', () => {
    const twice = passed(passed(OTHELLO) as Match) as Match;
    expect(makeTranscript(twice.transcript)).toBe('----');
    expect(positionOf(twice)).toEqual(positionOf(OTHELLO));
    expect(isMatchOver(twice)).toBe(false);
    expect(lastTurn(twice)).toMatchObject({ color: 'white', square: undefined });
  });

  test('is possible while the centre is filled in Reversi', () => {
    expect(positionOf(passed(matchWith(setupOf('reversi'))) as Match).turn).toBe('white');
  });
});

describe('a free pass is refused', () => {
  test.each(['othello', 'reversi', 'anti', 'xot'] as const)('in %s without the rule', game => {
    const match = matchWith({ ...setupOf(game), freePassing: false });
    expect([passed(match), canPass(match)]).toEqual(['passNotFree', false]);
  });

  test('in a transcript without the rule, at the first pass', () => {
    everywhere(match => {
      const first = match.transcript.indexOf('pass');
      const replayed = replayOf({ ...match.setup, freePassing: false }, match.transcript);
      expect(replayed).toMatchObject(first < 0 ? { type: 'legal' } : { type: 'illegal', ply: first });
    });
  });

  test('if the other side could not move, so that the turn would come back at once', () => {
    const match = matchWith(setupOf('othello'), PASSING);
    expect(lastTurn(match)?.forcesPass).toBe(true);
    expect(passed(match)).toBe('passComesBack');
  });

  test('to the side that is not to move, after the end, and for another ply', () => {
    const refusalOf = (match: Match, request: { ply: number; color: 'black' | 'white' }) =>
      judgeMove(match, { type: 'pass', ...request });
    const over = matchWith(setupOf('othello'), SHORTEST);
    expect(refusalOf(OTHELLO, { ply: 0, color: 'white' })).toMatchObject({ refusal: 'notYourTurn' });
    expect(refusalOf(OTHELLO, { ply: 1, color: 'black' })).toMatchObject({ refusal: 'stale' });
    expect(refusalOf(over, { ply: 9, color: 'black' })).toMatchObject({ refusal: 'gameOver' });
  });

  test('beyond the maximum of a game, so that every game ends', () => {
    const most = matchWith(setupOf('othello'), '--'.repeat(MOST_FREE_PASSES));
    expect([passed(most), canPass(most)]).toEqual(['tooManyPasses', false]);
    expect(replayOf(most.setup, [...most.transcript, 'pass'])).toEqual({
      type: 'illegal',
      ply: MOST_FREE_PASSES,
    });
    expect(makeTranscript(played(most, 0).transcript.slice(-1))).toMatch(/^[a-h][1-8]$/);
  });

  test('in Connect Four, which has no passes', () => {
    const shape = makeShape(7, 6);
    expect(isSetup(setupOf('connect4', shape))).toBe(false);
    expect(passed(matchWith(setupOf('connect4', shape)))).toBe('passComesBack');
  });
});
