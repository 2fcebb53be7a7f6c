import type * as Phaser from 'phaser';
import { BOARD_KINDS } from '../../../board/boardKinds.ts';
import { MARK_LOOK } from '../../../board/markLook.ts';
import type { Color } from '../../../game/color.ts';
import type { Position } from '../../../game/position.ts';
import { isAlike } from '../../../game/record.ts';
import { columnOf, type Square } from '../../../game/square.ts';
import { BOARD_TIMES } from '../../../look/motion.ts';
import { isSameTurn } from '../../../look/turningPose.ts';
import type { Point } from '../../../store/appStore.ts';
import type { BoardPicture } from '../../../store/boards/boardPicture.ts';
import { DISC_LOOK } from '../boardLook.ts';
import { type DeviceGeometry, deviceGeometry } from '../deviceGeometry.ts';
import { type Motion, Motions } from '../motions.ts';
import { type BoardLook, fieldOffset, kitRequest, requestOf } from '../paint/boardPaint.ts';
import { outlinesOf } from '../paint/outline.ts';
import { type CarriedBoard, fadeInto, fadeOver, glide, growFrom, turnFrom } from './arrival.ts';
import { BoardKit } from './BoardKit.ts';
import type { BoardTextures } from './BoardTextures.ts';
import { DiscLayer } from './DiscLayer.ts';
import { MarkLayer } from './MarkLayer.ts';
import { RowsLayer } from './RowsLayer.ts';
import type { BoardTimes } from './rays.ts';

export interface BoardSetting extends BoardTimes {
  readonly textures: BoardTextures;
  readonly look: BoardLook;
  readonly position: Position;
  readonly carried: CarriedBoard | undefined;
  readonly veil?: number;
}

/** A board with its discs and marks. It is given states, never commands. */
export class BoardView {
  readonly #scene: Phaser.Scene;
  readonly #textures: BoardTextures;
  readonly #stretch: () => number;
  readonly #root: Phaser.GameObjects.Container;
  readonly #board: Phaser.GameObjects.Image;
  /** The part of an upright board in front of its discs. */
  readonly #front: Phaser.GameObjects.Image;
  readonly #veil: Phaser.GameObjects.Graphics;
  readonly #rider: Phaser.GameObjects.Image;
  readonly #discs: DiscLayer;
  readonly #rows: RowsLayer;
  readonly #marks: MarkLayer;
  readonly #gliding = new Motions();
  readonly #veiling = new Motions();
  #kit: BoardKit;
  #look: BoardLook;
  #geometry: DeviceGeometry;
  #isStale = false;
  #veilAlpha: number;

  constructor(scene: Phaser.Scene, { textures, look, position, carried, veil = 0, ...times }: BoardSetting) {
    this.#scene = scene;
    this.#textures = textures;
    this.#stretch = times.stretch;
    this.#look = look;
    this.#veilAlpha = veil;
    this.#geometry = deviceGeometry(look.board, look.pixelRatio);
    this.#kit = new BoardKit(scene.textures, kitRequest(look, this.#geometry));
    this.#board = scene.add.image(0, 0, '__DEFAULT').setOrigin(0);
    this.#front = scene.add.image(0, 0, '__DEFAULT').setOrigin(0);
    const layer = (): Phaser.GameObjects.Container => scene.add.container(0, 0);
    const [lower, shadows, discs] = [layer(), layer(), layer()];
    const [rows, upper, flying] = [layer(), layer(), layer()];
    this.#veil = scene.add.graphics();
    this.#rider = scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    this.#root = scene.add.container(0, 0, [
      this.#board,
      lower,
      shadows,
      discs,
      rows,
      this.#front,
      upper,
      flying,
      this.#veil,
      this.#rider,
    ]);
    const paint = { kit: this.#kit, geometry: this.#geometry, ...times };
    this.#discs = new DiscLayer(
      scene,
      { shadows, discs, flying },
      { ...paint, position: carried?.position ?? position },
    );
    this.#rows = new RowsLayer(scene, { rows, flying, lying: [shadows, discs] }, paint);
    this.#marks = new MarkLayer(scene, { lower, upper }, paint);
    this.#place();
    this.#arrive(carried);
    this.#discs.show(position);
  }

  get isIdle(): boolean {
    return !this.#isStale && this.#parts().every(({ isIdle }) => isIdle);
  }

  /** The initial state of the next screen's board. */
  get carried(): CarriedBoard {
    const painting = this.#board.texture.key;
    return {
      look: this.#look,
      geometry: this.#geometry,
      position: this.#discs.position,
      veil: this.#veilAlpha,
      painting,
    };
  }

  advance(now: number): void {
    if (this.#isStale) this.#redraw();
    for (const part of this.#parts()) part.advance(now);
  }

  /** Another position ends the current animations of the discs. */
  show(position: Position): void {
    this.#rows.end();
    this.#discs.show(position);
  }

  showMarks(picture: BoardPicture): void {
    this.#discs.showLost(picture.lost);
    this.#rows.show(picture.rows);
    const { homecoming } = this.#rows;
    const times = homecoming > 0 ? { turn: homecoming, landing: homecoming } : this.#discs.times;
    this.#marks.show(picture, times);
  }

  /** Highlights a square where a move was refused, and shakes the discs of a full column. */
  refuse(square: Square, isFull: boolean): void {
    this.#marks.warm(square);
    if (isFull) this.#discs.shake(columnOf(square));
  }

  /** Follows a change of size, colors or disc size: finishes all motion, and repaints with the next frame. */
  setLook(look: BoardLook): void {
    if (isAlike(look, this.#look)) return;
    this.#look = look;
    this.#isStale = true;
  }

  /** How much a menu dims the board, 0 to 1. */
  setVeil(share: number): void {
    const from = this.#veilAlpha;
    const to = share * MARK_LOOK.veil;
    this.#veiling.finish();
    this.#veiling.add({
      duration: BOARD_TIMES.veil * this.#stretch(),
      apply: progress => {
        this.#veilAlpha = from + (to - from) * progress;
        this.#veil.setAlpha(this.#veilAlpha);
      },
    });
  }

  /** A small disc beside the mouse, if there is a mouse and a side to move. */
  ride(color: Color | undefined, pointer: Point | undefined): void {
    this.#rider.setVisible(color !== undefined && pointer !== undefined);
    if (color === undefined || pointer === undefined) return;
    const { square, x, y } = this.#geometry;
    const { pixelRatio } = this.#look;
    const { rider } = DISC_LOOK;
    this.#rider
      .setTexture(this.#kit.key(`rider-${color}`))
      .setPosition(
        Math.round(pointer.x * pixelRatio - x + rider.x * square),
        Math.round(pointer.y * pixelRatio - y + rider.y * square),
      );
  }

  /** Animates the replacement of this board, which is removed in the end. */
  makeWay(next: BoardView): readonly Motion[] {
    this.#gliding.finish();
    this.#scene.children.sendToBack(next.#root);
    return [
      growFrom(next.#root, next.#geometry, this.#geometry),
      { ...fadeInto(this.#root, this.#geometry, next.#geometry), onEnd: () => this.destroy() },
    ];
  }

  destroy(): void {
    this.#root.destroy(true);
    this.#kit.destroy();
  }

  /** All parts with their own animations. */
  #parts(): readonly Pick<Motions, 'isIdle' | 'advance'>[] {
    return [this.#discs, this.#rows, this.#marks, this.#gliding, this.#veiling];
  }

  #redraw(): void {
    this.#isStale = false;
    this.#gliding.finish();
    const { board, pixelRatio } = this.#look;
    const old = this.#kit;
    const before = this.#geometry;
    this.#geometry = deviceGeometry(board, pixelRatio);
    this.#kit = new BoardKit(this.#scene.textures, kitRequest(this.#look, this.#geometry));
    this.#discs.redraw(this.#kit, this.#geometry);
    this.#rows.redraw(this.#kit, this.#geometry);
    this.#marks.redraw(this.#kit, this.#geometry);
    this.#rider.setVisible(false);
    old.destroy();
    this.#place();
    if (!isSameTurn(before.turn, this.#geometry.turn))
      this.#glide(turnFrom(this.#root, this.#geometry, before));
  }

  #glide(motion: Motion): void {
    this.#gliding.add({ ...motion, duration: motion.duration * this.#stretch() });
  }

  /** Puts the painted board below everything else, at its place in the layout. */
  #place(): void {
    const geometry = this.#geometry;
    const offset = fieldOffset(geometry);
    const request = requestOf(this.#look);
    this.#board.setTexture(this.#textures.key(request)).setPosition(-offset, -offset);
    const { stands } = BOARD_KINDS[request.rules];
    this.#front.setVisible(stands).setPosition(-offset, -offset);
    if (stands) this.#front.setTexture(this.#textures.key(request, 'front'));
    this.#root.setPosition(geometry.x, geometry.y).setScale(1);
    this.#drawVeil();
    this.#textures.forget();
  }

  /** Black, in the board's shape: lowering the container's opacity would let the backdrop show through the discs. */
  #drawVeil(): void {
    this.#veil.clear().fillStyle(0);
    for (const { x, y, width, height, radius } of outlinesOf(this.#geometry, this.#look.rules))
      this.#veil.fillRoundedRect(x, y, width, height, radius);
    this.#veil.setAlpha(this.#veilAlpha);
  }

  /** Starts from the board's place and look on the previous screen. */
  #arrive(carried: CarriedBoard | undefined): void {
    if (carried === undefined) return;
    this.#veilAlpha = carried.veil;
    const motions = [glide(this.#root, carried.geometry, this.#geometry)];
    const isOther = carried.painting !== this.#board.texture.key;
    if (isOther && this.#scene.textures.exists(carried.painting))
      motions.push(fadeOver(this.#root, carried, this.#geometry));
    for (const motion of motions) this.#glide(motion);
  }
}
