import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Room } from '@colyseus/sdk';
import fc from 'fast-check';
import { Unpackr } from 'msgpackr';
import { describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Line } from '../../../server/sockets/line.ts';
import { pingTime, pongFrame } from '../../../server/sockets/pings.ts';
import { readFromServer } from '../../../src/net/contract/fromServer.ts';

const WHOLE = 0x82;
const HEAD_BYTES = 6;
const time = fc.double({ noNaN: true, noDefaultInfinity: true });
const mask = fc.uint8Array({ minLength: 4, maxLength: 4 });

/** The encoder of the Colyseus client in a page. */
const written = (kind: string, payload: unknown): Buffer => {
  const sent: Uint8Array[] = [];
  const room = new Room('table');
  room.connection = { isOpen: true, send: (bytes: Uint8Array) => sent.push(bytes) } as never;
  room.send(kind, payload);
  return Buffer.from(sent[0]!);
};

const frameOf = (payload: Buffer, key: Uint8Array, first = WHOLE): Buffer =>
  Buffer.from([
    first,
    0x80 + payload.length,
    ...key,
    ...payload.map((byte, at) => byte ^ (key[at % key.length] as number)),
  ]);

describe('a ping', () => {
  test('of a page is read from its frame, whatever its mask', () => {
    fc.assert(
      fc.property(time, mask, (sent, key) => {
        fc.pre(!Number.isInteger(sent));
        expect(pingTime(frameOf(written('ping', { sent }), key))).toBe(sent);
      }),
    );
  });

  test('must match in every byte before its time, and in its length', () => {
    const frame = frameOf(written('ping', { sent: 0.5 }), Buffer.alloc(4));
    for (let at = 0; at < frame.length - 8; at++) {
      if (at >= 2 && at < HEAD_BYTES) continue;
      const other = Buffer.from(frame);
      other[at] = (other[at] as number) ^ 1;
      expect(pingTime(other)).toBeUndefined();
    }
    expect(pingTime(frame.subarray(0, -1))).toBeUndefined();
    expect(pingTime(Buffer.concat([frame, frame]))).toBeUndefined();
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('is not sent at %d', sent => {
    const payload = written('ping', { sent: 0.5 });
    payload.writeDoubleBE(sent, payload.length - 8);
    expect(pingTime(frameOf(payload, Buffer.alloc(4)))).toBeUndefined();
  });
});

test('is answered by one complete frame that a page can read', () => {
  fc.assert(
    fc.property(time, fc.nat(2 ** 45), (sent, now) => {
      const frame = pongFrame(sent, now);
      expect([frame[0], frame[1]]).toEqual([WHOLE, frame.length - 2]);
      const [kind, payload] = new Unpackr({ useRecords: false }).unpackMultiple(
        frame.subarray(3),
      ) as unknown[];
      expect(readFromServer(kind, payload)).toEqual({ kind: 'pong', sent, now });
    }),
  );
});

test('messages of any length arrive complete and in order', async () => {
  const sockets = new WebSocketServer({ port: 0 });
  const lengths = [0, 1, 125, 126, 65_535, 65_536, 100_000, 2];
  sockets.on('connection', (socket, { socket: stream }) => {
    const line = new Line(socket, stream);
    for (const length of lengths) line.send(Buffer.alloc(length, length));
    socket.close();
  });
  const page = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
  const received: Buffer[] = [];
  page.on('message', (message: Buffer) => received.push(message));
  await once(page, 'close');
  sockets.close();
  expect(received.map(({ length }) => length)).toEqual(lengths);
  expect(received.every(message => message.equals(Buffer.alloc(message.length, message.length)))).toBe(true);
});
