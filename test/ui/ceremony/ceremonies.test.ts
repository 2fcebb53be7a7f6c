// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Seats } from '../../../src/game/seat.ts';
import { createWords } from '../../../src/i18n/words.ts';
import { makeShower } from '../../../src/look/ceremony/shower.ts';
import { discColors } from '../../../src/look/colors.ts';
import { NO_PUZZLE_RECORD } from '../../../src/store/puzzlesStore.ts';
import { mountCeremonies } from '../../../src/ui/ceremony/ceremonies.ts';
import { showShower } from '../../../src/ui/ceremony/showerView.ts';
import {
  BLACK_AGAINST_MINIMAX,
  matchOf,
  TWO_COMPUTERS,
  TWO_PEOPLE,
  WHITE_WINS,
} from '../../../testkit/ui/matches.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';

let page: ReturnType<typeof openPage>;
let heard: string[];
let end: () => void;

beforeAll(teachDialogs);
beforeEach(() => {
  page = openPage({ screen: 'board', match: { match: matchOf('') } });
  page.stores.app.setState({ reducedMotion: true });
  heard = [];
  end = mountCeremonies({
    root: document.body,
    play: page.play,
    words: createWords(),
    say: text => void heard.push(text),
  });
});
afterEach(() => {
  end();
  page.close();
});

const haveDays = (days: number, last: string | undefined): void =>
  page.stores.puzzles.setState({
    record: { ...NO_PUZZLE_RECORD, dayStreak: { days, best: days, last } },
  });
const shown = (): string | undefined => document.querySelector('.ceremony-words')?.textContent ?? undefined;

test('another day in a row is celebrated with text, and without motion if that is off', () => {
  haveDays(2, '2026-03-01');
  expect(shown()).toBeUndefined();
  haveDays(3, '2026-03-02');
  expect([shown(), heard]).toEqual(['Days in a row: 3', ['Days in a row: 3']]);
  // Hidden from screen readers, which have already heard it.
  expect(document.querySelector('.ceremony-words')?.ariaHidden).toBe('true');
  expect(document.querySelector('.disc-shower')).toBeNull();
});

test('a restarted streak is not celebrated, and a ceremony ends with its screen', () => {
  haveDays(4, '2026-03-01');
  haveDays(1, '2026-03-09');
  expect(shown()).toBeUndefined();
  haveDays(2, '2026-03-10');
  expect(shown()).toBe('Days in a row: 2');
  page.stores.app.setState({ screen: 'menu' });
  expect(shown()).toBeUndefined();
});

test('winning every disc, and the first win over an opponent, are celebrated, and no other ending', () => {
  page.stores.app.setState({ reducedMotion: false });
  const WIPEOUT = 'e6f4e3f6g5d6e7f5c5';
  const often = { 'othello/minimax/5': { won: 2, drawn: 0, lost: 0 } };
  const once = { 'othello/minimax/5': { won: 1, drawn: 0, lost: 0 } };
  const resigned = { winner: 'black', by: 'resignation' } as const;
  const asWhite: Seats = { black: BLACK_AGAINST_MINIMAX.white, white: { type: 'human' } };
  for (const [match, records, isGreat] of [
    [matchOf(WIPEOUT), often, true],
    [matchOf(WIPEOUT, asWhite), often, false],
    [matchOf(WIPEOUT, TWO_PEOPLE), often, true],
    [matchOf(WIPEOUT, TWO_COMPUTERS), often, false],
    [{ ...matchOf('f5d6'), ending: resigned }, often, false],
    [{ ...matchOf('f5d6'), ending: resigned }, once, true],
    [matchOf(WHITE_WINS, asWhite), once, true],
    [matchOf(WHITE_WINS), once, false],
  ] as const) {
    page.stores.records.setState(records);
    page.stores.match.setState({ match, result: 'coming' });
    expect(document.querySelector('.disc-shower')).toBeNull();
    page.stores.match.setState({ result: 'shown' });
    page.stores.match.setState({ asksNewGame: true });
    // The page itself shows ceremonies too.
    expect(document.querySelectorAll('.disc-shower')).toHaveLength(isGreat ? 2 : 0);
    for (const screen of ['menu', 'board'] as const) page.stores.app.setState({ screen });
  }
});

test("discs fall in the game's own two colors, each with its shadow below its edge and its visible face", () => {
  const ovals: unknown[][] = [];
  const brush = {
    fillStyle: '',
    beginPath: () => {},
    fill: () => {},
    clearRect: () => {},
    ellipse: (x: number, y: number) => ovals.push([brush.fillStyle, x, y]),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  page.stores.app.setState({ rules: 'connect4' });
  const stop = showShower(page.shell, () => 0.5);
  const { width, height } = document.querySelector('.disc-shower') as HTMLCanvasElement;
  frames[0]?.(0);
  frames[1]?.(800);
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const { colors } = page.stores.settings.getState();
  const { black, white } = discColors(colors, 'connect4');
  expect(new Set(ovals.map(([color]) => color))).toEqual(new Set(['#000', black, white]));
  const seen = makeShower(() => 0.5)(800);
  for (const [index, { x, y, facing }] of seen.entries()) {
    const [shadow, edge, face] = ovals.slice(3 * index) as [string, number, number][];
    expect(face).toEqual([facing >= 0 ? black : white, x * width, y * height]);
    expect([shadow?.[2], edge?.[2]].every(place => Number(place) > y * height)).toBe(true);
  }
  expect(ovals).toHaveLength(3 * seen.length);
});
