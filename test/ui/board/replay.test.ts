// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Color } from '../../../src/game/color.ts';
import { replayedMatch } from '../../../src/play/replay/replayGame.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { A_RECORD, AGAINST_REMOTE } from '../../../testkit/ui/onlineTable.ts';
import { allByRole, byRole, cell, isAvailable, press, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { settled } from '../../../testkit/until.ts';

const PLIES = A_RECORD.transcript.length;
/** The replay as seen by a player of the match, or without a color by everyone else. */
const atPly = (ply: number, own?: Color) => replayedMatch({ record: A_RECORD, own }, ply);
const page = sharePage({
  screen: 'board',
  match: { match: atPly(PLIES), result: 'shown' },
  online: { replay: A_RECORD },
});
beforeEach(() => {
  const goTo = (ply: number): void => page.stores.match.setState({ match: atPly(ply) });
  const ply = (): number => page.stores.match.getState().match?.transcript.length ?? 0;
  page.play.goTo.mockImplementation(goTo);
  page.play.undo.mockImplementation(() => goTo(ply() - 1));
  page.play.redo.mockImplementation(() => goTo(ply() + 1));
  page.play.resume.mockImplementation(() => page.stores.online.setState({ replayRuns: true }));
  page.play.pause.mockImplementation(() => page.stores.online.setState({ replayRuns: false }));
});
afterEach(() => void vi.unstubAllGlobals());

const current = (): string | undefined =>
  document.querySelector('[aria-current="step"] .move-square')?.textContent ?? undefined;
const status = (): string => document.querySelector('.status')?.textContent ?? '';

test('all moves that a side made while the other passed are marked at every ply', () => {
  const record = { ...A_RECORD, transcript: matchOf(WHITE_WINS).transcript };
  page.stores.online.setState({ replay: record });
  page.stores.match.setState({ match: replayedMatch({ record, own: undefined }, 35) });
  expect(allByRole('gridcell', 'b7, white, last move')).toHaveLength(1);
  expect(allByRole('gridcell', 'a8, white, also just played')).toHaveLength(1);
});

test('buttons step through the match, but not beyond its ends', () => {
  expect([isAvailable('Forward'), isAvailable('Last')]).toEqual([false, false]);
  byRole('button', 'Back').click();
  expect([status(), current()]).toEqual(['Move 3 of 4', 'c3']);
  byRole('button', 'First').click();
  expect([status(), current()]).toEqual(['Move 0 of 4', undefined]);
  expect(document.querySelectorAll('.move')).toHaveLength(PLIES);
  expect([isAvailable('First'), isAvailable('Back')]).toEqual([false, false]);
  byRole('button', 'Forward').click();
  expect(current()).toBe('f5');
  byRole('button', 'Last').click();
  expect(status()).toBe('Move 4 of 4');
});

test('the slider is filled up to the current ply', () => {
  const filled = (): string =>
    (byRole('slider', 'Move') as HTMLInputElement).style.getPropertyValue('--filled');
  expect(filled()).toBe('1');
  byRole('button', 'Back').click();
  expect(filled()).toBe('0.75');
  byRole('button', 'First').click();
  expect(filled()).toBe('0');
  page.stores.online.setState({ replay: { ...A_RECORD, transcript: [] } });
  expect(filled()).toBe('0');
});

test('the undo and redo keys and the plain arrows step, and Home and End lead to the ends', () => {
  press('u');
  press('Backspace');
  expect(status()).toBe('Move 2 of 4');
  press('r');
  press('ArrowRight');
  press('ArrowLeft');
  expect(status()).toBe('Move 3 of 4');
  press('ArrowRight');
  expect(status()).toBe('Move 4 of 4');
  press('Home');
  expect(status()).toBe('Move 0 of 4');
  press('End');
  expect(status()).toBe('Move 4 of 4');
});

test('on the squares the arrows move between them, and with Alt they step', () => {
  cell('d3').focus();
  press('ArrowRight');
  expect([document.activeElement, status()]).toEqual([cell('e3'), 'Move 4 of 4']);
  cell('e3').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true }));
  expect(status()).toBe('Move 3 of 4');
});

test('a button and the space bar play and pause the replay', () => {
  byRole('button', 'Play').click();
  expect(page.stores.online.getState().replayRuns).toBe(true);
  press(' ');
  expect(page.stores.online.getState().replayRuns).toBe(false);
  press(' ');
  expect(byRole('button', 'Pause')).toBeDefined();
});

test('a focused button keeps the space bar', () => {
  press(' ', byRole('button', 'Back'));
  expect(page.stores.online.getState().replayRuns).toBe(false);
});

test('the slider keeps the arrows, and leaves the space bar to the replay', () => {
  const slider = byRole('slider', 'Move');
  press('ArrowLeft', slider);
  expect(status()).toBe('Move 4 of 4');
  press(' ', slider);
  expect(page.stores.online.getState().replayRuns).toBe(true);
});

test('in their own replay a player is at the bottom, named, and reads the result from their side', () => {
  page.stores.match.setState({ match: atPly(2, 'white') });
  expect(document.querySelector('.strip.bottom')?.getAttribute('aria-label')).toMatch(/^White, You,/);
  expect(byRole('heading', 'You against Anna')).toBeDefined();
  expect(document.querySelector('.replay-card')?.textContent).toContain('You lose by resignation.');
  expect(document.querySelectorAll('.playable')).toHaveLength(0);
});

test('a step forward announces the move, a step back the current ply', () => {
  byRole('button', 'Back').click();
  expect(said().at(-1)).toBe('Move 3 of 4');
  byRole('button', 'Forward').click();
  expect(said().at(-1)).toMatch(/^White d3, \d discs? flipped\./);
});

test('opening a replay announces its players and result', () => {
  page.reopen();
  expect(said().at(-1)).toBe('Anna against White. Anna wins by resignation. Move 4 of 4');
});

test('a match just played is announced in the same way when it is replayed', () => {
  const match = atPly(PLIES);
  const { replayed: _, ...played } = match;
  page.stores.match.setState({ match: { ...played, seats: AGAINST_REMOTE } });
  page.stores.match.setState({ match });
  expect(said().at(-1)).toMatch(/^Anna against White\. Anna wins by resignation\./);
});

test('the permanent link to the replay can be copied', async () => {
  const write = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  byRole('button', 'Copy link').click();
  await settled();
  expect(write).toHaveBeenCalledWith('http://localhost:3000/?match=m1');
  expect(said().at(-1)).toBe('Copied');
});
