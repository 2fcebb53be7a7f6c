import type * as Phaser from 'phaser';
import type { Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { Point } from '../../store/appStore.ts';
import type { BoardPicture } from '../../store/boards/boardPicture.ts';
import { isSameBoard } from '../../store/boards/screenBoards.ts';
import { Motions } from './motions.ts';
import type { BoardLook } from './paint/boardPaint.ts';
import type { CarriedBoard } from './views/arrival.ts';
import type { BoardTextures } from './views/BoardTextures.ts';
import { BoardView } from './views/BoardView.ts';
import type { BoardTimes } from './views/rays.ts';

export interface StandSetting extends BoardTimes {
  readonly textures: BoardTextures;
  /** The look of a position's board. */
  readonly lookOf: (position: Position) => BoardLook;
  readonly position: Position;
  readonly carried: CarriedBoard | undefined;
}

/** The board on the screen. A board of another shape or kind replaces it with the next frame, and fades in. */
export class BoardStand {
  readonly #scene: Phaser.Scene;
  readonly #setting: StandSetting;
  readonly #changing = new Motions();
  #board: BoardView;
  /** The position to show on another board, with the next frame. */
  #next: Position | undefined;
  #picture: BoardPicture | undefined;
  #pointer: Point | undefined;
  #veil = 0;

  constructor(scene: Phaser.Scene, setting: StandSetting) {
    this.#scene = scene;
    this.#setting = setting;
    const { carried, position } = setting;
    const isOther = carried !== undefined && !isSameBoard(carried.position, position);
    this.#board = this.#make(isOther ? carried.position : position, carried);
    if (isOther) this.#next = position;
  }

  get isIdle(): boolean {
    return this.#next === undefined && this.#board.isIdle && this.#changing.isIdle;
  }

  /** The initial state of the next screen's board. */
  get carried(): CarriedBoard {
    return this.#board.carried;
  }

  advance(now: number): void {
    if (this.#next !== undefined) this.#change(this.#next);
    this.#board.advance(now);
    this.#changing.advance(now);
  }

  show(position: Position): void {
    this.#next = isSameBoard(this.#board.carried.position, position) ? undefined : position;
    if (this.#next === undefined) this.#board.show(position);
  }

  showMarks(picture: BoardPicture): void {
    this.#picture = picture;
    if (this.#next === undefined) this.#board.showMarks(picture);
    this.ride(this.#pointer);
  }

  refuse(square: Square, isFull: boolean): void {
    if (this.#next === undefined) this.#board.refuse(square, isFull);
  }

  /** The current look of the board. */
  get look(): BoardLook {
    return this.#setting.lookOf(this.#board.carried.position);
  }

  setLook(look: BoardLook): void {
    this.#board.setLook(look);
  }

  /** How much a menu dims the board, 0 to 1. */
  setVeil(share: number): void {
    this.#veil = share;
    this.#board.setVeil(share);
  }

  /** Moves the disc of the side to move to the pointer, if there is one. */
  ride(pointer: Point | undefined): void {
    this.#pointer = pointer;
    this.#board.ride(this.#next === undefined ? this.#picture?.rider : undefined, pointer);
  }

  destroy(): void {
    this.#changing.finish();
    this.#board.destroy();
  }

  #make(position: Position, carried: CarriedBoard | undefined, veil = 0): BoardView {
    const look = this.#setting.lookOf(position);
    return new BoardView(this.#scene, { ...this.#setting, look, position, carried, veil });
  }

  /** The new board grows under the old one while the old one fades. */
  #change(position: Position): void {
    this.#changing.finish();
    this.#next = undefined;
    const old = this.#board;
    this.#board = this.#make(position, undefined, old.carried.veil);
    this.#board.setVeil(this.#veil);
    if (this.#picture !== undefined) this.#board.showMarks(this.#picture);
    const stretch = this.#setting.stretch();
    for (const motion of old.makeWay(this.#board))
      this.#changing.add({ ...motion, duration: motion.duration * stretch });
  }
}
