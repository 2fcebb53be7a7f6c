import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { GAMES, HEAD_STARTS, isSetup, type RatingBar, ratingBar, type Setup } from '../../game/games.ts';
import { makeShapeText, parseShapeText } from '../../game/shape.ts';
import { makeStartText, parseStartText } from '../../game/start.ts';
import { LIMITS } from './limits.ts';
import { text, whole } from './texts.ts';

const { clockInitialSeconds: initial, clockIncrementSeconds: increment } = LIMITS;

/** `none` sets no limit; otherwise a time for the whole match, and an increment per ply. */
export type ClockSettings =
  | { readonly kind: 'none' }
  | { readonly kind: 'increment'; readonly initialSeconds: number; readonly incrementSeconds: number };

export const clockSettings = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('increment'),
    initialSeconds: whole(initial.min, initial.max),
    incrementSeconds: whole(increment.min, increment.max),
  }),
]);

/**
 * Why matches with this setup and clock are never rated: without a clock a losing player could stall forever.
 */
export const stakesBar = (setup: Setup, { kind }: ClockSettings): RatingBar | 'clock' | undefined =>
  ratingBar(setup) ?? (kind === 'none' ? 'clock' : undefined);

const headStart = v.object({
  color: v.picklist(COLORS),
  kind: v.picklist(HEAD_STARTS),
  count: v.number(),
});

const fields = {
  game: v.picklist(GAMES),
  size: text.parsed(parseShapeText),
  headStart: v.optional(headStart),
  freePassing: v.optional(v.boolean(), false),
};
const playedFields = v.object({
  ...fields,
  /** Positions set up by hand are not played online. */
  start: v.optional(v.never()),
});
const shownFields = v.object({ ...fields, start: v.optional(text.parsed(parseStartText)) });

type Fields = v.InferOutput<typeof playedFields> | v.InferOutput<typeof shownFields>;
const toSetup = ({ size, ...others }: Fields): Setup => ({
  ...others,
  shape: size,
  headStart: others.headStart,
});

/** The setup as sent: `{ game: 'othello', size: '7x4' }`; `size` includes blocked squares. */
export const setup = v.pipe(
  playedFields,
  v.transform(fields => toSetup(fields)),
  v.check(isSetup),
);
export type WireSetup = v.InferInput<typeof setup>;

/** The setup of a position that is only displayed: it may be set up by hand. */
export const shownSetup = v.pipe(
  shownFields,
  v.transform(fields => toSetup(fields)),
  v.check(isSetup),
);

export const writeSetup = ({ game, shape, headStart, freePassing }: Setup): WireSetup => ({
  game,
  size: makeShapeText(shape),
  ...(headStart && { headStart }),
  ...(freePassing && { freePassing }),
});

export const writeShownSetup = (shown: Setup): v.InferInput<typeof shownSetup> => ({
  ...writeSetup(shown),
  ...(shown.start && { start: makeStartText(shown.start) }),
});
