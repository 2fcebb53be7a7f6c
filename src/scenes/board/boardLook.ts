import { BOARD_LINES } from '../../board/boardLines.ts';
import { FRAME_SHARE } from '../../look/boardGeometry.ts';
import type { Hex } from '../../look/colors.ts';
import type { Material } from '../../look/style/materials.ts';

/**
 * Lengths are shares of a square's side (the frame's: of the square its width derives from); strengths are opacities from 0 to 1.
 */
export const BOARD_LOOK = {
  ...BOARD_LINES,
  frameShare: FRAME_SHARE,
  /** Room around the frame for its shadow, in widths of the frame; the shadows use the same unit. */
  margin: 1.95,
  /** Shadows fall downwards and, less, to the right. */
  shadowSlant: 0.7,
  wideShadow: { blur: 1.17, drop: 0.36, strength: 0.42 },
  contactShadow: { blur: 0.22, drop: 0.083, strength: 0.5 },
  /** The frame's four sides, lit by their direction. */
  sides: { top: 0.1, left: 0.06, right: -0.1, bottom: -0.16 },
  rim: 0.022,
  rimLight: 0.3,
  rimMiddle: 0.04,
  rimShade: 0.4,
  /** The strip that slopes from the frame down to the squares. */
  slope: 0.05,
  slopeShade: 0.5,
  slopeMiddle: 0.12,
  slopeLight: 0.2,
  lineLight: 0.1,
  inlay: { reach: 0.4, width: 0.03, strength: 0.55, light: 0.12, shift: 0.014, dark: 0.3 },
  /** The frame's shadow on the squares. */
  innerShadow: { length: 0.3, strength: 0.34, farStrength: 0.12, side: 0.8, fading: [1, 0.45, 0.14, 0] },
  /** A block on a missing square: its bright and dark edges, and its shadow. */
  blocked: {
    edge: 0.03,
    light: 0.3,
    shade: 0.34,
    shadow: { blur: 0.2, x: 0.05, y: 0.09, strength: 0.6 },
  },
  /** The light's center, its reach, and where it turns to shade, as shares of the board. */
  light: { x: 0.18, y: 0.12, reach: 1.25, turn: 0.4, lit: 0.09, shade: 0.2, color: '#fff3d6' as Hex },
  /**
   * The two window panes reflected by a polished field: their start and end on its upper edge, and how far they reach
   * down the left one.
   */
  mirror: [
    { from: 0.08, to: 0.4, down: 1.15 },
    { from: 0.45, to: 0.56, down: 1.15 },
  ],
  /** The reach of the frame's gloss, as shares of the board. */
  gloss: { x: 0.7, y: 0.9 },
  /** Coordinates: their engraved depth, in squares. */
  text: {
    ...BOARD_LINES.text,
    depth: 0.012,
    dark: 0.6,
    darkOnLight: 0.24,
    light: 0.2,
  },
} as const;

/** Noise that is generated once and laid over a surface; `strength` is its opacity, `scale` its size in CSS pixels. */
export interface Grain {
  readonly kind: 'fibre' | 'wood' | 'stone' | 'vein' | 'paper' | 'brushed';
  readonly strength: number;
  readonly scale: number;
  /** Whether each square is a separate piece. */
  readonly inPieces?: boolean;
}

export interface MaterialLook {
  readonly squares: Grain | undefined;
  readonly frame: Grain | undefined;
  /** The strength of a glaze on each square. */
  readonly gloss: number;
  /** The strength of a window's reflection in the whole field. */
  readonly mirror: number;
  readonly frameGloss: number;
  /** Multiplies light and shadow: 0 for a flat board. */
  readonly relief: number;
}

export const MATERIAL_LOOK: Readonly<Record<Material, MaterialLook>> = {
  felt: {
    squares: { kind: 'fibre', strength: 0.2, scale: 0.7 },
    frame: { kind: 'wood', strength: 0.16, scale: 0.8 },
    gloss: 0,
    mirror: 0,
    frameGloss: 0.1,
    relief: 1,
  },
  wood: {
    squares: { kind: 'wood', strength: 0.3, scale: 1, inPieces: true },
    frame: { kind: 'wood', strength: 0.42, scale: 0.8 },
    gloss: 0.03,
    mirror: 0,
    frameGloss: 0.14,
    relief: 1,
  },
  stone: {
    squares: { kind: 'stone', strength: 0.3, scale: 1, inPieces: true },
    frame: { kind: 'stone', strength: 0.26, scale: 1 },
    gloss: 0,
    mirror: 0,
    frameGloss: 0.05,
    relief: 1,
  },
  marble: {
    squares: { kind: 'vein', strength: 0.62, scale: 1, inPieces: true },
    frame: { kind: 'vein', strength: 0.4, scale: 1 },
    gloss: 0.07,
    mirror: 0.05,
    frameGloss: 0.2,
    relief: 0.9,
  },
  porcelain: { squares: undefined, frame: undefined, gloss: 0.16, mirror: 0, frameGloss: 0.3, relief: 0.8 },
  lacquer: { squares: undefined, frame: undefined, gloss: 0.02, mirror: 0.2, frameGloss: 0.34, relief: 1 },
  paper: {
    squares: { kind: 'paper', strength: 0.5, scale: 0.8 },
    frame: { kind: 'wood', strength: 0.2, scale: 0.8 },
    gloss: 0,
    mirror: 0,
    frameGloss: 0.05,
    relief: 0.55,
  },
  metal: {
    squares: { kind: 'brushed', strength: 0.34, scale: 1, inPieces: true },
    frame: { kind: 'brushed', strength: 0.3, scale: 1 },
    gloss: 0.05,
    mirror: 0.1,
    frameGloss: 0.26,
    relief: 1,
  },
  flat: { squares: undefined, frame: undefined, gloss: 0, mirror: 0, frameGloss: 0, relief: 0 },
};

/** The noise textures of a material. */
export const grainsOf = (material: Material): readonly Grain[] => {
  const { squares, frame } = MATERIAL_LOOK[material];
  return [squares, frame].filter(grain => grain !== undefined);
};

/** Lengths are shares of a disc's radius. */
export const DISC_LOOK = {
  /** Padding around a disc in its texture, in pixels. */
  padding: 3,
  face: {
    focus: 0.42,
    reach: 1.55,
    /** The range around the middle where the face has exactly its own color, as shares of the reach. */
    flat: [0.24, 0.42],
    /** White added to a black face in the light, and shade to a white one elsewhere. */
    darkLift: 0.24,
    darkShade: 0.5,
    lightShade: 0.3,
  },
  /** The warm shade on light discs. */
  shadeColor: '#6a5336' as Hex,
  bevel: {
    darkWidth: 0.12,
    lightWidth: 0.17,
    darkLight: 0.42,
    lightLight: 0.9,
    darkShade: 0.6,
    lightShade: 0.5,
    middle: 0.03,
  },
  /** The fine line between bevel and face, as shares of the bevel. */
  groove: { width: 0.22, strength: 0.35, ring: 0.2 },
  highlight: { x: -0.36, y: -0.42, radius: 0.5, darkStrength: 0.26, lightStrength: 0.5, body: 0.35 },
  edge: { lit: 0.16, darkLit: 0.3, shade: 0.42, darkShade: 0.7, middle: 0.13 },
  sheen: { shade: 0.3, light: 0.4 },
  shadow: {
    contact: { blur: 0.13, x: 0.06, y: 0.1, strength: 0.62, size: 0.99 },
    soft: { blur: 0.36, x: 0.17, y: 0.24, strength: 0.36, size: 0.98 },
    /** The shadow of a disc in the air: with height it moves away, grows and softens. */
    cast: { blur: 0.34, x: 0.32, y: 0.46, strength: 0.52, size: 0.96, growth: 0.1 },
    room: 2.2,
    thinnest: 0.3,
    /** How much the shadow of a landing disc grows and pales. */
    landingGrowth: 0.16,
    paling: 0.45,
  },
  /**
   * A landing disc is fully visible after 1/`landingAppears` of its way, and starts `landingRise` radii higher on the
   * screen.
   */
  landingAppears: 4,
  landingRise: 0.1,
  /** Scale of a disc that is about to appear or has disappeared. */
  fadedScale: 0.7,
  /** The disc that follows the mouse: its diameter, and its offset from the pointer, in squares. */
  rider: { diameter: 0.3, x: 0.3, y: 0.36 },
  /** Maximum distance between two slices of a disc's edge, in pixels. */
  slice: 1.1,
  maxSlices: 36,
} as const;

/** Number of cached board textures: at least two boards of two pictures each, for a transition. */
export const KEPT_BOARDS = 5;
