import type { MemberId } from '../../src/net/contract/club.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';

/** Somebody who wants to enter. */
export interface Newcomer {
  readonly identity: string;
  readonly name: string;
}

/** Somebody waiting at the closed door. */
export interface Knock extends Newcomer {
  readonly id: number;
}

/** Whether newcomers need the host's permission. People who were here before can always enter. */
export interface Door {
  readonly isOpen: boolean;
  /** In order of arrival. */
  readonly knocks: readonly Knock[];
  /** The number of knocks so far. */
  readonly knocked: number;
  /** The identities that the host has let in. */
  readonly invited: readonly string[];
}

interface WithDoor {
  readonly door: Door;
}

export const OPEN: Door = { isOpen: true, knocks: [], knocked: 0, invited: [] };

export const isShutFor = ({ door }: WithDoor, { identity }: Newcomer): boolean =>
  !door.isOpen && !door.invited.includes(identity);

/** Adds a knock; if there are too many, the oldest is dropped. */
export const knock = <Club extends WithDoor>(club: Club, { identity, name }: Newcomer): Club => {
  const { door } = club;
  const known = door.knocks.find(one => one.identity === identity);
  if (known?.name === name) return club;
  const id = known?.id ?? (door.knocked % LIMITS.clubTurns) + 1;
  const others = door.knocks.filter(one => one !== known);
  const knocks = [...others, { id, identity, name }].slice(-LIMITS.knocks);
  return { ...club, door: { ...door, knocks, knocked: known === undefined ? id : door.knocked } };
};

/** Removes the knock of somebody who has entered or given up. */
export const withoutKnock = <Club extends WithDoor>(club: Club, identity: string): Club => {
  const { door } = club;
  if (!door.knocks.some(one => one.identity === identity)) return club;
  return { ...club, door: { ...door, knocks: door.knocks.filter(one => one.identity !== identity) } };
};

export const moveDoor = <Club extends WithDoor>(club: Club, isOpen: boolean): Club => ({
  ...club,
  door: { ...(isOpen ? OPEN : club.door), isOpen, knocked: club.door.knocked },
});

export const letIn = <Club extends WithDoor>(club: Club, knocked: MemberId): Club => {
  const { door } = club;
  const there = door.knocks.find(({ id }) => id === knocked);
  if (there === undefined) return club;
  const invited = [...door.invited, there.identity].slice(-LIMITS.players);
  return withoutKnock({ ...club, door: { ...door, invited } }, there.identity);
};
