import * as v from 'valibot';
import { COLORS } from '../../src/game/color.ts';
import { rulesOf, type Setup } from '../../src/game/games.ts';
import { SEEDS } from '../../src/game/match.ts';
import { writeMoves } from '../../src/game/transcript.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import { result, writeResult } from '../../src/net/contract/result.ts';
import { clockSettings, setup, writeSetup } from '../../src/net/contract/settings.ts';
import { offer, ratingChange, readLegalMoves } from '../../src/net/contract/tableState.ts';
import { text, whole } from '../../src/net/contract/texts.ts';
import { UNRATED } from '../../src/net/contract/words.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { PEOPLE, type Sitter, type Table } from './table.ts';

const time = v.pipe(v.number(), v.finite());
const seed = whole(0, SEEDS - 1);

const presence = v.variant('is', [
  v.object({ is: v.picklist(['here', 'away', 'gone']) }),
  v.object({ is: v.literal('reconnecting'), since: time }),
]);

const sitter = v.object({
  token: v.string(),
  identity: v.string(),
  // Drops a stored name that is no longer allowed.
  name: v.fallback(v.optional(text.name), undefined),
  presence,
});

const clocks = v.object({
  remaining: v.object({ black: time, white: time }),
  since: v.optional(time),
});

const match = v.object({
  number: whole(1, LIMITS.matches),
  id: v.string(),
  moves: v.string(),
  given: whole(0, LIMITS.plies),
  seed,
  clocks: v.optional(clocks),
  begunAt: time,
  isAtOneAddress: v.optional(v.boolean(), false),
  ending: v.optional(
    v.object({
      result,
      at: time,
      unrated: v.optional(v.picklist(UNRATED)),
      ratings: v.optional(v.object({ black: ratingChange, white: ratingChange })),
    }),
  ),
});

const STORED = v.object({
  version: v.literal(1),
  id: v.string(),
  code: text.code,
  seed,
  setup,
  clock: clockSettings,
  // Tables stored without this field are rated where possible.
  isRated: v.optional(v.boolean(), true),
  seats: v.object({ black: v.optional(sitter), white: v.optional(sitter) }),
  match: v.optional(match),
  won: v.optional(v.object({ black: whole(0, LIMITS.matches), white: whole(0, LIMITS.matches) })),
  offers: v.array(offer),
  declined: v.array(offer),
  expected: v.optional(v.object({ until: time, colors: v.array(v.picklist(COLORS)) })),
  startsAt: v.optional(time),
  quietSince: v.optional(time),
  nudgedAt: v.optional(time),
  nudges: v.optional(v.number()),
  brokenOffBy: v.optional(v.picklist(COLORS)),
});
/** A table as stored in JSON: the transcript is text, and boards are left out. */
export type StoredTable = v.InferInput<typeof STORED>;
type ReadTable = v.InferOutput<typeof STORED>;

const writeMatch = ({ game, ending, ...others }: OnlineMatch): StoredTable['match'] => {
  const { id, setup, transcript, given, seed } = game;
  const ended = ending && { ending: { ...ending, result: writeResult(ending.result) } };
  return { ...others, ...ended, id, moves: writeMoves(rulesOf(setup.game), transcript), given, seed };
};

const writeSitter = ({ address: _, ...sitter }: Sitter): StoredTable['seats']['black'] => sitter;

export const writeTable = ({ match, setup, seats, ...others }: Table): StoredTable => ({
  ...others,
  version: 1,
  setup: writeSetup(setup),
  seats: {
    black: seats.black && writeSitter(seats.black),
    white: seats.white && writeSitter(seats.white),
  },
  offers: [...others.offers],
  declined: [...others.declined],
  expected: others.expected && { ...others.expected, colors: [...others.expected.colors] },
  match: match && writeMatch(match),
});

const readSitter = (read: ReadTable['seats']['black']): Sitter | undefined =>
  read && { ...read, name: read.name };

const readMatch = (setup: Setup, read: NonNullable<ReadTable['match']>): OnlineMatch | undefined => {
  const { id, moves, given, seed, clocks, ending, ...others } = read;
  const transcript = readLegalMoves(setup, moves);
  if (transcript === undefined || given > transcript.length) return undefined;
  return {
    ...others,
    game: { id, setup, seats: PEOPLE, transcript, given, undone: [], seed },
    clocks: clocks && { ...clocks, since: clocks.since },
    ending,
  };
};

/** Reads the output of `writeTable`; `undefined` if it is invalid or has illegal plies. */
export const readTable = (stored: unknown): Table | undefined => {
  const read = v.safeParse(STORED, stored);
  if (!read.success) return undefined;
  const { version, seats, match: written, ...others } = read.output;
  const match = written && readMatch(others.setup, written);
  if (written !== undefined && match === undefined) return undefined;
  const { expected, startsAt, quietSince, nudgedAt, nudges, brokenOffBy } = others;
  return {
    ...others,
    ...{ expected, startsAt, quietSince, nudgedAt, nudges, brokenOffBy, won: others.won },
    seats: { black: readSitter(seats.black), white: readSitter(seats.white) },
    match,
  };
};
