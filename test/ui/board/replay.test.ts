// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replayedMatch } from '../../../src/play/replay/game.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { A_RECORD, AGAINST_REMOTE } from '../../../testkit/ui/onlineTable.ts';
import {
  allByRole,
  byRole,
  isAvailable,
  openRoom,
  press,
  said,
  teachDialogs,
} from '../../../testkit/ui/uiRoom.ts';

let room: ReturnType<typeof openRoom>;
const PLIES = A_RECORD.transcript.length;
beforeAll(teachDialogs);
beforeEach(() => {
  room = openRoom({
    screen: 'board',
    match: { match: replayedMatch(A_RECORD, PLIES), result: 'shown' },
    online: { replay: A_RECORD },
  });
  const goTo = (ply: number): void => room.stores.match.setState({ match: replayedMatch(A_RECORD, ply) });
  const ply = (): number => room.stores.match.getState().match?.transcript.length ?? 0;
  room.play.goTo.mockImplementation(goTo);
  room.play.undo.mockImplementation(() => goTo(ply() - 1));
  room.play.redo.mockImplementation(() => goTo(ply() + 1));
});
afterEach(() => {
  room.close();
  vi.unstubAllGlobals();
});

const current = (): string | undefined =>
  document.querySelector('[aria-current="step"] .move-square')?.textContent ?? undefined;
const status = (): string => document.querySelector('.status')?.textContent ?? '';

test('a replay shows the players, the result and the current move', () => {
  expect(byRole('heading', 'Anna against White')).toBeDefined();
  expect(document.querySelector('.replay-card')?.textContent).toContain('Anna wins by resignation.');
  expect(status()).toBe('Replay: move 4 of 4');
});

test('the result of a replay needs no dialog, and the match cannot be continued', () => {
  expect(allByRole('dialog')).toHaveLength(0);
  for (const name of ['New game', 'Undo', 'Redo', 'Hint', 'Rematch', 'Resign'])
    expect(allByRole('button', name)).toHaveLength(0);
});

test('all moves that a side made while the other one passed are marked at every ply', () => {
  const record = { ...A_RECORD, transcript: matchOf(WHITE_WINS).transcript };
  room.stores.online.setState({ replay: record });
  room.stores.match.setState({ match: replayedMatch(record, 35) });
  expect(allByRole('gridcell', 'b7, white, last move')).toHaveLength(1);
  expect(allByRole('gridcell', 'a8, white, also just played')).toHaveLength(1);
});

test('buttons step through the match, no farther than its ends', () => {
  expect([isAvailable('Forward'), isAvailable('Last')]).toEqual([false, false]);
  byRole('button', 'Back').click();
  expect([status(), current()]).toEqual(['Replay: move 3 of 4', 'c3']);
  byRole('button', 'First').click();
  expect([status(), current()]).toEqual(['Replay: start of 4 moves', undefined]);
  expect([isAvailable('First'), isAvailable('Back')]).toEqual([false, false]);
  byRole('button', 'Forward').click();
  expect(current()).toBe('f5');
  byRole('button', 'Last').click();
  expect(status()).toBe('Replay: move 4 of 4');
});

test('the list keeps all moves at every ply', () => {
  byRole('button', 'First').click();
  expect(document.querySelectorAll('.move')).toHaveLength(PLIES);
});

test('pressing a move goes to its position', () => {
  byRole('button', 'd6').click();
  expect([status(), current()]).toEqual(['Replay: move 2 of 4', 'd6']);
});

test('the keys for undo and redo step through the match', () => {
  press('u');
  press('Backspace');
  expect(status()).toBe('Replay: move 2 of 4');
  press('r');
  expect(status()).toBe('Replay: move 3 of 4');
});

test('a step forward announces the move, a step back the current ply', () => {
  byRole('button', 'Back').click();
  expect(said().at(-1)).toBe('Replay: move 3 of 4');
  byRole('button', 'Forward').click();
  expect(said().at(-1)).toMatch(/^White d3, \d discs? flipped\./);
});

test('opening a replay announces its players and result', () => {
  expect(said().at(-1)).toBe('Anna against White. Anna wins by resignation. Replay: move 4 of 4');
});

test('a match just played is announced in the same way when it is replayed', () => {
  const match = replayedMatch(A_RECORD, PLIES);
  room.stores.match.setState({ match: { ...match, seats: AGAINST_REMOTE } });
  room.stores.match.setState({ match });
  expect(said().at(-1)).toMatch(/^Anna against White\. Anna wins by resignation\./);
});

test('the permanent link to the replay can be copied', async () => {
  const write = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  byRole('button', 'Copy link').click();
  await new Promise(resolve => setTimeout(resolve));
  expect(write).toHaveBeenCalledWith('http://localhost:3000/?match=m1');
  expect(said().at(-1)).toBe('Copied');
});
