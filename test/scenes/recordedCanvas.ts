/** A gradient or pattern with its arguments. */
export interface Wash {
  readonly made: 'linear' | 'radial' | 'pattern';
  readonly from: readonly number[];
  readonly stops: (readonly [at: number, color: string])[];
  /** For patterns. */
  lay?: readonly number[];
  tile?: RecordedCanvas;
}
export type Style = string | Wash;

export interface Piece {
  readonly is: 'circle' | 'box' | 'line' | 'text';
  /** The center of a circle, the upper left corner of a box, the first point of a line, the place of a text. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  readonly points: readonly (readonly [number, number])[];
  readonly text: string;
}

/** One painting operation: fill, stroke or text, with its place and style. */
export interface Stroke {
  readonly act: 'fill' | 'stroke' | 'text' | 'clip';
  readonly style: Style;
  readonly line: number;
  readonly alpha: number;
  readonly shadow: { readonly blur: number; readonly x: number; readonly y: number };
  readonly dash: readonly number[];
  readonly pieces: readonly Piece[];
  /** Number of clips around it. */
  readonly clips: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;
const NO_PIECE = { x: 0, y: 0, radius: 0, width: 0, height: 0, points: [], text: '' } as const;

/** A path whose pieces are placed by the matrix under which it is used. */
class RecordedPath {
  readonly pieces: Piece[] = [];
  #points: [number, number][] = [];

  moveTo(x: number, y: number): void {
    this.#points = [[x, y]];
    this.pieces.push({ ...NO_PIECE, is: 'line', x, y, points: this.#points });
  }
  lineTo(x: number, y: number): void {
    if (this.#points.length === 0) this.moveTo(x, y);
    else this.#points.push([x, y]);
  }
  closePath(): void {
    this.#points = [];
  }
  arc(x: number, y: number, radius: number): void {
    this.pieces.push({ ...NO_PIECE, is: 'circle', x, y, radius });
    this.#points = [];
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.pieces.push({ ...NO_PIECE, is: 'box', x, y, width, height });
  }
  /** For a box with unequal corners, the radius is the sum of the corners' radii. */
  roundRect(x: number, y: number, width: number, height: number, round: number | object): void {
    const radius =
      typeof round === 'number' ? round : Object.values(round).reduce((sum, one) => sum + one, 0);
    this.pieces.push({ ...NO_PIECE, is: 'box', x, y, width, height, radius });
  }
  ellipse(x: number, y: number, radius: number): void {
    this.arc(x, y, radius);
  }
  quadraticCurveTo(_x: number, _y: number, x: number, y: number): void {
    this.lineTo(x, y);
  }
  bezierCurveTo(_a: number, _b: number, _c: number, _d: number, x: number, y: number): void {
    this.lineTo(x, y);
  }
  addPath(path: RecordedPath): void {
    this.pieces.push(...path.pieces);
  }
}

const placed = (piece: Piece, matrix: Matrix): Piece => {
  const [a, b, c, d] = matrix;
  const at = (x: number, y: number): [number, number] => {
    const [, , , , e, f] = times(matrix, [1, 0, 0, 1, x, y]);
    return [rounded(e), rounded(f)];
  };
  const [x, y] = at(piece.x, piece.y);
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  const [radius, width, height] = [piece.radius, piece.width, piece.height].map(size =>
    rounded(size * scale),
  );
  const points = piece.points.map(([px, py]) => at(px, py));
  return { ...piece, x, y, radius: radius ?? 0, width: width ?? 0, height: height ?? 0, points };
};

const START = {
  fillStyle: '#000',
  strokeStyle: '#000',
  lineWidth: 1,
  globalAlpha: 1,
  shadowBlur: 0,
  shadowOffsetX: 0,
  shadowOffsetY: 0,
  shadowColor: '',
  lineCap: 'butt',
  lineJoin: 'miter',
  font: '10px serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
};

interface State extends Record<keyof typeof START, Style | number> {
  fillStyle: Style;
  strokeStyle: Style;
  lineWidth: number;
  globalAlpha: number;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  matrix: Matrix;
  dash: readonly number[];
  clips: number;
}

/** A 2D context that records what is painted and where, in pixels of its canvas. */
export class RecordedBrush extends RecordedPath {
  readonly strokes: Stroke[] = [];
  readonly images: ImageData[] = [];
  #state: State = { ...START, matrix: IDENTITY, dash: [], clips: 0 };
  readonly #kept: State[] = [];

  static {
    for (const name of Object.keys(START) as (keyof typeof START)[])
      Object.defineProperty(RecordedBrush.prototype, name, {
        get(this: RecordedBrush) {
          return this.#state[name];
        },
        set(this: RecordedBrush, value: never) {
          this.#state[name] = value;
        },
      });
  }

  save(): void {
    this.#kept.push({ ...this.#state });
  }
  restore(): void {
    const kept = this.#kept.pop();
    if (kept === undefined) throw new Error('Nothing was saved that could be restored.');
    this.#state = kept;
  }
  #turn(matrix: Matrix): void {
    this.#state.matrix = times(this.#state.matrix, matrix);
  }
  translate(x: number, y: number): void {
    this.#turn([1, 0, 0, 1, x, y]);
  }
  scale(x: number, y: number): void {
    this.#turn([x, 0, 0, y, 0, 0]);
  }
  rotate(angle: number): void {
    this.#turn([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
  }
  setLineDash(dash: readonly number[]): void {
    this.#state.dash = dash;
  }
  beginPath(): void {
    this.pieces.length = 0;
    this.closePath();
  }

  #note(act: Stroke['act'], pieces: readonly Piece[]): void {
    const { matrix, fillStyle, strokeStyle, lineWidth, globalAlpha, dash, clips } = this.#state;
    this.strokes.push({
      act,
      style: act === 'stroke' ? strokeStyle : fillStyle,
      line: lineWidth,
      alpha: globalAlpha,
      shadow: { blur: this.#state.shadowBlur, x: this.#state.shadowOffsetX, y: this.#state.shadowOffsetY },
      dash,
      pieces: pieces.map(piece => placed(piece, matrix)),
      clips,
    });
  }
  #piecesOf(path: unknown): readonly Piece[] {
    return path instanceof RecordedPath ? path.pieces : this.pieces;
  }
  fill(path?: unknown): void {
    this.#note('fill', this.#piecesOf(path));
  }
  stroke(path?: unknown): void {
    this.#note('stroke', this.#piecesOf(path));
  }
  clip(path?: unknown): void {
    this.#note('clip', this.#piecesOf(path));
    this.#state.clips += 1;
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.#note('fill', [{ ...NO_PIECE, is: 'box', x, y, width, height }]);
  }
  fillText(text: string, x: number, y: number): void {
    this.#note('text', [{ ...NO_PIECE, is: 'text', x, y, text }]);
  }
  /** Digits are taller than letters. */
  measureText(text: string): { readonly width: number; readonly actualBoundingBoxAscent: number } {
    return { width: 6 * text.length, actualBoundingBoxAscent: /\d/.test(text) ? 8 : 6 };
  }
  #wash(
    made: Wash['made'],
    from: readonly number[],
  ): Wash & { addColorStop: unknown; setTransform: unknown } {
    const wash: Wash = { made, from, stops: [] };
    return Object.assign(wash, {
      addColorStop: (at: number, color: string) => wash.stops.push([at, color]),
      setTransform: (matrix: { readonly values: readonly number[] }) => {
        wash.lay = matrix.values;
      },
    });
  }
  createLinearGradient = (...from: readonly number[]) => this.#wash('linear', from);
  createRadialGradient = (...from: readonly number[]) => this.#wash('radial', from);
  createPattern = (tile: HTMLCanvasElement) =>
    Object.assign(this.#wash('pattern', []), { tile: recordOf(tile) });
  createImageData = (width: number, height: number) => ({
    width,
    height,
    data: new Uint8ClampedArray(4 * width * height),
  });
  putImageData(image: ImageData): void {
    this.images.push(image);
  }
}

/** What was painted on a canvas. */
export type RecordedCanvas = Pick<RecordedBrush, 'strokes' | 'images'> & {
  readonly width: number;
  readonly height: number;
};

const brushes = new WeakMap<HTMLCanvasElement, RecordedBrush>();

export const recordOf = (canvas: HTMLCanvasElement): RecordedCanvas => {
  const { strokes = [], images = [] } = brushes.get(canvas) ?? {};
  return { strokes, images, width: canvas.width, height: canvas.height };
};

/** Records painting on canvases, which jsdom does not implement; returns a function that ends it. */
export const recordCanvases = (): (() => void) => {
  class Matrix2D {
    readonly values: readonly number[];
    constructor(values: readonly number[]) {
      this.values = values;
    }
  }
  const { Path2D, DOMMatrix } = globalThis;
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(globalThis, { Path2D: RecordedPath, DOMMatrix: Matrix2D });
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
    const brush = brushes.get(this) ?? new RecordedBrush();
    brushes.set(this, brush);
    return brush;
  } as never;
  return () => {
    Object.assign(globalThis, { Path2D, DOMMatrix });
    HTMLCanvasElement.prototype.getContext = getContext;
  };
};
