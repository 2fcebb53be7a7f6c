import { BOARD_FONT, BOARD_LOOK } from './board/boardLook.ts';
import type { Watched } from './watch.ts';

/** What the canvas depends on besides the stores. */
export interface DeviceState {
  readonly pixelRatio: number;
  /** Goes up when a font for the board's engraving has loaded. */
  readonly fonts: number;
}

/** What is engraved on a board. */
const ENGRAVED = 'abcdefgh12345678';

type Listener = (state: DeviceState, before: DeviceState) => void;

/** The screen's pixel ratio, which changes with the page's zoom, and the fonts that have loaded. */
export class Device implements Watched<DeviceState> {
  readonly #listeners = new Set<Listener>();
  #state: DeviceState = { pixelRatio: devicePixelRatio, fonts: 0 };
  #query: MediaQueryList | undefined;

  constructor() {
    this.#followRatio();
    void this.#awaitFont();
  }

  getState(): DeviceState {
    return this.#state;
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stop(): void {
    this.#listeners.clear();
    this.#query?.removeEventListener('change', this.#changeRatio);
  }

  #become(state: DeviceState): void {
    const before = this.#state;
    this.#state = state;
    for (const listener of this.#listeners) listener(state, before);
  }

  /** A query for the current ratio fires when the ratio changes. */
  #followRatio(): void {
    this.#query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#query.addEventListener('change', this.#changeRatio, { once: true });
  }

  readonly #changeRatio = (): void => {
    this.#become({ ...this.#state, pixelRatio: devicePixelRatio });
    this.#followRatio();
  };

  /** Loads the font of the engraving unless it is there; without it the system's font is used. */
  async #awaitFont(): Promise<void> {
    const wanted = `${BOARD_LOOK.text.weight} 16px ${BOARD_FONT}`;
    if (document.fonts.check(wanted, ENGRAVED)) return;
    const faces = await document.fonts.load(wanted, ENGRAVED).catch(() => []);
    if (faces.length > 0) this.#become({ ...this.#state, fonts: this.#state.fonts + 1 });
  }
}
