import { HANDOVER_MILLISECONDS, LIMITS } from '../../net/contract/limits.ts';
import type { Absence } from '../../net/serverPages.ts';
import { MOST_BUNDLE_BYTES } from '../../store/bundle/bundleFile.ts';
import type { PlayContext } from '../context.ts';
import { isHandoverCode, newHandoverCode, type RandomBytes } from './code.ts';
import type { FoundBundle, RefusedBundle } from './foundBundle.ts';
import { canSeal, handoverId, sealed, toBase64, unsealed } from './sealedBox.ts';
import { type HandoverEnd, waitForFetching } from './waitForFetching.ts';

/** Data left for another device: the code, and the expiry in milliseconds since 1970. */
export type HandedOver =
  | { readonly type: 'ready'; readonly code: string; readonly until: number }
  /** More bytes than the server accepts. */
  | { readonly type: 'tooLong'; readonly bytes: number }
  /** The page is not secure, the library cannot be read, or the server is unreachable. */
  | { readonly type: 'failed'; readonly reason: 'unsafe' | 'unread' | Absence };

/** `fetched`: the box was gone, because the other device was faster or the box has expired. */
export type TakenBack = 'withdrawn' | 'fetched' | Absence;

/** Exporting and importing everything as one file. */
interface InAndOut {
  readonly pack: () => Promise<Blob | undefined>;
  readonly look: (file: Blob) => Promise<FoundBundle | RefusedBundle>;
}

const browserRandom: RandomBytes = bytes => crypto.getRandomValues(bytes);

/** Transfers data between a person's devices through the server, which sees only encrypted content. */
export const createHandover = (
  { wire, now, clock }: Pick<PlayContext, 'wire' | 'now' | 'clock'>,
  { pack, look }: InAndOut,
) => ({
  /** Leaves everything on the server for another device, encrypted. It can be fetched once within ten minutes. */
  handOver: async (): Promise<HandedOver> => {
    if (!canSeal()) return { type: 'failed', reason: 'unsafe' };
    const absence = await wire.pages.look();
    if (absence !== undefined) return { type: 'failed', reason: absence };
    const content = await pack();
    if (content === undefined) return { type: 'failed', reason: 'unread' };
    const code = newHandoverCode(browserRandom);
    const { id, box } = await sealed(content, code, browserRandom);
    if (box.length > LIMITS.handoverBytes) return { type: 'tooLong', bytes: box.length };
    // By this device's clock, which may differ from the server's.
    const until = now() + HANDOVER_MILLISECONDS;
    const answer = await wire.pages.ask('handOver', { id, box: toBase64(box) });
    if (typeof answer === 'string') return { type: 'failed', reason: answer };
    return answer.until === undefined
      ? { type: 'failed', reason: 'unreachable' }
      : { type: 'ready', code, until };
  },
  /** Withdraws it from the server, so that nobody can fetch it any more. */
  takeBack: async (code: string): Promise<TakenBack> => {
    const answer = await wire.pages.ask('takeOver', { id: await handoverId(code) });
    if (typeof answer === 'string') return answer;
    return answer.box === undefined ? 'fetched' : 'withdrawn';
  },
  /** Calls `tell` once it no longer waits on the server; the returned function stops polling. */
  whenFetched: (code: string, tell: (fetched: HandoverEnd) => void): (() => void) =>
    waitForFetching({ wire, clock }, code, tell),
  /** Fetches the data under a code, and summarizes it. */
  takeOver: async (code: string): Promise<FoundBundle | RefusedBundle> => {
    if (!isHandoverCode(code)) return { type: 'refused', defect: 'badCode' };
    if (!canSeal()) return { type: 'refused', defect: 'unsafe' };
    const answer = await wire.pages.ask('takeOver', { id: await handoverId(code) });
    if (typeof answer === 'string') return { type: 'refused', defect: answer };
    if (answer.box === undefined) return { type: 'refused', defect: 'gone' };
    const content = await unsealed(answer.box, code, MOST_BUNDLE_BYTES);
    return content === undefined ? { type: 'refused', defect: 'tampered' } : look(content);
  },
});
