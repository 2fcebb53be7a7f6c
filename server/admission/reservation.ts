import { matchMaker, type Room } from '@colyseus/core';
import { hashOf } from '../process/secrets.ts';
import type { ClubTicket, SeekTicket, Ticket } from './tickets.ts';

export type Reservation = matchMaker.ISeatReservation;

/** A room that is told who will come; it may be in another process. */
export interface Expecting {
  /** `holder` is the hash of the token or secret of somebody who returns to their seat or club. */
  expects(sessionId: string, holder?: string): void;
}

const holderOf = (ticket: Ticket | SeekTicket | ClubTicket): string | undefined => {
  if ('secret' in ticket) return ticket.isKnown === true ? hashOf(ticket.secret) : undefined;
  const { token, isHolder } = 'arrival' in ticket ? ticket.arrival : {};
  return isHolder === true && token !== undefined ? hashOf(token) : undefined;
};

/** Reserves a session in a room of this name, by `create` always in a new one, and tells the room about it. */
export const reserveSession = async (
  room: 'table' | 'lobby' | 'club',
  ticket: Ticket | SeekTicket | ClubTicket,
  method: 'create' | 'joinOrCreate' = 'joinOrCreate',
): Promise<Reservation> => {
  const reservation = await matchMaker[method](room, ticket);
  const { roomId, sessionId } = reservation;
  const holder = holderOf(ticket);
  const who = holder === undefined ? [sessionId] : [sessionId, holder];
  await matchMaker.remoteRoomCall<Room & Expecting>(roomId, 'expects', who);
  return reservation;
};
