import { Protocol } from '@colyseus/core';

/** msgpack's markers for a short string, with the length in its low bits, and for a 64-bit float. */
const [SHORT_TEXT, FRACTION] = [0xa0, 0xcb];
const FRACTION_BYTES = 8;
/** msgpackr's marker for a new record structure, followed by the list of its field names, here of one. */
const RECORD_OF_ONE = [0xd4, 0x72, 0x40, 0x91];
/** msgpack's marker for a map of two fields, as the server writes it. */
const MAP_OF_TWO = [0xde, 0, 2];
/** The first byte of an unfragmented binary frame, which the length follows. */
const WHOLE = 0x82;
const MASKED = 0x80;
const HEAD_BYTES = 2;
const MASK_BYTES = 4;

const text = (word: string): readonly number[] => [SHORT_TEXT + word.length, ...Buffer.from(word)];
const SENT = [...text('sent'), FRACTION];
const NOW = [...text('now'), FRACTION];

/** A ping up to the time, as the page's Colyseus client writes it. */
const PING = Buffer.from([Protocol.ROOM_DATA, ...text('ping'), ...RECORD_OF_ONE, ...SENT]);
const PAYLOAD_AT = HEAD_BYTES + MASK_BYTES;
const TIME_AT = PAYLOAD_AT + PING.length;
const PING_BYTES = TIME_AT + FRACTION_BYTES;

const PONG = Buffer.from([Protocol.ROOM_DATA, ...text('pong'), ...MAP_OF_TWO, ...SENT]);
const SENT_AT = HEAD_BYTES + PONG.length;
const NOW_AT = SENT_AT + FRACTION_BYTES + NOW.length;
const PONG_BYTES = NOW_AT + FRACTION_BYTES;
/** A pong frame with empty times. */
const DRAFT = Buffer.concat([
  Buffer.from([WHOLE, PONG_BYTES - HEAD_BYTES]),
  PONG,
  Buffer.alloc(FRACTION_BYTES),
  Buffer.from(NOW),
  Buffer.alloc(FRACTION_BYTES),
]);

const time = Buffer.alloc(FRACTION_BYTES);

/**
 * The time of the ping that is the only frame in these bytes; `undefined` for anything else. Five of six frames are pings, so
 * this check comes before the protocol.
 */
export const pingTime = (bytes: Buffer): number | undefined => {
  if (bytes.length !== PING_BYTES || bytes[0] !== WHOLE || bytes[1] !== MASKED + PING_BYTES - PAYLOAD_AT)
    return undefined;
  const unmasked = (at: number): number =>
    (bytes[at] as number) ^ (bytes[HEAD_BYTES + ((at - PAYLOAD_AT) % MASK_BYTES)] as number);
  for (let at = 0; at < PING.length; at++) if (unmasked(PAYLOAD_AT + at) !== PING[at]) return undefined;
  for (let at = 0; at < FRACTION_BYTES; at++) time[at] = unmasked(TIME_AT + at);
  const sent = time.readDoubleBE();
  return Number.isFinite(sent) ? sent : undefined;
};

/** The frame that answers a ping. */
export const pongFrame = (sent: number, now: number): Buffer => {
  const frame = Buffer.allocUnsafe(PONG_BYTES);
  DRAFT.copy(frame);
  frame.writeDoubleBE(sent, SENT_AT);
  frame.writeDoubleBE(now, NOW_AT);
  return frame;
};
