import * as v from 'valibot';
import { GAMES, HEAD_STARTS, isSetup, isShowable, type Setup } from '../../game/games.ts';
import { isLevel, type LocalSeat, OPPONENTS, opponentsOf } from '../../game/seat.ts';
import { makeShapeText, parseShapeText } from '../../game/shape.ts';
import { makeStartText, parseStartText, type Start } from '../../game/start.ts';
import { withoutDirections } from '../../game/tree.ts';
import { isFitPlace } from '../settings/fitFields.ts';

const computerFields = {
  type: v.literal('computer'),
  opponent: v.picklist(OPPONENTS),
  level: v.pipe(v.number(), v.integer()),
  fits: v.optional(v.number()),
};
const plays = ({ opponent, level, fits }: v.InferOutput<v.ObjectSchema<typeof computerFields, undefined>>) =>
  isLevel(opponent, level) && (fits === undefined || isFitPlace(opponent, fits));

/** A person or a computer at this machine. */
export const STORED_SEAT = v.union([
  v.object({ type: v.literal('human') }),
  v.pipe(v.object(computerFields), v.check(plays)),
]);

/** Maximum length of a person's name, in characters. */
const LONGEST_NAME = 100;

/** A seat at this machine, or a remote person; with unknown fields of newer versions. */
export const STORED_ANY_SEAT = v.union([
  v.looseObject({ type: v.literal('human') }),
  v.pipe(v.looseObject(computerFields), v.check(plays)),
  v.looseObject({
    type: v.literal('remote'),
    name: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NAME), v.transform(withoutDirections))),
  }),
]);

const size = v.pipe(
  v.string(),
  v.transform(parseShapeText),
  v.custom<NonNullable<ReturnType<typeof parseShapeText>>>(value => value !== undefined),
);

const start = v.pipe(
  v.string(),
  v.transform(parseStartText),
  v.custom<Start>(value => value !== undefined),
);

const headStart = v.object({
  color: v.picklist(['black', 'white']),
  kind: v.picklist(HEAD_STARTS),
  count: v.number(),
});

/** The fields of an entry that describe the setup. Old entries lack `game`: they are Othello. */
export const STORED_SETUP = {
  game: v.optional(v.picklist(GAMES), 'othello'),
  size: v.optional(size, '8x8'),
  headStart: v.optional(headStart),
  freePassing: v.optional(v.boolean(), false),
  start: v.optional(start),
} as const;

/** Entries with a position set up by hand have a version of their own: older pages would use the usual start. */
const PLAIN_VERSION = 1;
const START_VERSION = 2;
export const NEWEST_VERSION = START_VERSION;
export const STORED_VERSION = v.picklist([PLAIN_VERSION, START_VERSION]);
export const storedVersion = (setup: Setup): number =>
  setup.start === undefined ? PLAIN_VERSION : START_VERSION;

const FIELDS = v.object(STORED_SETUP);
type StoredSetup = v.InferOutput<typeof FIELDS>;

export const makeStoredSetup = ({ game, shape, headStart: given, freePassing, start: byHand }: Setup) => ({
  game,
  size: makeShapeText(shape),
  headStart: given,
  freePassing,
  ...(byHand && { start: makeStartText(byHand) }),
});

const readStored = ({
  game,
  size: shape,
  headStart: given,
  freePassing,
  start: byHand,
}: StoredSetup): Setup => ({ game, shape, headStart: given, freePassing, ...(byHand && { start: byHand }) });

/** The setup of an entry; undefined if it is not playable. */
export const setupOf = (stored: StoredSetup): Setup | undefined => {
  const setup = readStored(stored);
  return isSetup(setup) ? setup : undefined;
};

/** The setup of an entry to look at: its start may already be a finished game. */
export const shownSetupOf = (stored: StoredSetup): Setup | undefined => {
  const setup = readStored(stored);
  return isShowable(setup) ? setup : undefined;
};

/** Whether the seat is a person's, or its opponent plays the game. */
export const maySit = ({ game }: Setup, seat: LocalSeat): boolean =>
  seat.type === 'human' || opponentsOf(game).includes(seat.opponent);
