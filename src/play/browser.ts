import { sharesMemory } from '../engine/sharing.ts';
import type { Viewport } from '../look/layout.ts';
import type { Play } from './play.ts';

/** The size of text that style sheets take for usual, in pixels. */
const USUAL_TEXT = 16;
/** Beyond this, text would leave no space for the board. */
const MOST_TEXT = 2;
/** The narrowest page that has space for words beside each other, in pixels of usual text: a smaller phone enlarges text less. */
const LEAST_PAGE = 195;

/** How large a person wants text, as the browser is set: what the page itself chooses does not change `medium`. */
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

/** Whether the system is set to more contrast, or to colors of its own. */
export const wantsContrast = (): boolean =>
  matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;

/** Lets the page paint, and hear what a person does, before anything else is done; few browsers let work go on right after that. */
export const breathe = async (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  await new Promise<void>(resolve => void setTimeout(resolve));
};

/** The longest wait for a browser that does not report its first paint. */
const LONGEST_PAINT_MILLISECONDS = 2000;

/** Resolves when part of the page has been seen on the screen: shaders would hold that up. */
const untilSeen = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, LONGEST_PAINT_MILLISECONDS);
    if (typeof PerformanceObserver === 'undefined') return;
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Resolves when the page as it stands has been painted. */
export const untilPainted = async (): Promise<void> => {
  await new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  await untilSeen();
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/** Fingers only: no keyboard, until a key is pressed. In a field that may be a key on the screen. */
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

/** A browser tells of a gamepad when one of its buttons is first pressed. */
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

/** The part of the Battery Status API that is used; few browsers have it. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  /** From 0 to 1. */
  readonly level: number;
}

/** A battery that is this empty is to be spared. */
const LOW = 0.2;

/** Passes on whether the battery is low, where the browser tells. */
const observeBattery = async ({ observe }: Play): Promise<void> => {
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  if (battery === undefined) return;
  const look = (): void => observe({ lowBattery: !battery.charging && battery.level <= LOW });
  look();
  battery.addEventListener('chargingchange', look);
  battery.addEventListener('levelchange', look);
};

/** Passes on what the browser says about itself, now and whenever it changes. */
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
  // The size of text is changed in the settings of the browser, on another page.
  const lookAround = (): void =>
    observe({ visible: document.visibilityState === 'visible', viewport: viewport() });
  lookAround();
  document.addEventListener('visibilitychange', lookAround);
  window.addEventListener('online', () => observe({ connected: true }));
  window.addEventListener('offline', () => observe({ connected: false }));
};

/** Asks the person to stay where something that is still being written would be lost with the page. */
export const secureBeforeEnd = ({ secure }: Play): void => {
  window.addEventListener('pagehide', () => void secure());
  window.addEventListener('beforeunload', event => {
    if (!secure()) event.preventDefault();
  });
};

/** For this many milliseconds a page that has just begun has better things to load. */
const BUSY_MILLISECONDS = 4000;

/** Resolves when the page seems to have nothing to do. */
export const untilIdle = async (): Promise<void> => {
  await new Promise<void>(resolve => void setTimeout(resolve, BUSY_MILLISECONDS));
  if ('requestIdleCallback' in window)
    await new Promise<void>(
      resolve => void requestIdleCallback(() => resolve(), { timeout: BUSY_MILLISECONDS }),
    );
};
