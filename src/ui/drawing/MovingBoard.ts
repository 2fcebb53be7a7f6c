import { type DrawnBoard, drawGround } from '../../board/boardDrawing.ts';
import { drawColumnNumbers } from '../../board/columnNumbers.ts';
import { MARK_LOOK } from '../../board/markLook.ts';
import { cornerOf } from '../../board/plate.ts';
import { drawFrame, drawWall } from '../../board/uprightDrawing.ts';
import type { Color } from '../../game/color.ts';
import type { Position } from '../../game/position.ts';
import { isAlike } from '../../game/record.ts';
import { columnOf, type Square } from '../../game/square.ts';
import { halfTurn } from '../../look/halfTurn.ts';
import type { Rect } from '../../look/layout.ts';
import { BOARD_TIMES, MOTION } from '../../look/motion.ts';
import { isSameTurn } from '../../look/turningPose.ts';
import type { Point } from '../../store/appStore.ts';
import { isSameBoard, type ScreenBoard } from '../../store/boards/screenBoards.ts';
import { DrawnDiscs, type Times } from './DrawnDiscs.ts';
import { DrawnMarks } from './DrawnMarks.ts';
import { DrawnRows } from './DrawnRows.ts';
import { DrawnLook } from './drawnLook.ts';
import { fill, group, Movements } from './layers.ts';

/** The disc that follows the mouse: its diameter, and its offset from the pointer, in squares. */
const RIDER = { diameter: 0.3, x: 0.3, y: 0.36 } as const;

/** Everything that affects the drawing of a board, except its discs. */
export type Look = Omit<DrawnBoard, 'position' | 'marked' | 'small' | 'plainDiscs'>;

const scaled = (from: Rect, to: Rect): string =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;

/** A board as an SVG with moving discs, replacing the canvas. It is given states, never commands. */
export class MovingBoard {
  readonly element: SVGSVGElement;
  readonly #times: Times;
  readonly #ground: SVGGElement;
  readonly #front: SVGGElement;
  readonly #veil: SVGGElement;
  readonly #rider: SVGGElement;
  readonly #discs: DrawnDiscs;
  readonly #marks: DrawnMarks;
  readonly #rows: DrawnRows;
  readonly #gliding = new Movements();
  #given: Look;
  #look: DrawnLook;
  #board: Position;
  #rides: Color | undefined;
  #pointer: Point | undefined;

  constructor(element: SVGSVGElement, given: Look, shown: ScreenBoard, times: Times) {
    this.element = element;
    this.#times = times;
    this.#given = given;
    this.#board = shown.position;
    this.#look = new DrawnLook({ ...given, position: shown.position });
    const layer = (): SVGGElement => group(element);
    this.#ground = layer();
    const [lower, discs, rows] = [layer(), layer(), layer()];
    this.#front = layer();
    const upper = layer();
    this.#veil = layer();
    this.#rider = layer();
    this.#discs = new DrawnDiscs(discs, upper, this.#look, times);
    this.#rows = new DrawnRows(rows, this.#look, {
      stretch: times.stretch,
      onChange: isInRows => this.#discs.setVisible(!isInRows),
    });
    this.#marks = new DrawnMarks(lower, upper, this.#look, times.stretch);
    this.#draw();
    this.show(given, shown);
  }

  show(given: Look, { position, picture, isVeiled = false }: ScreenBoard): void {
    const isOther = !isSameBoard(this.#board, position);
    if (isOther || !isAlike(given, this.#given)) this.#redraw(given, position);
    if (position !== this.#discs.position) {
      this.#rows.end();
      this.#discs.show(position);
    }
    this.#discs.showLost(picture.lost);
    this.#rows.show(picture.rows);
    const { homecoming } = this.#rows;
    this.#marks.show(picture, homecoming > 0 ? { turn: homecoming, landing: homecoming } : this.#discs.times);
    this.#dim(isVeiled ? MARK_LOOK.veil : 0);
    this.#rides = picture.rider;
    this.ride(this.#pointer);
  }

  /** Highlights a square where a move was refused, and shakes the discs of a full column. */
  refuse(square: Square, isFull: boolean): void {
    this.#marks.warm(square);
    if (isFull) this.#discs.shake(columnOf(square));
  }

  /** Moves the disc of the side to move to the pointer, if there is one. */
  ride(pointer: Point | undefined): void {
    this.#pointer = pointer;
    const color = this.#rides;
    this.#rider.style.visibility = color === undefined || pointer === undefined ? 'hidden' : '';
    if (color === undefined || pointer === undefined) return;
    const { frame, square } = this.#given.board;
    fill(this.#rider, this.#look.faceOf(color, { radius: (RIDER.diameter * square) / 2 }));
    const [x, y] = [pointer.x - frame.x + RIDER.x * square, pointer.y - frame.y + RIDER.y * square];
    this.#rider.setAttribute('transform', `translate(${x} ${y})`);
  }

  /** Turns by 180 degrees before another game. */
  turnAround(): void {
    const frames = halfTurn(this.#look.stands ? 'standing' : 'lying', '50% 50%');
    this.#gliding.add(this.element, frames, { duration: MOTION.halfTurn * this.#times.stretch() });
  }

  end(): void {
    this.#gliding.finish();
    this.#rows.end();
    this.element.remove();
  }

  #redraw(given: Look, position: Position): void {
    const before = this.#given;
    const isSame = isSameBoard(this.#board, position);
    this.#given = given;
    this.#board = position;
    this.#look = new DrawnLook({ ...given, position });
    this.#discs.redraw(this.#look, isSame ? this.#discs.position : position);
    if (!isSame) this.#rows.end();
    this.#rows.redraw(this.#look);
    this.#marks.redraw(this.#look);
    this.#draw();
    // A rotated board is animated elsewhere.
    if (isSameTurn(before.board.turn, given.board.turn)) this.#glide(before.board.frame, given.board.frame);
  }

  #draw(): void {
    const { drawn, colors, stands } = this.#look;
    const { frame } = drawn.board;
    this.element.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`);
    fill(this.#ground, stands ? drawWall(drawn, colors) : drawGround(drawn));
    fill(this.#front, stands ? drawFrame(drawn, colors) + drawColumnNumbers(drawn.board, colors) : '');
    fill(
      this.#veil,
      `<rect width="${frame.width}" height="${frame.height}" rx="${cornerOf(drawn.board)}" fill="#000000"/>`,
    );
  }

  #dim(alpha: number): void {
    const before = Number(this.#veil.style.opacity || 0);
    this.#veil.style.opacity = String(alpha);
    if (before === alpha) return;
    const duration = BOARD_TIMES.veil * this.#times.stretch();
    this.#gliding.add(this.#veil, [{ opacity: before }, { opacity: alpha }], { duration });
  }

  /** Animates from the board's place on the previous screen to its place on this one. */
  #glide(from: Rect, to: Rect): void {
    if (isAlike(from, to)) return;
    this.#gliding.finish();
    const frames = [{ transform: scaled(from, to) }, { transform: 'none' }];
    for (const frame of frames) Object.assign(frame, { transformOrigin: '0 0', easing: 'ease-in-out' });
    this.#gliding.add(this.element, frames, { duration: MOTION.glide * this.#times.stretch() });
  }
}
