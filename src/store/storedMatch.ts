import * as v from 'valibot';
import { GAMES, HEAD_STARTS, isSetup, type Setup, startOf } from '../game/games.ts';
import { type Match, SEEDS } from '../game/match.ts';
import { isLevel, type LocalSeat, OPPONENTS, opponentsOf } from '../game/seat.ts';
import { makeShapeText, parseShapeText } from '../game/shape.ts';
import { readMoves, replayOf, writeMoves } from '../game/transcript.ts';

const computer = v.pipe(
  v.object({
    type: v.literal('computer'),
    opponent: v.picklist(OPPONENTS),
    level: v.pipe(v.number(), v.integer()),
  }),
  v.check(({ opponent, level }) => isLevel(opponent, level)),
);
const seat = v.union([v.object({ type: v.literal('human') }), computer]);

const size = v.pipe(
  v.string(),
  v.transform(parseShapeText),
  v.custom<NonNullable<ReturnType<typeof parseShapeText>>>(value => value !== undefined),
);

const headStart = v.object({
  color: v.picklist(['black', 'white']),
  kind: v.picklist(HEAD_STARTS),
  count: v.number(),
});

/** Old entries lack `game` and `given`: they are Othello, played from the first ply. */
const STORED = v.object({
  version: v.literal(1),
  game: v.optional(v.picklist(GAMES), 'othello'),
  size: v.optional(size, '8x8'),
  headStart: v.optional(headStart),
  freePassing: v.optional(v.boolean(), false),
  seats: v.object({ black: seat, white: seat }),
  given: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  transcript: v.string(),
  undone: v.string(),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEEDS - 1)),
  savedAt: v.number(),
});

/** The match as it stood at a time, in milliseconds since 1970. */
export interface SavedMatch {
  readonly match: Match;
  readonly savedAt: number;
}

export const makeStored = ({ match, savedAt }: SavedMatch): string => {
  const { setup, seats, given, seed } = match;
  const { game, shape, headStart, freePassing } = setup;
  const { rules } = startOf(setup);
  const [transcript, undone] = [writeMoves(rules, match.transcript), writeMoves(rules, match.undone)];
  const size = makeShapeText(shape);
  return JSON.stringify({
    version: 1,
    game,
    size,
    headStart,
    freePassing,
    seats,
    given,
    transcript,
    undone,
    seed,
    savedAt,
  });
};

const maySit = ({ game }: Setup, seat: LocalSeat): boolean =>
  seat.type === 'human' || opponentsOf(game).includes(seat.opponent);

const matchOf = (id: string, stored: v.InferOutput<typeof STORED>): Match | undefined => {
  const { game, size: shape, headStart, freePassing, seats, given, seed } = stored;
  const setup: Setup = { game, shape, headStart, freePassing };
  if (!isSetup(setup) || !maySit(setup, seats.black) || !maySit(setup, seats.white)) return undefined;
  const start = startOf(setup);
  const [played, all] = [
    readMoves(start, stored.transcript),
    readMoves(start, stored.transcript + stored.undone),
  ];
  if (played === undefined || all === undefined || given > played.length) return undefined;
  if (replayOf(setup, all).type === 'illegal') return undefined;
  return { id, setup, seats, transcript: played, given, undone: all.slice(played.length), seed };
};

/** The match of a stored entry; `undefined` unless it can be read and every ply of it is legal. */
export const parseStored = (id: string, text: string): SavedMatch | undefined => {
  try {
    const parsed = v.safeParse(STORED, JSON.parse(text));
    const match = parsed.success ? matchOf(id, parsed.output) : undefined;
    return match && parsed.success ? { match, savedAt: parsed.output.savedAt } : undefined;
  } catch {
    return undefined;
  }
};
