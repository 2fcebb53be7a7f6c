import { Protocol } from '@colyseus/core';
import { PAGE_KINDS } from '../../src/net/contract/fromPage.ts';

/** msgpack's marker for a short string, with the length in its low bits. */
const SHORT_TEXT = 0xa0;
/** Messages of the Colyseus client that have no content. */
const WORDS: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];

const HEADS = PAGE_KINDS.map(kind =>
  Buffer.from([Protocol.ROOM_DATA, SHORT_TEXT + kind.length, ...Buffer.from(kind)]),
);

/**
 * Whether a page of Flipside could have sent this frame. Colyseus also reads requests, bytes, inputs and types of any
 * length; no page sends those, and Colyseus does not check all of them carefully.
 */
export const isFromPage = (frame: Buffer): boolean =>
  frame.length === 1
    ? WORDS.includes(frame[0] as number)
    : HEADS.some(head => frame.length >= head.length && head.equals(frame.subarray(0, head.length)));
