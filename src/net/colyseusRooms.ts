import { ColyseusSDK } from '@colyseus/sdk/Client';
import type { Room } from '@colyseus/sdk/Room';
import { NoneSerializer } from '@colyseus/sdk/serializer/NoneSerializer';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import { NET_REFUSALS, type NetRefusal } from './contract/words.ts';
import type { JoinedRoom, JoinOutcome, JoinRequest, JoinRoom, Listener } from './room.ts';

// Loads only the parts of the package for messages: our rooms have no synchronized state and no predictions.
registerSerializer('none', NoneSerializer);

/** The room for each request, and whether it is always a new one. */
const ROOMS = {
  open: { name: 'table', method: 'create' },
  meet: { name: 'table', method: 'joinOrCreate' },
  sit: { name: 'table', method: 'joinOrCreate' },
  watch: { name: 'table', method: 'joinOrCreate' },
  seek: { name: 'lobby', method: 'joinOrCreate' },
  host: { name: 'club', method: 'joinOrCreate' },
  enter: { name: 'club', method: 'joinOrCreate' },
} as const satisfies Readonly<Record<JoinRequest['kind'], unknown>>;

const joinedRoom = (room: Room): JoinedRoom => ({
  send: (kind, payload) => {
    if (room.connection.isOpen) room.send(kind, payload);
  },
  close: () => void room.leave(false),
});

/** The refusal in the error's message; undefined for other errors, which may be temporary. */
const refusalOf = (error: unknown): NetRefusal | undefined =>
  NET_REFUSALS.find(refusal => error instanceof Error && error.message === refusal);

const join = async (endpoint: string, request: JoinRequest, listener: Listener): Promise<JoinedRoom> => {
  const { name, method } = ROOMS[request.kind];
  const room: Room = await new ColyseusSDK(endpoint)[method](name, request);
  room.reconnection.enabled = false;
  room.onMessage('*', (kind, payload) => listener.received(kind, payload));
  room.onLeave(() => listener.closed());
  return joinedRoom(room);
};

/** Joins the rooms of a Colyseus server. `endpoint` is the address of the page, which the rooms share. */
export const colyseusJoin =
  (endpoint: string): JoinRoom =>
  async (request, listener): Promise<JoinOutcome> => {
    try {
      return { type: 'open', room: await join(endpoint, request, listener) };
    } catch (error) {
      const refusal = refusalOf(error);
      return refusal === undefined ? { type: 'failed' } : { type: 'refused', refusal };
    }
  };
