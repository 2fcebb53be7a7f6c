import { makeTranscript } from '../../game/transcript.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import type { PlayContext } from '../context.ts';

const RADIX = 36;

/** Tells the library's thread by which positions openings are known, as soon as they have been fetched. */
export const followNames = ({ stores: { library, openings }, library: { thread } }: PlayContext): void => {
  const tell = (): void => {
    const names = fetchedValue(openings.getState().names);
    if (names === undefined || library.getState().state !== 'ready') return;
    const named = names.all.map(
      ({ transcript, code }) => [makeTranscript(transcript), code.toString(RADIX)] as const,
    );
    void thread.call('name', { mark: names.mark, openings: named });
  };
  library.subscribe(({ state }, before) => {
    if (state !== before.state) tell();
  });
  openings.subscribe(({ names }, before) => {
    if (names !== before.names) tell();
  });
};
