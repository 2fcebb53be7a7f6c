import type * as Phaser from 'phaser';
import { BOARD_KINDS } from '../../../board/boardKinds.ts';
import { KEPT_BOARDS } from '../boardLook.ts';
import { type BoardPaint, type BoardRequest, paintOf } from '../paint/boardPaint.ts';
import { paintBoard, paintFront } from '../paint/boardPainting.ts';
import { addPainting } from '../paint/canvas.ts';
import { noting, type Readings, wouldReadAlike } from '../paint/readings.ts';

/** A flat board is one picture; an upright one has a second in front of the discs. */
export type BoardPart = 'board' | 'front';

const PAINTERS: Readonly<Record<BoardPart, (paint: BoardPaint) => HTMLCanvasElement>> = {
  board: paintBoard,
  front: paintFront,
};

/** A texture with the values its painting read: it is reused whenever those are the same. */
interface KeptBoard {
  readonly key: string;
  readonly part: BoardPart;
  readonly readings: Readings;
}

/** The cache of a game's painted boards. */
export class BoardTextures {
  readonly #textures: Phaser.Textures.TextureManager;
  #kept: readonly KeptBoard[] = [];
  #painted = 0;

  constructor(textures: Phaser.Textures.TextureManager) {
    this.#textures = textures;
  }

  /** The key of the board's texture, which is painted first if it does not exist. */
  key(request: BoardRequest, part: BoardPart = 'board'): string {
    const paint = paintOf(request);
    const known = this.#kept.find(kept => kept.part === part && wouldReadAlike(kept.readings, paint));
    const shown = known ?? this.#paint(paint, part);
    this.#kept = [shown, ...this.#kept.filter(other => other !== shown)];
    return shown.key;
  }

  /** Paints both parts of the next board, if it has two, and yields in between. */
  *ahead(request: BoardRequest): Generator<void, void> {
    this.key(request);
    if (!BOARD_KINDS[request.rules].stands) return;
    yield;
    this.key(request, 'front');
  }

  /** Drops boards that have not been shown for a while; call it when no image shows them. */
  forget(): void {
    for (const { key } of this.#kept.slice(KEPT_BOARDS)) this.#textures.remove(key);
    this.#kept = this.#kept.slice(0, KEPT_BOARDS);
  }

  #paint(paint: BoardPaint, part: BoardPart): KeptBoard {
    const key = `${part} ${this.#painted++}`;
    const readings: Readings = new Map();
    addPainting(this.#textures, key, PAINTERS[part](noting(paint, readings)));
    return { key, part, readings };
  }
}
