import type * as Phaser from 'phaser';
import { ALL_COLOR_SLOTS } from '../../look/colors.ts';
import { addPainting } from './addPainting.ts';
import { KEPT_BOARDS } from './boardLook.ts';
import type { BoardRequest } from './boardPaint.ts';
import { paintBoard, paintFront } from './boardPainting.ts';

/** A lying board is one picture; of an upright one there is a second before the discs. */
export type BoardPart = 'board' | 'front';

const PAINTERS: Readonly<Record<BoardPart, (request: BoardRequest) => HTMLCanvasElement>> = {
  board: paintBoard,
  front: paintFront,
};

const keyOf = (request: BoardRequest, part: BoardPart, generation: number): string => {
  const { geometry, pixelRatio, theme, rules, discShare, colors } = request;
  const { square, columns, rows, frame } = geometry;
  const size = [square, columns, rows, frame, pixelRatio].join('x');
  const holes = rules === 'connect4' ? discShare : 0;
  return [part, generation, rules, theme, size, holes, ...ALL_COLOR_SLOTS.map(slot => colors[slot])].join(
    ' ',
  );
};

/** The painted boards of a game, of which the latest few are kept for coming back to them. */
export class BoardTextures {
  readonly #textures: Phaser.Textures.TextureManager;
  #kept: readonly string[] = [];
  #generation = 0;

  constructor(textures: Phaser.Textures.TextureManager) {
    this.#textures = textures;
  }

  /** The key of the board's texture, painted now if it is not there. */
  key(request: BoardRequest, part: BoardPart = 'board'): string {
    const key = keyOf(request, part, this.#generation);
    if (!this.#textures.exists(key)) addPainting(this.#textures, key, PAINTERS[part](request));
    this.#kept = [key, ...this.#kept.filter(other => other !== key)];
    return key;
  }

  /** Lets go of boards that have not been shown for a while; call it when no image shows them. */
  forget(): void {
    for (const key of this.#kept.slice(KEPT_BOARDS)) this.#textures.remove(key);
    this.#kept = this.#kept.slice(0, KEPT_BOARDS);
  }

  /** Paints every board anew from now on, as when a font has arrived. */
  renew(): void {
    this.#generation++;
  }
}
