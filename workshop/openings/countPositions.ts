import { canonicalKey } from '../../src/game/othello/canonical.ts';
import { type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import type { Move } from '../../src/game/transcript.ts';
import type { TournamentGame } from './tournamentGames.ts';

/** Statistics of all games that reached a position, in any move order. */
export interface CountedPosition {
  readonly key: string;
  readonly ply: number;
  games: number;
  blackWins: number;
  draws: number;
  firstYear: number;
  lastYear: number;
  /** How often games continued to the position with this key. */
  readonly next: Map<string, number>;
}

interface Limits {
  readonly leastGames: number;
  readonly mostPlies: number;
}

const HALF = 32;

const unseen = (key: string, ply: number): CountedPosition => ({
  key,
  ply,
  games: 0,
  blackWins: 0,
  draws: 0,
  firstYear: Infinity,
  lastYear: -Infinity,
  next: new Map(),
});

const count = (position: CountedPosition, { year, blackScore }: TournamentGame): void => {
  position.games++;
  if (blackScore > HALF) position.blackWins++;
  if (blackScore === HALF) position.draws++;
  position.firstYear = Math.min(position.firstYear, year);
  position.lastYear = Math.max(position.lastYear, year);
};

/** The current position of a game. */
interface Place {
  readonly position: OthelloPosition;
  readonly key: string;
}

const placeOf = (position: OthelloPosition): Place => ({ position, key: canonicalKey(position) });

/** Consecutive games often share a position and a move, since games are sorted; they share the resulting position. */
const stepper = (): ((before: Place, move: Move) => Place) => {
  let [from, by, to]: [Place?, Move?, Place?] = [];
  return (before, move) => {
    if (from === before && by === move && to !== undefined) return to;
    const after = move === 'pass' ? undefined : play(before.position, move);
    if (after === undefined) throw new Error('A tournament game has an illegal move.');
    [from, by, to] = [before, move, placeOf(after)];
    return to;
  };
};

/** Advances every game by a ply and counts the positions reached; finished games are dropped. */
const stepAll = (games: readonly TournamentGame[], places: (Place | undefined)[], ply: number) => {
  const reached = new Map<string, CountedPosition>();
  const moves = new Map<string, Map<string, number>>();
  const step = stepper();
  for (const [index, game] of games.entries()) {
    const before = places[index];
    const move = game.transcript[ply - 1];
    const after = before && move !== undefined ? step(before, move) : undefined;
    places[index] = after;
    if (before === undefined || after === undefined) continue;
    const counted = reached.get(after.key) ?? unseen(after.key, ply);
    reached.set(after.key, counted);
    count(counted, game);
    const onward = moves.get(before.key) ?? new Map<string, number>();
    moves.set(before.key, onward);
    onward.set(after.key, (onward.get(after.key) ?? 0) + 1);
  }
  return { reached, moves };
};

/**
 * The positions reached by at least `leastGames` games, each after one of its predecessors, with the start first. Positions
 * with different numbers of plies never coincide, so each ply is counted separately.
 */
export const countPositions = (
  games: readonly TournamentGame[],
  { leastGames, mostPlies }: Limits,
): readonly CountedPosition[] => {
  const start = placeOf(STANDARD_START);
  const places: (Place | undefined)[] = games.map(() => start);
  const root = unseen(start.key, 0);
  for (const game of games) count(root, game);
  const all = [root];
  let level: readonly CountedPosition[] = [root];
  for (let ply = 1; ply <= mostPlies && level.length > 0; ply++) {
    const { reached, moves } = stepAll(games, places, ply);
    const kept = new Set<CountedPosition>();
    for (const before of level)
      for (const [key, times] of moves.get(before.key) ?? []) {
        const after = reached.get(key);
        if (after === undefined || after.games < leastGames) continue;
        before.next.set(key, times);
        kept.add(after);
      }
    level = [...kept];
    all.push(...level);
  }
  return all;
};
