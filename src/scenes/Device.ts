import { createValue } from '../store/following.ts';
import { BOARD_LOOK } from './board/boardLook.ts';

/** What the canvas depends on besides the stores. */
export interface DeviceState {
  readonly pixelRatio: number;
  /** The fonts for the board's engraving that are there. */
  readonly font: string;
}

/** What is engraved in, once the page's own font has loaded, and until then. */
const BOARD_FONT = "'Inter Variable', 'Inter', system-ui, sans-serif";
const SYSTEM_FONT = 'system-ui, sans-serif';
/** What is engraved on a board. */
const ENGRAVED = 'abcdefgh12345678';
const WANTED_FONT = `${BOARD_LOOK.text.weight} 16px ${BOARD_FONT}`;

const firstFont = (): string => (document.fonts.check(WANTED_FONT, ENGRAVED) ? BOARD_FONT : SYSTEM_FONT);

/** The screen's pixel ratio, which changes with the page's zoom, and the fonts that have loaded. */
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

  /** A query for the current ratio fires when the ratio changes. */
  #followRatio(): void {
    this.#query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#query.addEventListener('change', this.#changeRatio, { once: true });
  }

  readonly #changeRatio = (): void => {
    this.#state.set({ ...this.getState(), pixelRatio: devicePixelRatio });
    this.#followRatio();
  };

  /** Loads the font of the engraving unless it is there. */
  async #awaitFont(): Promise<void> {
    if (this.getState().font === BOARD_FONT) return;
    const faces = await document.fonts.load(WANTED_FONT, ENGRAVED).catch(() => []);
    if (faces.length > 0 && !this.#isStopped) this.#state.set({ ...this.getState(), font: BOARD_FONT });
  }
}
