import { positionOf } from '../../game/match.ts';
import { isStandard } from '../../openings/standard.ts';
import type { OpeningsState } from '../../store/openingsStore.ts';
import type { PlayContext } from '../context.ts';
import type { OpeningFiles } from './files.ts';

/** What a person does with openings besides studying them on the board. */
export interface OpeningsPlay {
  /** Fetches again what could not be fetched. */
  retry(): void;
}

/** What the page shows now of openings. */
const wanted = ({ stores }: PlayContext): readonly (keyof OpeningFiles)[] => {
  const { screen } = stores.app.getState();
  const { match } = stores.match.getState();
  const { tab } = stores.study.getState();
  if (screen === 'openings') return ['names', 'book'];
  if (screen !== 'board' || match === undefined || !isStandard(positionOf(match))) return [];
  if (tab === 'openings') return ['names', 'book'];
  return match.transcript.length > 0 ? ['names'] : [];
};

/** Fetches the names of openings with the first move of a game, and everything else when it is looked at. */
export const createOpenings = (context: PlayContext): OpeningsPlay => {
  const { stores, openingFiles } = context;
  const { openings } = stores;
  const fetch = async <K extends keyof OpeningFiles>(file: K): Promise<void> => {
    const show = (fetched: OpeningsState[K]): void => openings.setState({ [file]: fetched });
    show({ type: 'coming' });
    const value = await openingFiles[file]();
    show((value === undefined ? { type: 'missing' } : { type: 'here', value }) as OpeningsState[K]);
  };
  const consider = (): void => {
    for (const file of wanted(context)) if (openings.getState()[file].type === 'none') void fetch(file);
  };
  for (const store of [stores.app, stores.match, stores.study]) store.subscribe(consider);
  return {
    retry: () => {
      for (const file of wanted(context)) if (openings.getState()[file].type === 'missing') void fetch(file);
    },
  };
};
