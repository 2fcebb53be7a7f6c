import type { OpeningsState } from '../../store/openingsStore.ts';
import type { PlayContext } from '../context.ts';
import type { OpeningFiles } from './files.ts';

/** Fetches what is known of openings and puts it into the store; whoever follows the store sees how it goes. */
export const fetchOpenings = async <K extends keyof OpeningFiles>(
  { stores: { openings }, files }: Pick<PlayContext, 'stores' | 'files'>,
  file: K,
): Promise<void> => {
  const show = (fetched: OpeningsState[K]): void => openings.setState({ [file]: fetched });
  show({ type: 'coming' });
  const value = await files.openings[file]();
  show((value === undefined ? { type: 'missing' } : { type: 'here', value }) as OpeningsState[K]);
};
