import { CloseCode, getMessageBytes, logger, Protocol } from '@colyseus/core';
import { WebSocket } from 'ws';
import { PAGE_KINDS } from '../../src/net/contract/fromPage.ts';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';

/** Frames of the Colyseus client without content. */
const WORDS: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];
/** How Colyseus begins the frame of each message that a page sends. */
const HEADS = PAGE_KINDS.map(kind => getMessageBytes.raw(Protocol.ROOM_DATA, kind));

const MALFORMED: ServerPayload<'refused'> = { refusal: 'malformed' };
const REFUSED = getMessageBytes.raw(Protocol.ROOM_DATA, 'refused', MALFORMED);

/**
 * Whether a page of Flipside could have sent this frame. Colyseus also reads requests, bytes, inputs and message kinds of any
 * length, which no page sends and which it does not validate carefully.
 */
export const isFromPage = (frame: Buffer): boolean => {
  if (frame.length === 1) return WORDS.includes(frame[0] as number);
  return HEADS.some(head => head.equals(frame.subarray(0, head.length)));
};

/**
 * The WebSocket of a page. Colyseus reads only frames that a page can have sent; an error while reading one closes this
 * connection and nothing else.
 */
export class PageSocket extends WebSocket {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...values);
    try {
      if (isFromPage(values[0] as Buffer)) return super.emit(event, ...values);
      this.send(REFUSED);
    } catch (error) {
      logger.error(error);
      this.close(CloseCode.WITH_ERROR);
    }
    return true;
  }

  /** Closes the connection. The room learns it at once, and not only when the page has answered. */
  part(code: number): void {
    this.close(code);
    this.emit('close', code, Buffer.alloc(0));
  }
}
