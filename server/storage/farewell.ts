import { setTimeout } from 'node:timers/promises';
import type { Stores } from './storage.ts';

/** How often to check whether the matches have ended. Processes poll for orders every two seconds. */
const LOOKS = 20;
const PAUSE_MILLISECONDS = 250;

interface FarewellParts {
  readonly stores: Pick<Stores, 'privacy' | 'moderation'>;
  /** The tables of this process, if it has any. It can end their matches at once, unless another process holds them. */
  readonly registry?: { readonly leave: (code: string, identity: string) => Promise<void> };
  readonly now: () => number;
}

/**
 * Ends the matches of an identity that is about to be deleted, as if the player had left: the opponents win and are rated and
 * told. Matches that no process ends in time stay under way.
 */
export const leaveMatches = async (
  identity: string,
  { stores: { privacy, moderation }, registry, now }: FarewellParts,
): Promise<void> => {
  for (const code of await privacy.playingAt(identity)) await registry?.leave(code, identity);
  if ((await privacy.playingAt(identity)).length === 0) return;
  await moderation.bidLeave(identity, now());
  for (let look = 0; look < LOOKS; look++) {
    await setTimeout(PAUSE_MILLISECONDS);
    if ((await privacy.playingAt(identity)).length === 0) return;
  }
};
