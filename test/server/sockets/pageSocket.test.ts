import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CloseCode, getMessageBytes, Protocol } from '@colyseus/core';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { isFromPage, PageSocket } from '../../../server/sockets/pageSocket.ts';
import { PAGE_KINDS } from '../../../src/net/contract/fromPage.ts';

const jsonPayload = fc.jsonValue({ maxDepth: 3 });
const written = (type: string, payload: unknown): Buffer =>
  getMessageBytes.raw(Protocol.ROOM_DATA, type, payload);

describe('a frame is read', () => {
  test('if a page sends its kind, whatever its content', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAGE_KINDS), jsonPayload, (kind, payload) => {
        expect(isFromPage(written(kind, payload))).toBe(true);
      }),
    );
  });

  test('if it is a join, leave or ping of the Colyseus client', () => {
    const words = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];
    expect(words.map(word => isFromPage(Buffer.from([word])))).toEqual([true, true, true]);
  });
});

describe('a frame is not read', () => {
  test('if no page sends its kind', () => {
    const anyOther = fc.string({ maxLength: 200 }).filter(text => !PAGE_KINDS.some(kind => kind === text));
    fc.assert(
      fc.property(anyOther, jsonPayload, (kind, payload) => {
        expect(isFromPage(written(kind, payload))).toBe(false);
      }),
    );
  });

  test.each(['', '__proto__', 'constructor', 'toString', '*', 'playx', 'pla'])('of the kind %j', kind =>
    expect(isFromPage(written(kind, {}))).toBe(false),
  );

  test('if it ends in the middle of its kind', () => {
    for (const kind of PAGE_KINDS)
      for (let length = 2; length < kind.length + 2; length++)
        expect(isFromPage(written(kind, undefined).subarray(0, length))).toBe(false);
    const longer = Buffer.from(written('play', undefined));
    longer[1] = (longer[1] ?? 0) + 1;
    expect(isFromPage(longer)).toBe(false);
  });

  test('if it begins with anything else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), bytes => {
        const words: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];
        fc.pre(bytes[0] !== Protocol.ROOM_DATA && !(bytes.length === 1 && words.includes(bytes[0]!)));
        expect(isFromPage(Buffer.from(bytes))).toBe(false);
      }),
    );
  });

  test.each(Object.entries(Protocol).filter(([, code]) => code !== Protocol.ROOM_DATA))(
    'if it is a longer %s',
    (_name, code) =>
      expect(isFromPage(Buffer.concat([Buffer.from([code]), written('play', {})]))).toBe(false),
  );
});

describe('the socket of a page', () => {
  const server = new WebSocketServer({ port: 0, WebSocket: PageSocket });
  afterAll(() => server.close());

  const connect = async () => {
    const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const [[socket]] = (await Promise.all([once(server, 'connection'), once(page, 'open')])) as [
      [PageSocket],
      unknown,
    ];
    return { page, socket };
  };

  test('closes if a frame cannot be read, and the others stay open', async () => {
    const [broken, other] = [await connect(), await connect()];
    broken.socket.on('message', () => {
      throw new Error('unreadable');
    });
    broken.page.send(written('ping', { sent: 1 }));
    expect((await once(broken.page, 'close'))[0]).toBe(CloseCode.WITH_ERROR);
    const heard = once(other.socket, 'message');
    other.page.send(written('ping', { sent: 1 }));
    await heard;
    other.page.terminate();
  });

  test('is closed for its room before the page has answered', async () => {
    const { page, socket } = await connect();
    page.pause();
    let code: unknown;
    socket.once('close', (given: unknown) => {
      code = given;
    });
    socket.part(CloseCode.CONSENTED);
    expect(code).toBe(CloseCode.CONSENTED);
    page.terminate();
  });
});
