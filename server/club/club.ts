import type { Square } from '../../src/game/square.ts';
import type { MEMBER_PRESENCES, MemberId, Slide } from '../../src/net/contract/club.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import { skeletonOf, wordKeyOf } from '../match/skeleton.ts';
import { hashOf } from '../process/secrets.ts';
import { type Door, isShutFor, type Newcomer, OPEN, withoutKnock } from './door.ts';
import { everPlaying, type Games } from './games.ts';
import { remembered } from './remembered.ts';

/** Maximum number of remembered members, including those who have left. */
export const MOST_REMEMBERED = 5 * LIMITS.members;
/** Length of a member's key, cut from a hash; long enough to rule out collisions. */
const KEY_LETTERS = 22;

/** A member of a club, which does not include its host; `identity` is the hash of the browser's secret. */
export interface ClubMember {
  readonly id: MemberId;
  readonly identity: string;
  readonly name: string;
  readonly presence: (typeof MEMBER_PRESENCES)[number];
  /** Identifies the member to the host's page. Absent in places restored by an older page until the member returns. */
  readonly key?: string | undefined;
}

/** A question about the shown position: what would you play? */
export interface Question {
  readonly number: number;
  readonly isOpen: boolean;
  readonly answers: ReadonlyMap<MemberId, Square>;
  readonly best: readonly Square[];
}

/** A host and members who met under a word. A club lives as long as its room. */
export interface Club {
  readonly word: string;
  readonly host: { readonly identity: string; readonly name: string | undefined; readonly isHere: boolean };
  readonly members: readonly ClubMember[];
  /** The highest member id so far; ids are never reused. */
  readonly numbered: MemberId;
  /** The identities of removed members. */
  readonly removed: readonly string[];
  readonly door: Door;
  readonly slide: Slide | undefined;
  readonly question: Question | undefined;
  readonly games: Games | undefined;
  /** The number of questions so far. */
  readonly asked: number;
  /** After a restart: the new member ids by the ids in the host's page; undefined if that has not restored anything. */
  readonly restored?: ReadonlyMap<MemberId, MemberId>;
}

/** The club after a request; if it was refused, nothing has changed. */
export interface ClubOutcome {
  readonly club: Club;
  readonly refusal?: NetRefusal;
  /** The member who was just removed. */
  readonly removed?: MemberId;
  readonly isOver?: true;
  /** The round that the host's page asked for. */
  readonly recalled?: number;
}

/** The sender of a wish. */
export type Speaker = 'host' | MemberId;

export const openClub = (
  word: string,
  { identity, name }: Partial<Newcomer> & { identity: string },
): Club => ({
  word,
  host: { identity, name, isHere: false },
  members: [],
  numbered: 0,
  removed: [],
  door: OPEN,
  slide: undefined,
  question: undefined,
  games: undefined,
  asked: 0,
});

export const memberOf = ({ members }: Club, id: MemberId): ClubMember | undefined =>
  members.find(member => member.id === id);

/** The member's name in a form that is equal for names that look alike. */
export const lookOf = remembered(({ name }: ClubMember): string => skeletonOf(name));

const withMember = (club: Club, id: MemberId, change: Partial<ClubMember>): Club => ({
  ...club,
  members: club.members.map(member => (member.id === id ? { ...member, ...change } : member)),
});

/** The key by which the host's page recognizes a member; it is valid for this word only. */
const keyOf = ({ word }: Pick<Club, 'word'>, identity: string): string =>
  hashOf(`${wordKeyOf(word)} ${identity}`).slice(0, KEY_LETTERS);

/** The name, with a number if it looks like that of another member or the host. */
export const toldApart = ({ host, members }: Club, { name, identity }: Newcomer): string => {
  const others = members.filter(member => member.identity !== identity).map(lookOf);
  const taken = new Set([skeletonOf(host.name ?? ''), ...others]);
  for (let number = 1; ; number++) {
    const told = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(skeletonOf(told))) return told;
  }
};

/** The identity of a restored place whose member has not come back yet. */
export const NOBODY = '';

/** The restored place of a newcomer. The name alone is enough only if the place has no key. */
const placeFor = ({ members, word }: Club, { name, identity }: Newcomer): ClubMember | undefined => {
  const [look, key] = [skeletonOf(name), keyOf({ word }, identity)];
  const waiting = members.filter(member => member.identity === NOBODY);
  return (
    waiting.find(member => member.key === key) ??
    waiting.find(member => member.key === undefined && lookOf(member) === look)
  );
};

/** The club with room for one more member: forgets the first one who is gone and has not played. */
const withRoom = (club: Club): Club | undefined => {
  const { members, games } = club;
  if (members.length < MOST_REMEMBERED) return club;
  const playing = games && everPlaying(games);
  const forgotten = members.find(({ id, presence }) => presence !== 'here' && playing?.has(id) !== true);
  return forgotten && { ...club, members: members.filter(member => member !== forgotten) };
};

/** Adds a new member; `undefined` if the club is full. */
export const withNewMember = (
  before: Club,
  newcomer: Omit<ClubMember, 'id'>,
): { readonly club: Club; readonly id: MemberId } | undefined => {
  const club = withRoom(before);
  if (club === undefined || club.numbered >= LIMITS.clubTurns) return undefined;
  const id = club.numbered + 1;
  return { club: { ...club, numbered: id, members: [...club.members, { id, ...newcomer }] }, id };
};

/** Admits a newcomer, or returns a member to their place; a refusal says why not. */
export const enterClub = (club: Club, newcomer: Newcomer): { club: Club; id: MemberId } | NetRefusal => {
  const { identity } = newcomer;
  const { members } = club;
  if (club.removed.includes(identity)) return 'clubRemoved';
  const known = members.find(member => member.identity === identity);
  const here = members.filter(({ presence }) => presence === 'here').length;
  const kept = placeFor(club, newcomer);
  if (known === undefined && kept === undefined && isShutFor(club, newcomer)) return 'clubClosed';
  if (known?.presence !== 'here' && here >= LIMITS.members) return 'clubFull';
  if (known !== undefined) return { club: withMember(club, known.id, { presence: 'here' }), id: known.id };
  if (kept !== undefined)
    return {
      club: withMember(club, kept.id, { identity, presence: 'here', key: keyOf(club, identity) }),
      id: kept.id,
    };
  const name = toldApart(club, newcomer);
  const key = keyOf(club, identity);
  return withNewMember(withoutKnock(club, identity), { identity, name, presence: 'here', key }) ?? 'clubFull';
};

/** The host has arrived or returned. */
export const hostClub = (club: Club, { identity, name }: Partial<Newcomer>): Club | NetRefusal =>
  identity === club.host.identity
    ? { ...club, host: { ...club.host, name: name ?? club.host.name, isHere: true } }
    : 'clubTaken';

/** Replaces the data of a member who has deleted theirs. */
const FORGOTTEN = { identity: 'forgotten', name: '–', presence: 'gone', key: undefined } as const;

/** Removes a member's identity and name; their games stay. */
export const forgetIn = (club: Club, identity: string): Club => ({
  ...club,
  host: club.host.identity === identity ? { ...club.host, name: undefined } : club.host,
  members: club.members.map(member => (member.identity === identity ? { ...member, ...FORGOTTEN } : member)),
  door: withoutKnock(club, identity).door,
});

/** A member or the host has lost the connection or left. */
export const partFrom = (club: Club, speaker: Speaker, presence: 'away' | 'gone'): Club =>
  speaker === 'host'
    ? { ...club, host: { ...club.host, isHere: false } }
    : withMember(club, speaker, { presence });
