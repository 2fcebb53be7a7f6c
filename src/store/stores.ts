import type { AppStore } from './appStore.ts';
import type { MatchStore } from './matchStore.ts';
import type { SettingsStore } from './settingsStore.ts';

/** All stores, apart by lifetime: settings outlive the page, a match outlives a visit, the rest is gone with it. */
export interface Stores {
  readonly settings: SettingsStore;
  readonly match: MatchStore;
  readonly app: AppStore;
}
