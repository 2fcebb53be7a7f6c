import { HANDOVER_MILLISECONDS, LIMITS } from '../../net/contract/limits.ts';
import { MOST_BUNDLE_BYTES } from '../../store/bundle/bundleFile.ts';
import type { PlayContext } from '../context.ts';
import { isHandoverCode, newHandoverCode, type RandomBytes } from './code.ts';
import { canSeal, handoverId, sealed, toBase64, unsealed } from './sealedBox.ts';
import type { HandedOver, TransferPlay } from './transferPlay.ts';
import { waitForFetching } from './waitForFetching.ts';

type Handover = Pick<TransferPlay, 'handOver' | 'takeBack' | 'whenFetched' | 'takeOver'>;

const browserRandom: RandomBytes = bytes => crypto.getRandomValues(bytes);

/** Transfers data between a person's devices through the server, which sees only encrypted content. */
export const createHandover = (
  { wire, now, clock }: Pick<PlayContext, 'wire' | 'now' | 'clock'>,
  { pack, look }: Pick<TransferPlay, 'pack' | 'look'>,
): Handover => ({
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
  takeBack: async code => {
    const answer = await wire.pages.ask('takeOver', { id: await handoverId(code) });
    if (typeof answer === 'string') return answer;
    return answer.box === undefined ? 'fetched' : 'withdrawn';
  },
  whenFetched: (code, tell) => waitForFetching({ wire, clock }, code, tell),
  takeOver: async code => {
    if (!isHandoverCode(code)) return { type: 'refused', defect: 'badCode' };
    if (!canSeal()) return { type: 'refused', defect: 'unsafe' };
    const answer = await wire.pages.ask('takeOver', { id: await handoverId(code) });
    if (typeof answer === 'string') return { type: 'refused', defect: answer };
    if (answer.box === undefined) return { type: 'refused', defect: 'gone' };
    const content = await unsealed(answer.box, code, MOST_BUNDLE_BYTES);
    return content === undefined ? { type: 'refused', defect: 'tampered' } : look(content);
  },
});
