import { getMessageBytes, Protocol } from '@colyseus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFromPage } from '../../../server/sockets/guardedRoom.ts';
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
