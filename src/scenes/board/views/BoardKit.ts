import type * as Phaser from 'phaser';
import { COLORS, type Color } from '../../../game/color.ts';
import type { Rules } from '../../../game/position.ts';
import { type BoardColors, discColors, type Ground } from '../../../look/colors.ts';
import type { MarkShape } from '../../../look/marks.ts';
import type { DiscStyle } from '../../../look/style/discStyles.ts';
import { BOARD_KINDS } from '../../../board/boardKinds.ts';
import { DISC_LOOK, MARK_LOOK } from '../boardLook.ts';
import { addPainting } from '../paint/canvas.ts';
import * as discs from '../paint/discPainting.ts';
import { paintLegal } from '../paint/legalPainting.ts';
import * as marks from '../paint/markPainting.ts';
import * as overlays from '../paint/overlayPainting.ts';

const SIDED = [
  'disc',
  'lost',
  'face',
  'slice',
  'rider',
  'last',
  'earlier',
  'turning',
  'outline',
  'landing',
  'won',
  'mobility',
  'frontier',
  'stable',
  'opened',
] as const;
const PLAIN = [
  'shadow',
  'cast',
  'sheen',
  'attended',
  'gained',
  'refused',
  'hint',
  'good',
  'centre',
  'odd',
  'even',
] as const;
const LEGAL = ['legal', 'quiet'] as const;
const GROUNDS = ['darkSquares', 'lightSquares'] as const satisfies readonly Ground[];
export type KitName =
  | `${(typeof SIDED)[number]}-${Color}`
  | `${(typeof LEGAL)[number]}-${Color}-${Ground}`
  | (typeof PLAIN)[number];

export interface KitRequest {
  /** The side of a square and the diameter of a disc, in pixels. */
  readonly square: number;
  readonly diameter: number;
  /** As the game shows them, from `shownColors`. */
  readonly colors: BoardColors;
  readonly discStyle: DiscStyle;
  readonly patterned: boolean;
  readonly bold: boolean;
  readonly rules: Rules;
  readonly marks: MarkShape;
}

type Painter = () => HTMLCanvasElement;
type SidedPainters = Record<(typeof SIDED)[number], Painter>;

/** For an upright board: tokens of one color, seen from the front. */
const tokenPainters = (
  { square }: KitRequest,
  side: Color,
  style: discs.DiscPaint,
): Pick<SidedPainters, 'disc' | 'lost' | 'rider'> => {
  const quiet = discs.quietColor(style.colors[side]);
  return {
    disc: () => discs.paintToken(side, style),
    lost: () => discs.paintToken(side, { ...style, colors: { ...style.colors, [side]: quiet } }),
    rider: () => discs.paintTokenRider(side, { ...style, diameter: DISC_LOOK.rider.diameter * square }),
  };
};

const sidedPainters = (request: KitRequest, side: Color): SidedPainters => {
  const { square, diameter, colors, discStyle, patterned, bold, rules } = request;
  const style = { diameter, colors: discColors(colors), discStyle, patterned, bold };
  const lostColors = { ...style.colors, [side]: discs.lostColor(style.colors[side]) };
  const lost = { ...style, colors: lostColors, isLost: true };
  return {
    disc: () => discs.paintDisc(side, style),
    lost: () => discs.paintDisc(side, lost),
    rider: () => discs.paintRider(side, { ...style, diameter: DISC_LOOK.rider.diameter * square }),
    ...(BOARD_KINDS[rules].stands ? tokenPainters(request, side, style) : {}),
    face: () => discs.paintFace(side, style),
    slice: () => discs.paintSlice(side, style),
    last: () => marks.paintLastMove(request, side),
    earlier: () => marks.paintEarlierMove(request, side),
    turning: () => marks.paintTurning(request, side),
    outline: () => marks.paintOutline(request, side),
    landing: () => marks.paintLanding(request, side),
    won: () => marks.paintWon(request, side),
    mobility: () => overlays.paintMobility(request, side),
    frontier: () => overlays.paintFrontier(request, side),
    stable: () => overlays.paintStable(request, side),
    opened: () => overlays.paintOpened(request, side),
  };
};

const plainPainters = (request: KitRequest): Record<(typeof PLAIN)[number], Painter> => ({
  shadow: () =>
    BOARD_KINDS[request.rules].stands ? discs.paintNothing() : discs.paintShadow(request.diameter),
  cast: () => discs.paintCastShadow(request.diameter),
  sheen: () => discs.paintSheen(request.diameter),
  attended: () => marks.paintAttended(request),
  gained: () => marks.paintGained(request),
  refused: () =>
    BOARD_KINDS[request.rules].stands ? marks.paintRefusedHole(request) : marks.paintRefused(request),
  hint: () => marks.paintHint(request),
  good: () => marks.paintGood(request),
  centre: () => marks.paintCentre(request),
  odd: () => overlays.paintOdd(request),
  even: () => overlays.paintEven(request),
});

/** A mark for each square color it may lie on, and a smaller one for when marks are subdued. */
const legalPainters = (request: KitRequest, side: Color): readonly (readonly [KitName, Painter])[] =>
  GROUNDS.flatMap(ground => [
    [`legal-${side}-${ground}`, () => paintLegal(request, side, ground)] as const,
    [`quiet-${side}-${ground}`, () => paintLegal(request, side, ground, MARK_LOOK.quiet)] as const,
  ]);

let kits = 0;

/** The textures of discs and marks at exactly the size they are shown. Each is painted when first needed. */
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
    const legal = COLORS.flatMap(side => legalPainters(request, side));
    this.#painters = new Map<string, Painter>([
      ...sided,
      ...legal,
      ...Object.entries(plainPainters(request)),
    ]);
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
