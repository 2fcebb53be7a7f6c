import type * as Phaser from 'phaser';
import { COLORS, type Color } from '../../game/color.ts';
import { type BoardColors, discColors } from '../../look/colors.ts';
import { addPainting } from './addPainting.ts';
import { DISC_LOOK } from './boardLook.ts';
import * as discs from './discPainting.ts';
import * as marks from './markPainting.ts';

const SIDED = ['disc', 'lost', 'face', 'slice', 'rider', 'legal', 'last', 'turning', 'outline'] as const;
const PLAIN = ['shadow', 'cast', 'sheen', 'attended', 'refused', 'hint'] as const;
export type KitName = `${(typeof SIDED)[number]}-${Color}` | (typeof PLAIN)[number];

export interface KitRequest {
  /** The side of a square and the diameter of a disc, in pixels. */
  readonly square: number;
  readonly diameter: number;
  readonly colors: BoardColors;
  readonly patterned: boolean;
}

type Painter = () => HTMLCanvasElement;

const sidedPainters = (request: KitRequest, side: Color): Record<(typeof SIDED)[number], Painter> => {
  const { square, diameter, colors, patterned } = request;
  const style = { diameter, colors: discColors(colors), patterned };
  const lost = { ...style, colors: { ...style.colors, [side]: discs.lostColor(style.colors[side]) } };
  return {
    disc: () => discs.paintDisc(side, style),
    lost: () => discs.paintDisc(side, lost),
    face: () => discs.paintFace(side, style),
    slice: () => discs.paintSlice(side, style),
    rider: () => discs.paintRider(side, { ...style, diameter: DISC_LOOK.rider.diameter * square }),
    legal: () => marks.paintLegal(request, side),
    last: () => marks.paintLastMove(request, side),
    turning: () => marks.paintTurning(request, side),
    outline: () => marks.paintOutline(request, side),
  };
};

const plainPainters = (request: KitRequest): Record<(typeof PLAIN)[number], Painter> => ({
  shadow: () => discs.paintShadow(request.diameter),
  cast: () => discs.paintCastShadow(request.diameter),
  sheen: () => discs.paintSheen(request.diameter),
  attended: () => marks.paintAttended(request),
  refused: () => marks.paintRefused(request),
  hint: () => marks.paintHint(request),
});

let kits = 0;

/** The textures of discs and marks at exactly the size at which they are shown. They are painted when first asked for. */
export class BoardKit {
  readonly request: KitRequest;
  readonly #textures: Phaser.Textures.TextureManager;
  readonly #painters: ReadonlyMap<string, Painter>;
  readonly #prefix = `kit${kits++}-`;
  readonly #made = new Set<string>();

  constructor(textures: Phaser.Textures.TextureManager, request: KitRequest) {
    this.request = request;
    this.#textures = textures;
    const sided = COLORS.flatMap(side =>
      Object.entries(sidedPainters(request, side)).map(
        ([name, paint]) => [`${name}-${side}`, paint] as const,
      ),
    );
    this.#painters = new Map<string, Painter>([...sided, ...Object.entries(plainPainters(request))]);
  }

  /** The key of a texture. */
  key(name: KitName): string {
    const key = this.#prefix + name;
    if (this.#made.has(key)) return key;
    const paint = this.#painters.get(name);
    if (paint === undefined) throw new Error(`no painter for ${name}`);
    addPainting(this.#textures, key, paint());
    this.#made.add(key);
    return key;
  }

  destroy(): void {
    for (const key of this.#made) this.#textures.remove(key);
    this.#made.clear();
  }
}
