import { getMessageBytes, Protocol } from '@colyseus/core';
import fc from 'fast-check';
import { PAGE_KINDS } from '../../../src/net/contract/fromPage.ts';

const written = (kind: string, payload: unknown): Buffer =>
  getMessageBytes.raw(Protocol.ROOM_DATA, kind, payload);

const kind = fc.constantFrom(...PAGE_KINDS);
const field = fc.oneof(
  fc.integer({ min: -2, max: 70 }),
  fc.double(),
  fc.constantFrom(
    'a1',
    'f5',
    'h8',
    'i9',
    'draw',
    'takeBack',
    'rematch',
    'newGame',
    'hello',
    '',
    null,
    true,
    false,
  ),
  fc.string({ maxLength: 40 }),
);
/** Messages close to what a page sends. */
const likely = fc.record(
  {
    match: field,
    ply: field,
    square: field,
    what: field,
    agrees: field,
    greeting: field,
    isHere: field,
    sent: field,
  },
  { requiredKeys: [] },
);
const named = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'match', 'ply');
const unlikely = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(named, field),
  fc.string({ maxLength: 3_000 }).map(text => ({ match: 1, ply: 0, square: text })),
);

const DEEPEST = 3_000;
const ONE_ELEMENT_LIST = 0x91;
const ONE_ENTRY_MAP = 0x81;
const deep = fc
  .tuple(fc.constantFrom(ONE_ELEMENT_LIST, ONE_ENTRY_MAP), fc.integer({ min: 1, max: DEEPEST }))
  .map(([byte, depth]) => Buffer.alloc(depth, byte));
const anyBytes = fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes));

const withHead = (head: string, rest: Buffer): Buffer => Buffer.concat([written(head, undefined), rest]);

/** Frames of every kind that an attacker might send. */
export const anyFrame: fc.Arbitrary<Buffer> = fc.oneof(
  { arbitrary: fc.tuple(kind, likely).map(([head, payload]) => written(head, payload)), weight: 12 },
  { arbitrary: fc.tuple(kind, unlikely).map(([head, payload]) => written(head, payload)), weight: 8 },
  {
    arbitrary: fc.tuple(fc.string({ maxLength: 300 }), likely).map(([head, rest]) => written(head, rest)),
    weight: 4,
  },
  { arbitrary: anyBytes, weight: 6 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...Object.values(Protocol)), anyBytes)
      .map(([code, rest]) => Buffer.concat([Buffer.from([code]), rest])),
    weight: 6,
  },
  // Rare, since frames that cannot be decoded close the connection.
  {
    arbitrary: fc.tuple(kind, fc.oneof(deep, anyBytes)).map(([head, rest]) => withHead(head, rest)),
    weight: 1,
  },
);
