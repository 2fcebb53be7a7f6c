import { afterEach, beforeEach, vi } from 'vitest';
import { makeSquare, parseSquare, type SquareName } from '../../../src/game/square.ts';
import type { ClubBoardState, ClubState } from '../../../src/net/contract/club.ts';
import { CLUB, ROUND } from '../../../testkit/ui/clubs.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';

export const D6 = parseSquare('d6');
export const F4 = parseSquare('f4');

/** The Club screen, opened before each test of a file that calls `openClub`; `calls` records its requests. */
export let page: ReturnType<typeof openPage>;
export let calls: (typeof page)['play']['inClub'];
/** Opens the Club screen before each test of a file, and closes it afterwards. */
export const openClub = (): void => {
  beforeEach(async () => {
    teachDialogs();
    vi.useFakeTimers();
    page = openPage({ screen: 'menu', settings: { name: 'Eva' } });
    calls = page.play.inClub;
    page.play.online.rename.mockReturnValue(true);
    page.stores.app.setState({ screen: 'club' });
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    page.close();
    vi.useRealTimers();
  });
};

export const show = (club: Partial<ClubState>): void => {
  page.stores.club.setState({ club: { ...CLUB, ...club }, connection: { type: 'connected' } });
};
export const main = (): string => document.querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';
export const press = (name: SquareName): void =>
  document.querySelector<HTMLElement>(`[data-square="${parseSquare(name)}"]`)?.click();
/** The board's contents: number of marks, arrows and chosen squares, and the counts. */
export const drawnOn = () => [
  ...['.club-mark', '.club-arrow', '.club-chosen'].map(mark => document.querySelectorAll(mark).length),
  [...document.querySelectorAll('.club-count')].map(({ textContent }) => textContent).join(' '),
];
export const described = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-description]')].map(
    cell => `${makeSquare(Number(cell.dataset.square) as never)} ${cell.getAttribute('aria-description')}`,
  );
const GUESTS = [4, 5].map(id => ({ id, name: `Guest ${id}`, presence: 'here' as const }));
export const inRound = (
  you: ClubState['you'],
  own: Partial<ClubBoardState> = {},
  more: Partial<ClubState> = {},
) => {
  const [board, ...others] = ROUND.boards;
  const games = { ...ROUND, boards: [{ ...board!, ...own }, ...others] };
  show({ you, games, members: [...CLUB.members, GUESTS[1]!], former: [GUESTS[0]!], ...more });
};
export const textsOf = (parts: string): readonly string[] =>
  [...document.querySelectorAll(parts)].map(part => part.textContent.replace(/\s+/g, ' ').trim());
