import type { Room } from '@colyseus/sdk/Room';
import { NET_REFUSALS, type NetRefusal } from './contract/words.ts';
import type { Call, Dial, Dialed, Line, Listener } from './room.ts';

/** Which room a call is for, and whether it is always a new one. */
const ROOMS = {
  open: { name: 'table', method: 'create' },
  meet: { name: 'table', method: 'joinOrCreate' },
  sit: { name: 'table', method: 'joinOrCreate' },
  watch: { name: 'table', method: 'joinOrCreate' },
  seek: { name: 'lobby', method: 'joinOrCreate' },
} as const satisfies Readonly<Record<Call['kind'], unknown>>;

const lineOf = (room: Room): Line => ({
  send: (kind, payload) => {
    if (room.connection.isOpen) room.send(kind, payload);
  },
  close: () => void room.leave(false),
});

/** The server gives its reason as the message of the error; any other failure may pass. */
const refusalOf = (error: unknown): NetRefusal | undefined =>
  NET_REFUSALS.find(refusal => error instanceof Error && error.message === refusal);

/** The Colyseus client, loaded for online play only. */
export const loadSdk = () => import('./sdk.ts');

const join = async (endpoint: string, call: Call, listener: Listener): Promise<Line> => {
  const { ColyseusSDK } = await loadSdk();
  const { name, method } = ROOMS[call.kind];
  const room: Room = await new ColyseusSDK(endpoint)[method](name, call);
  room.reconnection.enabled = false;
  room.onMessage('*', (kind, payload) => listener.heard(kind, payload));
  room.onLeave(() => listener.closed());
  return lineOf(room);
};

/** Calls the rooms of a Colyseus server. `endpoint` is the address of the page: the rooms are at the same place. */
export const colyseusDial =
  (endpoint: string): Dial =>
  async (call, listener): Promise<Dialed> => {
    try {
      return { type: 'open', line: await join(endpoint, call, listener) };
    } catch (error) {
      const refusal = refusalOf(error);
      return refusal === undefined ? { type: 'failed' } : { type: 'refused', refusal };
    }
  };
