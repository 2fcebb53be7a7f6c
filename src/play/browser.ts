import { sharesMemory } from '../engine/sharing.ts';
import type { Viewport } from '../look/layout.ts';
import type { Play } from './play.ts';

/** The default text size of browsers, in pixels. */
const USUAL_TEXT = 16;
/** Maximum text scale. With larger text the board would not fit. */
const MOST_TEXT = 2;
/** The narrowest usable page, in pixels at the default text size: smaller phones limit the text scale. */
const LEAST_PAGE = 195;

/** The person's text size from the browser settings. `medium` is not affected by the page's own styles. */
const textSize = (): number => {
  const probe = document.createElement('span');
  probe.style.fontSize = 'medium';
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  const most = Math.max(1, Math.min(MOST_TEXT, window.innerWidth / LEAST_PAGE));
  return Number.isFinite(size) ? Math.min(most, size / USUAL_TEXT) : 1;
};

export const viewport = (): Viewport => ({
  width: window.innerWidth,
  height: window.innerHeight,
  text: textSize(),
});

export const hasWebGl = (): boolean =>
  document.createElement('canvas').getContext('webgl2') !== null ||
  document.createElement('canvas').getContext('webgl') !== null;

/** Whether the system asks for more contrast or forces its own colors. */
export const wantsContrast = (): boolean =>
  matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;

/** Lets the browser paint and handle input. Prefers `scheduler.yield`, which few browsers have. */
export const breathe = async (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  await new Promise<void>(resolve => void setTimeout(resolve));
};

/** Timeout for browsers that do not report their first paint. */
const LONGEST_PAINT_MILLISECONDS = 2000;

/** Resolves at the first contentful paint. Compiling shaders earlier would delay it. */
const untilSeen = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, LONGEST_PAINT_MILLISECONDS);
    if (typeof PerformanceObserver === 'undefined') return;
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Resolves when the current state of the page has been painted. */
export const untilPainted = async (): Promise<void> => {
  await new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  await untilSeen();
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * Assumes no keyboard on touch devices until a key is pressed outside a text field, where an on-screen keyboard could be the
 * source.
 */
const observeKeyboard = ({ observe }: Play): void => {
  const isForFingers =
    matchMedia('(any-pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches;
  observe({ hasKeyboard: !isForFingers });
  if (!isForFingers) return;
  const notice = ({ target }: KeyboardEvent): void => {
    if (isField(target)) return;
    window.removeEventListener('keydown', notice, true);
    observe({ hasKeyboard: true });
  };
  window.addEventListener('keydown', notice, true);
};

/** Browsers report a gamepad when one of its buttons is first pressed. */
const observeGamepads = ({ observe }: Play): void => {
  const look = (): void => observe({ hasGamepad: navigator.getGamepads().some(pad => pad !== null) });
  window.addEventListener('gamepadconnected', look);
  window.addEventListener('gamepaddisconnected', look);
};

const observeFullScreen = ({ observe }: Play): void => {
  if (!document.fullscreenEnabled) return;
  const look = (): void => observe({ fullScreen: document.fullscreenElement === null ? 'off' : 'on' });
  look();
  document.addEventListener('fullscreenchange', look);
};

/** The used part of the Battery Status API, which few browsers have. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  /** From 0 to 1. */
  readonly level: number;
}

/** Battery level below which the page saves power. */
const LOW = 0.2;

/** Reports whether the battery is low or charging, in browsers with the Battery Status API. */
const observeBattery = async ({ observe }: Play): Promise<void> => {
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  if (battery === undefined) return;
  const look = (): void => {
    const { charging, level } = battery;
    observe({ charging, lowBattery: !charging && level <= LOW });
  };
  look();
  battery.addEventListener('chargingchange', look);
  battery.addEventListener('levelchange', look);
};

/** Reports browser state to `play`, now and after each change. */
export const observeBrowser = (play: Play): void => {
  const { observe } = play;
  observeKeyboard(play);
  observeGamepads(play);
  observeFullScreen(play);
  void observeBattery(play);
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const look = (): void => observe({ reducedMotion: motion.matches, systemDark: dark.matches });
  look();
  observe({ cores: sharesMemory() ? (navigator.hardwareConcurrency ?? 1) : 1 });
  motion.addEventListener('change', look);
  dark.addEventListener('change', look);
  window.addEventListener('resize', () => observe({ viewport: viewport() }));
  // The text size is changed in the browser's settings, so it is read again when the page gets the focus.
  const lookAround = (): void =>
    observe({ visible: document.visibilityState === 'visible', viewport: viewport() });
  lookAround();
  document.addEventListener('visibilitychange', lookAround);
  window.addEventListener('online', () => observe({ connected: true }));
  window.addEventListener('offline', () => observe({ connected: false }));
};

/** Asks for confirmation before the page closes if unsaved data would be lost. */
export const secureBeforeEnd = ({ secure }: Play): void => {
  window.addEventListener('pagehide', () => void secure());
  window.addEventListener('beforeunload', event => {
    if (!secure()) event.preventDefault();
  });
};

/** Milliseconds after its start during which the page should load nothing optional. */
const BUSY_MILLISECONDS = 4000;

/** Resolves when the page is probably idle. */
export const untilIdle = async (): Promise<void> => {
  await new Promise<void>(resolve => void setTimeout(resolve, BUSY_MILLISECONDS));
  if ('requestIdleCallback' in window)
    await new Promise<void>(
      resolve => void requestIdleCallback(() => resolve(), { timeout: BUSY_MILLISECONDS }),
    );
};
