import type * as Phaser from 'phaser';
import { ALL_COLOR_SLOTS } from '../../../look/colors.ts';
import { BOARD_KINDS } from '../boardKinds.ts';
import { KEPT_BOARDS } from '../boardLook.ts';
import type { BoardRequest } from '../paint/boardPaint.ts';
import { paintBoard, paintFront } from '../paint/boardPainting.ts';
import { addPainting } from '../paint/canvas.ts';

/** A flat board is one picture; an upright one has a second in front of the discs. */
export type BoardPart = 'board' | 'front';

const PAINTERS: Readonly<Record<BoardPart, (request: BoardRequest) => HTMLCanvasElement>> = {
  board: paintBoard,
  front: paintFront,
};

const keyOf = (request: BoardRequest, part: BoardPart, generation: number): string => {
  const { geometry, pixelRatio, theme, material, rules, blocked, discShare, colors } = request;
  const { square, columns, rows, frame, turn } = geometry;
  const size = [square, columns, rows, frame, pixelRatio, turn.quarters, turn.isMirrored].join('x');
  const holes = BOARD_KINDS[rules].stands ? discShare : 0;
  const shape = [size, blocked.lo, blocked.hi].join(',');
  return [
    part,
    generation,
    rules,
    theme,
    material,
    shape,
    holes,
    ...ALL_COLOR_SLOTS.map(slot => colors[slot]),
  ].join(' ');
};

/** The painted boards of a game. The latest few are kept in case they are shown again. */
export class BoardTextures {
  readonly #textures: Phaser.Textures.TextureManager;
  #kept: readonly string[] = [];
  #generation = 0;

  constructor(textures: Phaser.Textures.TextureManager) {
    this.#textures = textures;
  }

  /** The key of the board's texture, which is painted first if it does not exist. */
  key(request: BoardRequest, part: BoardPart = 'board'): string {
    const key = keyOf(request, part, this.#generation);
    if (!this.#textures.exists(key)) addPainting(this.#textures, key, PAINTERS[part](request));
    this.#kept = [key, ...this.#kept.filter(other => other !== key)];
    return key;
  }

  /** Drops boards that have not been shown for a while; call it when no image shows them. */
  forget(): void {
    for (const key of this.#kept.slice(KEPT_BOARDS)) this.#textures.remove(key);
    this.#kept = this.#kept.slice(0, KEPT_BOARDS);
  }

  /** Repaints every board from now on, for example when a font has loaded. */
  renew(): void {
    this.#generation++;
  }
}
