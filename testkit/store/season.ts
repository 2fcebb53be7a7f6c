import type { Color } from '../../src/game/color.ts';
import type { Rival } from '../../src/game/duel.ts';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import type { Square } from '../../src/game/square.ts';
import { treeOf } from '../../src/game/tree.ts';
import { writeBundle } from '../../src/store/bundle/bundleFile.ts';
import { PUZZLES as PUZZLES_FORM } from '../../src/store/kept/savedPuzzles.ts';
import { outcomeFor } from '../../src/store/library/entry.ts';
import { type LibraryItem, makeItem } from '../../src/store/library/item.ts';
import { FILE_END, fileHead, fileLine } from '../../src/store/library/libraryFile.ts';
import { NO_PUZZLE_RECORD, type PuzzleRecord } from '../../src/store/puzzlesStore.ts';
import { rivalKey, type Tally } from '../../src/store/results/tallies.ts';

const DAY = 86_400_000;
const DAYS = 170;
const PUZZLES = 240;

type Lots = () => number;

/** A seeded random number generator (mulberry32), with numbers from 0 to 1. */
const lotsOf = (seed: number): Lots => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole game of random moves. */
const gameBy = (draw: Lots): readonly Square[] => {
  const moves: Square[] = [];
  for (let position: Position | undefined = startOf(STANDARD_SETUP); position !== undefined; ) {
    const legal: readonly Square[] = [...legalMoves(position)];
    const move: Square | undefined = legal[Math.floor(draw() * legal.length)];
    if (move === undefined) break;
    moves.push(move);
    position = play(position, move);
  }
  return moves;
};

/** The opponents in order, weakest first. */
const RIVALS: readonly Rival[] = (
  [
    ['flipside', 1],
    ['flipside', 2],
    ['lennie', 1],
    ['mike', 1],
    ['anita', 1],
    ['flipside', 3],
    ['flipside', 4],
    ['claire', 1],
  ] as const
).map(([opponent, level]) => ({ game: 'othello', opponent, level }));

interface Played {
  readonly item: LibraryItem;
  readonly rival: Rival;
}

/** A game at `progress` of the season, from 0 to 1; every third one is reviewed. */
const playedAt = (draw: Lots, index: number, progress: number, now: number): Played => {
  const at = now - Math.round((1 - progress) ** 1.3 * DAYS) * DAY - Math.floor(draw() * 3_600_000);
  const rival = RIVALS[Math.min(RIVALS.length - 1, Math.floor(progress * 4 + draw() * 5))] ?? RIVALS[0];
  if (rival === undefined) throw new Error('There are no rivals.');
  const own: Color = draw() < 0.5 ? 'black' : 'white';
  const seat = { type: 'computer', opponent: rival.opponent, level: rival.level } as const;
  const human = { type: 'human' } as const;
  const players = own === 'black' ? { black: human, white: seat } : { black: seat, white: human };
  const id = `season-${index}`;
  const study = {
    id: `study-${id}`,
    tree: treeOf(STANDARD_SETUP, gameBy(draw)),
    origin: { kind: 'local', id, players },
  } as const;
  const item = makeItem(
    { id, kind: 'game', date: new Date(at).toISOString(), players },
    { study, at: [], savedAt: at },
  );
  const lost = { opening: 4, midgame: 14, endgame: 9 };
  const skill = (1 - progress / 2) * draw();
  const mine = {
    opening: lost.opening * skill,
    midgame: lost.midgame * skill,
    endgame: lost.endgame * skill,
  };
  const losses = own === 'black' ? { black: mine, white: lost } : { black: lost, white: mine };
  return { item: index % 3 === 0 ? { ...item, entry: { ...item.entry, losses } } : item, rival };
};

const talliesOf = (games: readonly Played[]): Readonly<Record<string, Tally>> => {
  const tallies = new Map<string, Tally>();
  for (const { item, rival } of games) {
    const outcome = outcomeFor(item.entry);
    const known = tallies.get(rivalKey(rival)) ?? { won: 0, drawn: 0, lost: 0 };
    if (outcome !== undefined) tallies.set(rivalKey(rival), { ...known, [outcome]: known[outcome] + 1 });
  }
  return Object.fromEntries(tallies);
};

const puzzlesOf = (draw: Lots, now: number): PuzzleRecord => {
  const attempts = Array.from({ length: PUZZLES }, (_, index) => ({
    id: `puzzle-${index}`,
    at: now - (PUZZLES - index) * 0.6 * DAY,
    isRight: draw() < 0.5 + index / 800,
    rating: Math.round(1200 + 1.6 * index + 60 * draw()),
  }));
  const rating = attempts.at(-1)?.rating ?? NO_PUZZLE_RECORD.rating.rating;
  return {
    ...NO_PUZZLE_RECORD,
    attempts,
    right: attempts.filter(({ isRight }) => isRight).length,
    tried: attempts.length,
    rating: { rating, deviation: 60, volatility: 0.06 },
    streak: 3,
    bestStreak: 14,
  };
};

/** The data of a person after some months, as an import file; it ends at `now`, in milliseconds since 1970. */
export const seasonOf = (now: number, games = 90): string => {
  const draw = lotsOf(7);
  const played = Array.from({ length: games }, (_, index) => playedAt(draw, index, index / games, now));
  const lines = played.map(({ item: { entry, text } }, index) => fileLine(entry, text, index === games - 1));
  return writeBundle(
    new Date(now),
    {
      records: { version: 1, device: 'season', tallies: talliesOf(played), elsewhere: {}, counted: [] },
      puzzles: { version: PUZZLES_FORM.version, ...PUZZLES_FORM.write(puzzlesOf(draw, now)) },
    },
    [fileHead([]), ...lines, FILE_END].join(''),
  );
};
