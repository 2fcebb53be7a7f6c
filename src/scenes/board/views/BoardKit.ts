import type * as Phaser from 'phaser';
import { BOARD_KINDS } from '../../../board/boardKinds.ts';
import type { MarkStyle } from '../../../board/legalMark.ts';
import { lostColor } from '../../../board/lostColor.ts';
import { MARK_NAMES, type MarkName, markShapes } from '../../../board/markShapes.ts';
import { COLORS, type Color } from '../../../game/color.ts';
import type { Rules } from '../../../game/position.ts';
import { discColors, type Hex } from '../../../look/colors.ts';
import type { DiscStyle } from '../../../look/style/discStyles.ts';
import { DISC_LOOK } from '../boardLook.ts';
import { addPainting } from '../paint/canvas.ts';
import * as discs from '../paint/discPainting.ts';
import { paintShapes } from '../paint/shapePainting.ts';

const SIDED = ['disc', 'lost', 'face', 'slice', 'rider'] as const;
const PLAIN = ['shadow', 'cast', 'sheen'] as const;
export type KitName = `${(typeof SIDED)[number]}-${Color}` | (typeof PLAIN)[number] | MarkName;

/** The side of a square and the diameter of a disc are in pixels. */
export interface KitRequest extends MarkStyle {
  readonly discStyle: DiscStyle;
  readonly patterned: boolean;
  readonly rules: Rules;
}

type Painter = () => HTMLCanvasElement;
type SidedPainters = Record<(typeof SIDED)[number], Painter>;

/** For an upright board: tokens of one color, seen from the front. */
const tokenPainters = (
  { square }: KitRequest,
  side: Color,
  style: discs.DiscPaint,
  lost: Hex,
): Pick<SidedPainters, 'disc' | 'lost' | 'rider'> => {
  return {
    disc: () => discs.paintToken(side, style),
    lost: () => discs.paintToken(side, { ...style, colors: { ...style.colors, [side]: lost } }),
    rider: () => discs.paintTokenRider(side, { ...style, diameter: DISC_LOOK.rider.diameter * square }),
  };
};

const sidedPainters = (request: KitRequest, side: Color): SidedPainters => {
  const { square, diameter, colors, discStyle, patterned, bold, rules } = request;
  const style = { diameter, colors: discColors(colors), discStyle, patterned, bold };
  const lostTo = lostColor(style.colors[side], rules);
  const lostColors = { ...style.colors, [side]: lostTo };
  const lost = { ...style, colors: lostColors, isLost: true };
  return {
    disc: () => discs.paintDisc(side, style),
    lost: () => discs.paintDisc(side, lost),
    rider: () => discs.paintRider(side, { ...style, diameter: DISC_LOOK.rider.diameter * square }),
    ...(BOARD_KINDS[rules].stands ? tokenPainters(request, side, style, lostTo) : {}),
    face: () => discs.paintFace(side, style),
    slice: () => discs.paintSlice(side, style),
  };
};

const plainPainters = (request: KitRequest): Record<(typeof PLAIN)[number], Painter> => ({
  shadow: () =>
    BOARD_KINDS[request.rules].stands ? discs.paintNothing() : discs.paintShadow(request.diameter),
  cast: () => discs.paintCastShadow(request.diameter),
  sheen: () => discs.paintSheen(request.diameter),
});

let kits = 0;

/** The textures of discs and marks at exactly their shown size. Each is painted when first needed. */
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
    const marks = MARK_NAMES.map(
      name => [name, () => paintShapes(request.square, markShapes(name, request))] as const,
    );
    this.#painters = new Map<string, Painter>([
      ...sided,
      ...marks,
      ...Object.entries(plainPainters(request)),
    ]);
  }

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
