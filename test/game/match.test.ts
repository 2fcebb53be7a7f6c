import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import {
  canRedo,
  canUndo,
  isMatchOver,
  isWithoutPeople,
  judgeMove,
  lastTurn,
  latestTurns,
  type Match,
  type MoveRequest,
  positionAfter,
  positionOf,
  redo,
  turnsOf,
  undo,
} from '../../src/game/match.ts';
import { isHuman, type Seat, type Seats } from '../../src/game/seat.ts';
import { makeSquare, parseSquare, type SquareName } from '../../src/game/square.ts';
import { makeTranscript, type Turn } from '../../src/game/transcript.ts';
import { readTable } from '../../testkit/game/positions.ts';
import { matchOf as madeOf, TWO_PEOPLE } from '../../testkit/ui/matches.ts';
import { anyGame, replayed } from './othello/games.ts';

const person: Seat = { type: 'human' };
const computer: Seat = { type: 'computer', opponent: 'bitboard', level: 1 };

const PERSON_IS_BLACK: Seats = { black: person, white: computer };
const PERSON_IS_WHITE: Seats = { black: computer, white: person };
const TWO_COMPUTERS: Seats = { black: computer, white: computer };
const anySeats = fc.constantFrom(TWO_PEOPLE, PERSON_IS_BLACK, PERSON_IS_WHITE, TWO_COMPUTERS);

const matchOf = (transcript: string, seats = TWO_PEOPLE): Match => madeOf(transcript, seats);

const anyMatch = fc
  .tuple(anyGame, anySeats)
  .map(([{ turns }, seats]) => matchOf(makeTranscript(turns.map(({ square }) => square)), seats));

const specialGame = (id: string): string =>
  readTable('games-special.tsv').find(row => row[0] === id)?.[2] ?? '';

/** A request of the side to move, made now. */
const request = (match: Match, square: SquareName): MoveRequest => ({
  type: 'play',
  ply: match.transcript.length,
  color: positionOf(match).turn,
  square: parseSquare(square),
});

const refusalOf = (match: Match, asked: MoveRequest): string | undefined => {
  const verdict = judgeMove(match, asked);
  return verdict.type === 'refused' ? verdict.refusal : undefined;
};

const written = ({ transcript }: Match): string => makeTranscript(transcript);

describe('a request', () => {
  const match = matchOf('f5d6');

  test('for a legal play is accepted and added to the transcript', () => {
    const verdict = judgeMove(match, request(match, 'c3'));
    expect(verdict.type === 'accepted' && written(verdict.match)).toBe('f5d6c3');
    expect(written(match)).toBe('f5d6');
  });

  test.each<[string, SquareName, Partial<MoveRequest>, string]>([
    ['for an earlier ply', 'c3', { ply: 1 }, 'stale'],
    ['for a later ply', 'c3', { ply: 3 }, 'stale'],
    ['of the side that is not to move', 'c3', { color: 'white' }, 'notYourTurn'],
    ['for a square with a disc', 'f5', {}, 'occupied'],
    ['for a square where nothing flips', 'a1', {}, 'flipsNothing'],
  ])('%s is refused', (_, square, changes, refusal) => {
    expect(refusalOf(match, { ...request(match, square), ...changes } as MoveRequest)).toBe(refusal);
  });

  test('is checked for being late first, then for the end of the game, then for being out of turn', () => {
    const over = matchOf(specialGame('shortest-9-classic'));
    const wrong = { ...request(over, 'f5'), color: 'white' as const };
    expect(refusalOf(over, { ...wrong, ply: 0 })).toBe('stale');
    expect(refusalOf(over, wrong)).toBe('gameOver');
    expect(refusalOf(match, { ...request(match, 'f5'), color: 'white' })).toBe('notYourTurn');
  });

  test('that is accepted clears the moves to redo', () => {
    const back = undo(match);
    const verdict = judgeMove(back, request(back, 'f4'));
    expect(canRedo(back)).toBe(true);
    expect(verdict.type === 'accepted' && canRedo(verdict.match)).toBe(false);
  });

  test('after a forced pass is accepted from the side that moves again', () => {
    const transcript = specialGame('early-pass');
    const forcing = replayed(transcript).turns.find(({ forcesPass }) => forcesPass);
    const played = 2 * ((forcing?.ply ?? 0) + 1);
    const next = transcript.slice(played, played + 2) as SquareName;
    const match = matchOf(transcript.slice(0, played));
    expect(positionOf(match).turn).toBe(forcing?.color);
    expect(judgeMove(match, request(match, next)).type).toBe('accepted');
  });
});

describe('a match', () => {
  test('knows its positions and turns ply by ply', () => {
    const match = matchOf('f5d6c3');
    const { positions, turns } = replayed('f5d6c3');
    expect([0, 1, 2, 3].map(ply => positionAfter(match, ply))).toEqual(positions);
    expect(turnsOf(match)).toEqual(turns);
    expect(lastTurn(match)).toEqual(turns[2]);
    expect(lastTurn(matchOf(''))).toBeUndefined();
  });

  test.each([-1, 4, 1.5])('with three plies has no ply %d', ply => {
    expect(() => positionAfter(matchOf('f5d6c3'), ply)).toThrow(RangeError);
  });

  test('has the same course move by move as after a full replay', () => {
    const takes = (match: Match, asked: MoveRequest): Match => {
      const verdict = judgeMove(match, asked);
      return verdict.type === 'accepted' ? verdict.match : match;
    };
    const passing = { ...matchOf(''), setup: { ...STANDARD_SETUP, freePassing: true } };
    fc.assert(
      fc.property(anyGame, fc.array(fc.boolean(), { maxLength: 60 }), ({ turns }, passes) => {
        let match = passing;
        for (const [at, { square }] of turns.entries()) {
          const { length: ply } = match.transcript;
          const { turn: color } = positionOf(match);
          match = takes(
            match,
            passes[at] ? { type: 'pass', ply, color } : { type: 'play', ply, color, square },
          );
        }
        const copy = { ...match, transcript: [...match.transcript] };
        expect(turnsOf(match)).toEqual(turnsOf(copy));
        expect(positionOf(match)).toEqual(positionOf(copy));
      }),
    );
  });

  test('with an illegal transcript throws', () => {
    expect(() => positionOf(matchOf('f5f6a1'))).toThrow('ply 2');
  });
});

describe('undo', () => {
  test("takes back the play of a person with White but not the computer's first move", () => {
    const once = undo(matchOf('f5d6c3', PERSON_IS_WHITE));
    expect(written(once)).toBe('f5');
    expect(canUndo(once)).toBe(false);
    expect(undo(once)).toBe(once);
  });

  test('works after the end of the game', () => {
    const over = matchOf(specialGame('full-60-one-pass'), PERSON_IS_WHITE);
    const back = undo(over);
    expect([isMatchOver(over), isMatchOver(back)]).toEqual([true, false]);
    expect(isHuman(back.seats, positionOf(back).turn)).toBe(true);
  });

  test('goes to the previous turn of a person, or of either side if no person plays', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        const isStop = ({ color }: Turn): boolean => isWithoutPeople(match) || isHuman(match.seats, color);
        const stops = turnsOf(match).filter(isStop);
        expect(canUndo(match)).toBe(stops.length > 0);
        expect(undo(match).transcript).toHaveLength(stops.at(-1)?.ply ?? match.transcript.length);
      }),
    );
  });
});

describe('redo', () => {
  const all = (step: (match: Match) => Match, can: (match: Match) => boolean, match: Match): Match =>
    can(match) ? all(step, can, step(match)) : match;

  test('goes forward to the next turn of a person', () => {
    const start = all(undo, canUndo, matchOf('f5d6c3d3', PERSON_IS_BLACK));
    expect(written(start)).toBe('');
    expect(written(redo(start))).toBe('f5d6');
    expect(written(redo(redo(start)))).toBe('f5d6c3d3');
  });

  test('restores what the last undo removed', () => {
    fc.assert(
      fc.property(anyMatch.filter(canUndo), match => {
        expect(redo(undo(match))).toEqual(match);
      }),
    );
  });

  test('restores the whole match after everything was undone', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        expect(all(redo, canRedo, all(undo, canUndo, match))).toEqual(match);
      }),
    );
  });

  test('is not offered if nothing was undone', () => {
    const match = matchOf('f5d6c3');
    expect(canRedo(match)).toBe(false);
    expect(redo(match)).toBe(match);
  });
});

/** White plays the last two moves, since Black cannot move in between. */
const A_PASS = 'f5d6c3d3c2f4c5e6f6c6c7g5h5g6h6e7f7d7f8e8d8c8b8h7g3f3e3g7g4h4h8g8h3a8b7';

describe('the latest moves', () => {
  const latest = (transcript: string, freePassing = false): readonly string[] =>
    latestTurns({ ...matchOf(transcript), setup: { ...STANDARD_SETUP, freePassing } }).map(({ square }) =>
      makeSquare(square),
    );

  test('are a single one while the sides alternate', () => {
    expect(['', 'f5', 'f5d6'].map(moves => latest(moves))).toEqual([[], ['f5'], ['d6']]);
  });

  test('are several, newest first, where the other side passed', () => {
    expect(latest(A_PASS)).toEqual(['b7', 'a8']);
    expect(latest('f5d6--f4', true)).toEqual(['f4', 'd6']);
    expect(latest('f5d6--f4c5', true)).toEqual(['c5']);
  });

  test('are none after a free pass', () => {
    expect(latest('f5d6--', true)).toEqual([]);
  });

  test('are those of one side since the last disc of the other', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        const newest = latestTurns(match);
        const before = turnsOf(match).at(-1 - newest.length);
        expect(new Set(newest.map(({ color }) => color)).size).toBeLessThanOrEqual(1);
        expect(before?.color).not.toBe(newest[0]?.color ?? 'nobody');
      }),
    );
  });
});
