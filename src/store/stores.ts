import type { AppStore } from './appStore.ts';
import type { MatchStore } from './matchStore.ts';
import type { OnlineStore } from './onlineStore.ts';
import type { RecordsStore } from './records.ts';
import type { SettingsStore } from './settingsStore.ts';

/** All stores, apart by lifetime: settings and records outlive the page, a match outlives a visit, the rest is gone with it. */
export interface Stores {
  readonly settings: SettingsStore;
  /** What a person has won, drawn and lost. */
  readonly records: RecordsStore;
  readonly match: MatchStore;
  readonly app: AppStore;
  /** The table on another machine, and the way to it. */
  readonly online: OnlineStore;
}
