import { createValue } from '../store/following.ts';
import { BOARD_LOOK } from './board/boardLook.ts';

/** Browser state that affects the canvas. */
export interface DeviceState {
  readonly pixelRatio: number;
  /** The available fonts for engraved letters. */
  readonly font: string;
}

/** Font for engraved letters: the page's font once loaded, a fallback before. */
const BOARD_FONT = "'Inter Variable', 'Inter', system-ui, sans-serif";
const SYSTEM_FONT = 'system-ui, sans-serif';
/** The characters engraved on a board. */
const ENGRAVED = 'abcdefgh12345678';
const WANTED_FONT = `${BOARD_LOOK.text.weight} 16px ${BOARD_FONT}`;

const firstFont = (): string => (document.fonts.check(WANTED_FONT, ENGRAVED) ? BOARD_FONT : SYSTEM_FONT);

/** The screen's pixel ratio, which changes with page zoom, and the loaded fonts. */
export class Device {
  readonly #state = createValue<DeviceState>({ pixelRatio: devicePixelRatio, font: firstFont() });
  #query: MediaQueryList | undefined;
  #isStopped = false;

  constructor() {
    this.#followRatio();
    void this.#awaitFont();
  }

  getState(): DeviceState {
    return this.#state.get();
  }

  stop(): void {
    this.#isStopped = true;
    this.#query?.removeEventListener('change', this.#changeRatio);
  }

  /** A media query for the current ratio fires when the ratio changes. */
  #followRatio(): void {
    this.#query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#query.addEventListener('change', this.#changeRatio, { once: true });
  }

  readonly #changeRatio = (): void => {
    this.#state.set({ ...this.getState(), pixelRatio: devicePixelRatio });
    this.#followRatio();
  };

  /** Loads the engraving font unless it is available. */
  async #awaitFont(): Promise<void> {
    if (this.getState().font === BOARD_FONT) return;
    const faces = await document.fonts.load(WANTED_FONT, ENGRAVED).catch(() => []);
    if (faces.length > 0 && !this.#isStopped) this.#state.set({ ...this.getState(), font: BOARD_FONT });
  }
}
