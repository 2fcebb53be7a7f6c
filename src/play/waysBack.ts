import type { Stores } from '../store/stores.ts';
import type { PlayContext } from './context.ts';
import type { LocalGame } from './local/localGame.ts';
import type { Navigation } from './navigation.ts';
import type { Online } from './online/online.ts';
import type { ReplayGame } from './replay/replayGame.ts';

interface WaysBackParts {
  readonly context: PlayContext;
  readonly navigation: Pick<Navigation, 'to' | 'back'>;
  readonly local: Pick<LocalGame, 'savedGames' | 'open'>;
  readonly replay: Pick<ReplayGame, 'open'>;
  readonly online: Pick<Online, 'end' | 'play'>;
}

interface WaysBack {
  /** Continues the match that this tab had on its board; false if there is none. */
  readonly reopenMatch: () => Promise<boolean>;
  /** Continues the saved match that was played last. */
  readonly continueLatest: () => Promise<void>;
  /** Returns to the game that was copied for the study, or to the place it was opened from. */
  readonly leaveStudy: () => Promise<void>;
}

const studyIn = ({ study }: Stores): string | undefined => study.getState().study?.id;

/** Returns to games that were on the board before. */
export const createWaysBack = ({
  context: { stores },
  navigation,
  local,
  replay,
  online,
}: WaysBackParts): WaysBack => ({
  reopenMatch: async () => {
    const saved = await local.savedGames.ofThisTab();
    if (saved !== undefined) local.open(saved);
    return saved !== undefined;
  },
  continueLatest: async () => {
    online.end();
    const latest = await local.savedGames.latest();
    if (latest !== undefined) local.open(latest);
  },
  leaveStudy: async () => {
    const { study: left, openedFrom, table } = stores.study.getState();
    if (openedFrom !== undefined) return navigation.to(openedFrom);
    if (table !== undefined) return void online.play.join(table);
    const origin = left?.origin;
    if (origin !== undefined && origin.kind !== 'local') return replay.open(origin.id);
    const match = origin && (await local.savedGames.named(origin.id));
    if (studyIn(stores) !== left?.id) return;
    if (match === undefined) navigation.back();
    else local.open(match);
  },
});
