import type { Square } from '../../src/game/square.ts';
import type { MEMBER_PRESENCES, MemberId, Slide } from '../../src/net/contract/club.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import { skeletonOf, wordKeyOf } from '../match/skeleton.ts';
import { hashOf } from '../process/secrets.ts';
import { type Door, isShutFor, type Newcomer, OPEN, withoutKnock } from './door.ts';
import { everPlaying, type Games } from './games.ts';
import { remembered } from './remembered.ts';

/** People whom a club remembers, those included who have left. */
export const MOST_REMEMBERED = 5 * LIMITS.members;
/** Of a hash; enough that nobody finds another browser with the same. */
const KEY_LETTERS = 22;

/** Somebody in a club besides its host; `identity` is the hash of the browser's secret. */
export interface ClubMember {
  readonly id: MemberId;
  readonly identity: string;
  readonly name: string;
  readonly presence: (typeof MEMBER_PRESENCES)[number];
  /** By which the host's page knows them; absent where an older page has brought back a place that nobody has taken. */
  readonly key?: string | undefined;
}

/** A question about the shown position: what would you play? */
export interface Question {
  readonly number: number;
  readonly isOpen: boolean;
  readonly answers: ReadonlyMap<MemberId, Square>;
  readonly best: readonly Square[];
}

/** People who met under a word: a host, and those whom the host shows something. It lives as long as its room. */
export interface Club {
  readonly word: string;
  readonly host: { readonly identity: string; readonly name: string | undefined; readonly isHere: boolean };
  readonly members: readonly ClubMember[];
  /** The highest number that a member has had: nobody else gets the same. */
  readonly numbered: MemberId;
  /** The identities of those who were sent away. */
  readonly removed: readonly string[];
  readonly door: Door;
  readonly slide: Slide | undefined;
  readonly question: Question | undefined;
  readonly games: Games | undefined;
  /** How many questions there have been. */
  readonly asked: number;
  /** The numbers of those whom the host's page has brought back, by those that they had before; undefined if it has not. */
  readonly restored?: ReadonlyMap<MemberId, MemberId>;
}

/** The club after a request; if it was refused, nothing has changed. */
export interface ClubOutcome {
  readonly club: Club;
  readonly refusal?: NetRefusal;
  /** The member who was sent away. */
  readonly removed?: MemberId;
  readonly isOver?: true;
  /** The round whose games are asked for. */
  readonly recalled?: number;
}

/** Whoever speaks in a club. */
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

/** What a member's name looks like. */
export const lookOf = remembered(({ name }: ClubMember): string => skeletonOf(name));

const withMember = (club: Club, id: MemberId, change: Partial<ClubMember>): Club => ({
  ...club,
  members: club.members.map(member => (member.id === id ? { ...member, ...change } : member)),
});

/** How the host's page knows somebody again, under this word only. */
const keyOf = ({ word }: Pick<Club, 'word'>, identity: string): string =>
  hashOf(`${wordKeyOf(word)} ${identity}`).slice(0, KEY_LETTERS);

/** The name, with a number if it can be taken for that of somebody else. */
export const toldApart = ({ host, members }: Club, { name, identity }: Newcomer): string => {
  const others = members.filter(member => member.identity !== identity).map(lookOf);
  const taken = new Set([skeletonOf(host.name ?? ''), ...others]);
  for (let number = 1; ; number++) {
    const told = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(skeletonOf(told))) return told;
  }
};

/** Whose place waits for somebody who was in the club before its server restarted, and has not come back. */
export const NOBODY = '';

/** The place that waits for somebody. A name alone leads to it only if nothing else is known. */
const placeFor = ({ members, word }: Club, { name, identity }: Newcomer): ClubMember | undefined => {
  const [look, key] = [skeletonOf(name), keyOf({ word }, identity)];
  const waiting = members.filter(member => member.identity === NOBODY);
  return (
    waiting.find(member => member.key === key) ??
    waiting.find(member => member.key === undefined && lookOf(member) === look)
  );
};

/** The club with room to remember one more: without the first who is not here and has not played. */
const withRoom = (club: Club): Club | undefined => {
  const { members, games } = club;
  if (members.length < MOST_REMEMBERED) return club;
  const playing = games && everPlaying(games);
  const forgotten = members.find(({ id, presence }) => presence !== 'here' && playing?.has(id) !== true);
  return forgotten && { ...club, members: members.filter(member => member !== forgotten) };
};

/** Adds somebody who has not been there before; `undefined` if it cannot remember so many. */
export const withNewMember = (
  before: Club,
  newcomer: Omit<ClubMember, 'id'>,
): { readonly club: Club; readonly id: MemberId } | undefined => {
  const club = withRoom(before);
  if (club === undefined || club.numbered >= LIMITS.clubTurns) return undefined;
  const id = club.numbered + 1;
  return { club: { ...club, numbered: id, members: [...club.members, { id, ...newcomer }] }, id };
};

/** Lets somebody in, or back to who they were; returns why not if they cannot come. */
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

/** The host has come or come back. */
export const hostClub = (club: Club, { identity, name }: Partial<Newcomer>): Club | NetRefusal =>
  identity === club.host.identity
    ? { ...club, host: { ...club.host, name: name ?? club.host.name, isHere: true } }
    : 'clubTaken';

/** Stands for whoever has deleted their data. */
const FORGOTTEN = { identity: 'forgotten', name: '–', presence: 'gone', key: undefined } as const;

/** Somebody deletes their data: their name goes too; what they have played stays. */
export const forgetIn = (club: Club, identity: string): Club => ({
  ...club,
  host: club.host.identity === identity ? { ...club.host, name: undefined } : club.host,
  members: club.members.map(member => (member.identity === identity ? { ...member, ...FORGOTTEN } : member)),
  door: withoutKnock(club, identity).door,
});

/** Somebody has lost the connection, or has left. */
export const partFrom = (club: Club, speaker: Speaker, presence: 'away' | 'gone'): Club =>
  speaker === 'host'
    ? { ...club, host: { ...club.host, isHere: false } }
    : withMember(club, speaker, { presence });
