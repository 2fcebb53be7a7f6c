import type { BoxState } from '../../net/contract/words.ts';
import type { PlayContext } from '../context.ts';
import { handoverId } from './sealedBox.ts';

/** `taken`: the other device has fetched it. `unknown`: the server has lost it, or it has expired. */
export type HandoverEnd = Exclude<BoxState, 'waiting'>;

/** Polling interval: fast enough for a person looking up from the other device, and far below the server's limit. */
const PACE = 3_000;
/** Maximum interval while the server does not answer or limits the rate. */
const SLOWEST = 30_000;

/** Polls the server until the other device has fetched the data under this code. */
export const waitForFetching = (
  { wire, clock }: Pick<PlayContext, 'wire' | 'clock'>,
  code: string,
  tell: (fetched: HandoverEnd) => void,
): (() => void) => {
  let isOver = false;
  let cancel = (): void => undefined;
  const id = handoverId(code);
  const askIn = (pause: number): void => {
    cancel = clock.after(pause, () => void ask(pause));
  };
  const ask = async (pause: number): Promise<void> => {
    const answer = await wire.pages.ask('handedOver', { id: await id });
    if (isOver) return;
    if (answer === 'noServer') return;
    if (typeof answer === 'string') return askIn(Math.min(2 * pause, SLOWEST));
    if (answer.state === 'waiting') return askIn(PACE);
    tell(answer.state);
  };
  askIn(PACE);
  return () => {
    isOver = true;
    cancel();
  };
};
