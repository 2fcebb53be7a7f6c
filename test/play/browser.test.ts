// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observeBrowser, secureBeforeEnd, untilPainted, viewport } from '../../src/play/browser.ts';
import type { Play } from '../../src/play/play.ts';
import { until } from '../../testkit/until.ts';

/** System preferences: a media query matches if it contains one of these words. */
let wishes: readonly string[];
const lists: (EventTarget & { readonly matches: boolean })[] = [];
let said: Record<string, unknown>;
const play = {
  observe: (facts: object) => void Object.assign(said, facts),
} as unknown as Play;

beforeEach(() => {
  wishes = [];
  said = {};
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.defineProperty(new EventTarget(), 'matches', {
      get: () => wishes.some(wish => query.includes(wish)),
    }) as (typeof lists)[number];
    lists.push(list);
    return list;
  });
  vi.stubGlobal('crossOriginIsolated', true);
});
afterEach(() => vi.unstubAllGlobals());

const set = (object: object, values: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(object, name, { value, configurable: true });
};
const wish = (...now: readonly string[]): void => {
  wishes = now;
  for (const list of lists) list.dispatchEvent(new Event('change'));
};

test('system preferences are reported at the start and after each change', () => {
  set(navigator, { hardwareConcurrency: 6 });
  wish('reduced-motion');
  observeBrowser(play);
  expect(said).toMatchObject({ reducedMotion: true, systemDark: false, cores: 6, hasKeyboard: true });
  wish('color-scheme: dark');
  expect(said).toMatchObject({ reducedMotion: false, systemDark: true });
  vi.stubGlobal('crossOriginIsolated', false);
  observeBrowser(play);
  expect(said.cores).toBe(1);
  vi.stubGlobal('crossOriginIsolated', true);
  vi.stubGlobal('SharedArrayBuffer', undefined);
  said = {};
  observeBrowser(play);
  expect(said.cores).toBe(1);
});

test('a touch device has a keyboard after the first key press outside of a text field', () => {
  wish('coarse');
  observeBrowser(play);
  expect(said.hasKeyboard).toBe(false);
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(said.hasKeyboard).toBe(false);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(said.hasKeyboard).toBe(true);
  wish('coarse', 'fine');
  observeBrowser(play);
  expect(said.hasKeyboard).toBe(true);
});

test.each<[string, Record<string, unknown>, EventTarget, string, Record<string, unknown>]>([
  ['a gamepad', { getGamepads: () => [null, {}] }, window, 'gamepadconnected', { hasGamepad: true }],
  [
    'a gamepad that goes',
    { getGamepads: () => [null] },
    window,
    'gamepaddisconnected',
    { hasGamepad: false },
  ],
  ['the network', {}, window, 'online', { connected: true }],
  ['no network', {}, window, 'offline', { connected: false }],
  ['another size', {}, window, 'resize', { viewport: expect.objectContaining({ width: 1024 }) }],
])('%s is reported', (_, browser, target, event, facts) => {
  set(navigator, browser);
  observeBrowser(play);
  target.dispatchEvent(new Event(event));
  expect(said).toMatchObject(facts);
});

test('visibility and full screen are reported', () => {
  set(document, { fullscreenEnabled: true, fullscreenElement: null, visibilityState: 'visible' });
  observeBrowser(play);
  expect(said).toMatchObject({ fullScreen: 'off', visible: true });
  set(document, { fullscreenElement: document.body, visibilityState: 'hidden' });
  document.dispatchEvent(new Event('fullscreenchange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(said).toMatchObject({ fullScreen: 'on', visible: false });
  set(document, { fullscreenEnabled: false });
  said = {};
  observeBrowser(play);
  expect(said).not.toHaveProperty('fullScreen');
});

test('a battery is low at a fifth of its charge, unless it is charging', async () => {
  const battery = Object.assign(new EventTarget(), { charging: false, level: 0.2 });
  set(navigator, { getBattery: async () => battery });
  observeBrowser(play);
  await until(() => expect(said.lowBattery).toBe(true));
  for (const [charging, level, event, low] of [
    [false, 0.21, 'levelchange', false],
    [false, 0.1, 'levelchange', true],
    [true, 0.1, 'chargingchange', false],
  ] as const) {
    Object.assign(battery, { charging, level });
    battery.dispatchEvent(new Event(event));
    expect(said.lowBattery).toBe(low);
  }
});

test.each([
  [1024, '16px', 1],
  [1024, '24px', 1.5],
  [1024, '64px', 2],
  [273, '64px', 1.4],
  [100, '64px', 1],
  [1024, '', 1],
])('on a page of %i pixels, text of %s is scaled by %f', (width, fontSize, text) => {
  set(window, { innerWidth: width, innerHeight: 700 });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize }));
  expect(viewport()).toEqual({ width, height: 700, text: expect.closeTo(text) });
  expect(document.querySelector('span')).toBeNull();
});

test.each([
  [1, 'once the browser has reported it'],
  [0, 'at last even if the browser reports nothing'],
])('after %i paint reports the page counts as painted: %s', async paints => {
  vi.useFakeTimers();
  const list = { getEntriesByName: () => Array.from({ length: paints }) };
  const observer = (report: (entries: object) => void) => ({ observe: () => report(list) });
  vi.stubGlobal('PerformanceObserver', function fake(report: (entries: object) => void) {
    return observer(report);
  });
  let isPainted = false;
  void untilPainted().then(() => {
    isPainted = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(isPainted).toBe(paints === 1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isPainted).toBe(true);
  vi.useRealTimers();
});

test('a closing page saves its data, and asks for confirmation while something is still being written', () => {
  const secure = vi.fn(() => true);
  secureBeforeEnd({ secure } as unknown as Play);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  window.dispatchEvent(new Event('pagehide'));
  expect(secure).toHaveBeenCalledOnce();
  expect(leave()).toBe(true);
  secure.mockReturnValue(false);
  expect(leave()).toBe(false);
});
