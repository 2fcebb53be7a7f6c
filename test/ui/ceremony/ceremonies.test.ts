// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import { discColors } from '../../../src/look/colors.ts';
import { NO_PUZZLE_RECORD } from '../../../src/store/puzzlesStore.ts';
import { mountCeremonies } from '../../../src/ui/ceremony/ceremonies.ts';
import { showShower } from '../../../src/ui/ceremony/showerView.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
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

test('another day in a row is told in words, without motion where none is wanted', () => {
  haveDays(2, '2026-03-01');
  expect(shown()).toBeUndefined();
  haveDays(3, '2026-03-02');
  expect([shown(), heard]).toEqual(['Days in a row: 3', ['Days in a row: 3']]);
  expect(document.querySelector('.disc-shower')).toBeNull();
});

test('a streak that starts again is not celebrated, and a ceremony ends with its screen', () => {
  haveDays(4, '2026-03-01');
  haveDays(1, '2026-03-09');
  expect(shown()).toBeUndefined();
  haveDays(2, '2026-03-10');
  expect(shown()).toBe('Days in a row: 2');
  page.stores.app.setState({ screen: 'menu' });
  expect(shown()).toBeUndefined();
});

test("discs fall in the game's own two colors", () => {
  const paints = new Set<string>();
  const brush = new Proxy(
    {},
    {
      get: () => () => {},
      set: (_, name, value) => {
        if (name === 'fillStyle') paints.add(value);
        return true;
      },
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as CanvasRenderingContext2D);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  page.stores.app.setState({ rules: 'connect4' });
  const stop = showShower({ root: document.body, play: page.play, words: createWords(), say: () => {} });
  frames[0]?.(0);
  frames[1]?.(800);
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const { colors } = page.stores.settings.getState();
  const { black, white } = discColors(colors, 'connect4');
  expect(paints).toEqual(new Set(['#000', black, white]));
});
