import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { GAMES } from '../../game/games.ts';
import { LIMITS, STUDY_NAME_LETTERS } from './limits.ts';
import { result } from './result.ts';
import { clockSettings, setup } from './settings.ts';
import { rating, ratingChange, readLegalMoves } from './tableState.ts';
import { id, secret, text, whole } from './texts.ts';
import { BOX_STATES, UNRATED } from './words.ts';

const time = v.pipe(v.number(), v.finite());
const color = v.picklist(COLORS);
const name = v.optional(text.name);
const players = v.object({ black: name, white: name });

/** Four characters for three bytes. */
const BASE64_LENGTH = Math.ceil(LIMITS.handoverBytes / 3) * 4;
/** Encrypted with a key that the server never sees. */
const box = v.pipe(v.string(), v.nonEmpty(), v.maxLength(BASE64_LENGTH), v.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** A study encoded as in links; the server does not decode it. */
const packed = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LIMITS.studyLetters), v.regex(/^[\w-]+$/));
const studyName = v.pipe(v.string(), v.regex(new RegExp(`^[a-z0-9]{${STUDY_NAME_LETTERS}}$`)));

/** Where a list continues: after this match. */
const place = v.object({ started: time, id });

/** `POST` requests to `api/<kind>`; `ANSWERS` has the answer of each kind. */
const QUESTIONS = {
  /** This browser's matches, the latest first. */
  games: v.object({
    identity: secret,
    finished: v.boolean(),
    limit: whole(1, LIMITS.matchesOnAPage),
    after: v.optional(place),
  }),
  /** Changes or removes the player's name. */
  name: v.object({ identity: secret, name }),
  /** This browser's ratings, one per game. */
  ratings: v.object({ identity: secret }),
  /** The game of a table that waits for a second player, shown before they take the seat. */
  invitation: v.object({ code: text.code }),
  /** The server's addresses in the local network, only for a page on the server's machine. */
  hosts: v.object({}),
  /** Stores an encrypted box for another device under a random name of 128 bits that both devices know. */
  handOver: v.object({ id: secret, box }),
  /** Takes the box, which is possible only once. */
  takeOver: v.object({ id: secret }),
  /** Whether the box has been taken. */
  handedOver: v.object({ id: secret }),
  /** Stores a study under a short name, for everybody who has its address. */
  keepStudy: v.object({ packed }),
  findStudy: v.object({ name: studyName }),
  /** Deletes all data stored about this browser. */
  forget: v.object({ identity: secret }),
} as const;

/** A match of a list; `you` is the requesting browser's color. */
const summary = v.object({
  id,
  code: text.code,
  setup,
  you: color,
  players,
  started: time,
  finished: v.optional(time),
  result: v.optional(result),
  /** The change of the requesting browser's rating, if the match was rated. */
  rating: v.optional(ratingChange),
  /** Why it was not rated, if known. */
  unrated: v.optional(v.picklist(UNRATED)),
});

/** `you` is the free side, and `name` that of the player who invites. */
const invitation = v.object({ setup, clock: clockSettings, isRated: v.boolean(), you: color, name });
export type Invitation = Readonly<v.InferOutput<typeof invitation>>;

const ANSWERS = {
  games: v.object({
    matches: v.pipe(v.array(summary), v.maxLength(LIMITS.matchesOnAPage)),
    next: v.optional(place),
  }),
  name: v.object({ name }),
  ratings: v.object({ ratings: v.array(v.object({ game: v.picklist(GAMES), rating })) }),
  /** The invitation is absent if nobody waits there, or if the table no longer exists. */
  invitation: v.object({ invitation: v.optional(invitation), isGone: v.optional(v.boolean()) }),
  hosts: v.object({ hosts: v.pipe(v.array(v.pipe(v.string(), v.ipv4())), v.maxLength(LIMITS.hosts)) }),
  /** When the box expires; absent if its name is already in use. */
  handOver: v.object({ until: v.optional(time) }),
  /** Absent if there is none: it was never stored, has been taken or has expired. */
  takeOver: v.object({ box: v.optional(box) }),
  handedOver: v.object({ state: v.picklist(BOX_STATES) }),
  keepStudy: v.object({ name: studyName, until: time }),
  /** Absent if the study does not exist or has expired. */
  findStudy: v.object({ packed: v.optional(packed) }),
  /** Whether there was anything to delete. */
  forget: v.object({ wasKnown: v.boolean() }),
} as const;

const written = v.object({
  id,
  setup,
  clock: clockSettings,
  players,
  moves: v.pipe(v.string(), v.maxLength(LIMITS.transcriptCharacters)),
  given: whole(0, LIMITS.plies),
  started: time,
  finished: time,
  result,
  /** The rating changes, if the match was rated. */
  ratings: v.optional(v.object({ black: ratingChange, white: ratingChange })),
  /** Why it was not rated, if known. */
  unrated: v.optional(v.picklist(UNRATED)),
});

/** A finished match for everybody who has its link, at `api/matches/<id>`. Reading it checks every ply by the rules. */
const record = v.pipe(
  written,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { moves, ...others } = dataset.value;
    const transcript = readLegalMoves(others.setup, moves);
    if (transcript !== undefined && others.given <= transcript.length) return { ...others, transcript };
    addIssue();
    return NEVER;
  }),
);
export type WireRecord = v.InferInput<typeof record>;
export type FinishedMatch = Readonly<v.InferOutput<typeof record>>;

export type Kind = keyof typeof QUESTIONS;
export const QUESTION_KINDS = Object.keys(QUESTIONS) as readonly Kind[];
export type ServerQuestion<K extends Kind> = v.InferInput<(typeof QUESTIONS)[K]>;
export type ReadQuestion<K extends Kind> = Readonly<v.InferOutput<(typeof QUESTIONS)[K]>>;
/** The answer as sent by the server. */
export type WireAnswer<K extends Kind> = v.InferInput<(typeof ANSWERS)[K]>;
export type ServerAnswer<K extends Kind> = Readonly<v.InferOutput<(typeof ANSWERS)[K]>>;
export type MatchSummary = ServerAnswer<'games'>['matches'][number];

const read = <Output>(schema: v.GenericSchema<unknown, Output>, payload: unknown): Output | undefined => {
  const parsed = v.safeParse(schema, payload);
  return parsed.success ? parsed.output : undefined;
};

export const isQuestion = (kind: unknown): kind is Kind =>
  typeof kind === 'string' && Object.hasOwn(QUESTIONS, kind);

/** Reads a request from a page; `undefined` if it is malformed. */
export const readQuestion = <K extends Kind>(kind: K, payload: unknown): ReadQuestion<K> | undefined =>
  read(QUESTIONS[kind] as unknown as v.GenericSchema<unknown, ReadQuestion<K>>, payload);

/** Reads an answer from the server; `undefined` if it is malformed. */
export const readAnswer = <K extends Kind>(kind: K, payload: unknown): ServerAnswer<K> | undefined =>
  read(ANSWERS[kind] as unknown as v.GenericSchema<unknown, ServerAnswer<K>>, payload);

export const readRecord = (payload: unknown): FinishedMatch | undefined =>
  read(record as unknown as v.GenericSchema<unknown, FinishedMatch>, payload);
