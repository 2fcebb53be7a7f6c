import type { PlayContext } from '../context.ts';
import { handoverId } from './sealedBox.ts';
import type { Fetched } from './transferPlay.ts';

/** Between two questions: as soon as a person looks up from the other device, and far below what the server allows. */
const PACE = 3_000;
/** While the server does not answer, or has been asked too often. */
const SLOWEST = 30_000;

/** Asks the server again and again whether the other device has fetched what was left under this code. */
export const waitForFetching = (
  { wire, clock }: Pick<PlayContext, 'wire' | 'clock'>,
  code: string,
  tell: (fetched: Fetched) => void,
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
