import { Protocol } from '@colyseus/core';
import { PAGE_KINDS } from '../../src/net/contract/fromPage.ts';

/** A short text in front of what it tells: this and its length, then the letters. */
const SHORT_TEXT = 0xa0;
/** What the client of Colyseus says without content. */
const WORDS: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];

const HEADS = PAGE_KINDS.map(kind =>
  Buffer.from([Protocol.ROOM_DATA, SHORT_TEXT + kind.length, ...Buffer.from(kind)]),
);

/**
 * Whether a page of Flipside could have sent this. What Colyseus reads besides (requests, bytes, inputs, types of any length)
 * no page sends, and not all of it is read with care.
 */
export const isFromPage = (frame: Buffer): boolean =>
  frame.length === 1
    ? WORDS.includes(frame[0] as number)
    : HEADS.some(head => frame.length >= head.length && head.equals(frame.subarray(0, head.length)));
