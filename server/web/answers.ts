import { COLORS, type Color } from '../../src/game/color.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import type { Kind, ReadQuestion, WireAnswer, WireRecord } from '../../src/net/contract/records.ts';
import { writeResult } from '../../src/net/contract/result.ts';
import { writeSetup } from '../../src/net/contract/settings.ts';
import type { Reception } from '../admission/reception.ts';
import { Refused } from '../admission/refused.ts';
import { networksOf } from '../limits/address.ts';
import type { Now } from '../process/clock.ts';
import { hashOf, tagOf } from '../process/secrets.ts';
import type { MatchSummary } from '../storage/history.ts';
import { shownChanges, shownRating } from '../storage/rating.ts';
import { movesOf } from '../storage/records.ts';
import type { Stores } from '../storage/storage.ts';

/** The handlers of the API that read or change matches, names, ratings and stored data. */
type Answers = { readonly [K in Kind]: (question: ReadQuestion<K>) => Promise<WireAnswer<K>> };

const summaryFor = (identity: string, match: MatchSummary): WireAnswer<'games'>['matches'][number] => {
  const { id, table: code, setup, seats, started, finished, result, ratings, unrated } = match;
  const you: Color = COLORS.find(color => seats[color].id === identity) ?? 'black';
  const players = { black: seats.black.name, white: seats.white.name };
  const rating = ratings && shownChanges(ratings)[you];
  return {
    id,
    code,
    setup: writeSetup(setup),
    you,
    players,
    started,
    finished,
    result: result && writeResult(result),
    rating,
    unrated,
  };
};

interface AnswerParts {
  readonly stores: Stores;
  readonly reception: Pick<Reception, 'invitation' | 'attempt'>;
  readonly now: Now;
  /** Ends the matches of an identity that is about to be deleted. */
  readonly leaveMatches: (identity: string) => Promise<void>;
  readonly forgetInClubs: (identity: string) => Promise<void>;
  /** The addresses at which other machines reach this one, for a person sitting at it. */
  readonly hosts: () => readonly string[];
}

/** `address` is the client's address. */
export const answersOf = (
  { stores, reception, now, leaveMatches, forgetInClubs, hosts }: AnswerParts,
  address: string,
): Answers => ({
  games: async ({ identity: secret, ...request }) => {
    const known = await stores.identities.recognize(secret);
    if (known === undefined) return { matches: [] };
    const { matches, next } = await stores.history.page({ identity: known.id, ...request });
    return { matches: matches.map(match => summaryFor(known.id, match)), next };
  },

  /** Unknown browsers are not stored; their page sends the name again when it joins a table. */
  name: async ({ identity: secret, name }) => {
    const known = await stores.identities.recognize(secret);
    if (known !== undefined) await stores.identities.rename(known.id, name);
    return { name };
  },

  ratings: async ({ identity: secret }) => {
    const known = await stores.identities.recognize(secret);
    const all = known === undefined ? [] : [...(await stores.ratings.all(known.id))];
    return { ratings: all.map(([game, rating]) => ({ game, rating: shownRating(rating) })) };
  },

  invitation: async ({ code }) => {
    const invitation = await reception.invitation(code, address);
    if (invitation === 'noTable') return { isGone: true };
    return invitation === undefined
      ? {}
      : { invitation: { ...invitation, setup: writeSetup(invitation.setup) } };
  },

  hosts: async () => ({ hosts: hosts().slice(0, LIMITS.hosts) }),

  handOver: async ({ id, box }) => {
    const left = await stores.handovers.leave(hashOf(id), box, now());
    if (left.type === 'full') throw new Refused('serverMoves');
    return left.type === 'left' ? { until: left.until } : {};
  },

  takeOver: async ({ id }) => {
    const box = await reception.attempt(id, address, () => stores.handovers.take(hashOf(id), now()));
    return box === undefined ? {} : { box };
  },

  handedOver: async ({ id }) => {
    const state = await reception.attempt(id, address, () => stores.handovers.stateOf(hashOf(id), now()));
    return { state: state ?? 'unknown' };
  },

  keepStudy: async ({ packed }) => {
    const kept = await stores.studies.keep(packed, {
      owner: tagOf(networksOf(address).at(-1) ?? address),
      at: now(),
    });
    if (kept.type === 'full') throw new Refused('serverMoves');
    return { name: kept.name, until: kept.until };
  },

  findStudy: async ({ name }) => {
    const packed = await reception.attempt(name, address, () => stores.studies.find(name, now()));
    return packed === undefined ? {} : { packed };
  },

  forget: async ({ identity: secret }) => {
    // While Redis is down, a club in another process keeps the name until it ends.
    await forgetInClubs(hashOf(secret)).catch(() => undefined);
    const known = await stores.identities.recognize(secret);
    if (known === undefined) return { wasKnown: false };
    await leaveMatches(known.id);
    return { wasKnown: await stores.privacy.forget(known.id, now()) };
  },
});

/** The public record of a finished match; `undefined` if it is not over or does not exist. */
export const findRecord = async (
  { matches, identities, ratings }: Stores,
  id: string,
): Promise<WireRecord | undefined> => {
  const match = await matches.load(id);
  if (match?.ended === undefined) return undefined;
  const { setup, clock, seats, given, begun, ended } = match;
  const nameOf = async (color: Color) => (await identities.find(seats[color]))?.name;
  const changes = await ratings.changes(id);
  return {
    id,
    setup: writeSetup(setup),
    clock,
    players: { black: await nameOf('black'), white: await nameOf('white') },
    moves: movesOf(match).join(''),
    given: given.length,
    started: begun.at,
    finished: ended.at,
    result: writeResult(ended.result),
    unrated: ended.unrated,
    ratings: changes && shownChanges(changes),
  };
};
