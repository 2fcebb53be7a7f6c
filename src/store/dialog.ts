import type { Transcript } from '../game/transcript.ts';
import type { Company } from './settingsStore.ts';

/** Text or files from the system, to be imported. */
export interface Given {
  readonly text?: string;
  readonly files?: readonly File[];
}

/** The open dialog with its arguments. `ui/page/dialogs.ts` shows it. */
export type Dialog =
  | {
      readonly name:
        | 'about'
        | 'export'
        | 'games'
        | 'handover'
        | 'join'
        | 'keys'
        | 'online'
        | 'players'
        | 'settings'
        | 'share';
    }
  | { readonly name: 'import'; readonly given?: Given }
  | { readonly name: 'comment'; readonly path: Transcript }
  | { readonly name: 'terms'; readonly company: Company }
  /** The handover code as written in a link, valid or not. */
  | { readonly name: 'takeCode'; readonly code: string }
  | { readonly name: 'takeFile'; readonly file: Blob };

export type DialogName = Dialog['name'];
