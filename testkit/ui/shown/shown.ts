import { vi } from 'vitest';
import type { Match } from '../../../src/game/match.ts';
import { parseTranscript, type Transcript } from '../../../src/game/transcript.ts';
import type { Stores } from '../../../src/store/stores.ts';
import { openPage, teachDialogs } from '../testPage.ts';
// Loads lazy parts up front.
import '../../../src/play/links/packStudy.ts';
import '../../../src/ui/online/invitations.ts';
import '../../../src/ui/online/qrCode.ts';

type Page = ReturnType<typeof openPage>;
export type Request = Parameters<typeof openPage>[0];
export type Changes = { readonly [Name in keyof Stores]?: Partial<ReturnType<Stores[Name]['getState']>> };

/** A page to show: its initial request, and changes made afterwards. */
export type Shown = readonly [name: string, request: Request, changes?: Changes];

/** Changes the contents of these stores. */
const change = (stores: Stores, changes: Changes): void => {
  for (const [name, state] of Object.entries(changes))
    (stores[name as keyof Stores].setState as (change: object) => void)(state);
};

/** Opens such a page. */
const openShown = ([, request, changes = {}]: Shown): Page => {
  const page = openPage(request);
  change(page.stores, changes);
  page.stores.online.setState({ receivedAt: performance.now() });
  return page;
};

export const read = (text: string): Transcript => parseTranscript(text) ?? [];
export const onBoard = (match: Match): Request => ({ screen: 'board', match: { match } });
/** A match that is over, with its result shown. */
export const over = (match: Match): Request => ({ screen: 'board', match: { match, result: 'shown' } });
export const here = <T>(value: T) => ({ type: 'here', value }) as const;

/**
 * Opens such a page at noon on a fixed day and advances the clock by a second, so that everything timed has appeared.
 */
export const openAtNoon = async (shown: Shown): Promise<Page> => {
  teachDialogs();
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 12) });
  const page = openShown(shown);
  await vi.advanceTimersByTimeAsync(1000);
  return page;
};
