import type { Transcript } from '../game/transcript.ts';
import type { Company } from './settingsStore.ts';

/** Text or files of the system, to be read as games. */
export interface Given {
  readonly text?: string;
  readonly files?: readonly File[];
}

/** A dialog over the screen, with what it was opened for. `ui/page/dialogs.ts` shows it. */
export type Dialog =
  | {
      readonly name:
        | 'about'
        | 'export'
        | 'games'
        | 'handover'
        | 'join'
        | 'keys'
        | 'players'
        | 'settings'
        | 'share'
        | 'story';
    }
  | { readonly name: 'import'; readonly given?: Given }
  | { readonly name: 'comment'; readonly path: Transcript }
  | { readonly name: 'terms'; readonly company: Company }
  /** The code of another device of the person as it is written in a link, right or wrong. */
  | { readonly name: 'takeCode'; readonly code: string }
  | { readonly name: 'takeFile'; readonly file: Blob };

export type DialogName = Dialog['name'];
