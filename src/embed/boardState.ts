import { isLegal, type Position } from '../game/position.ts';
import { recordOf } from '../game/record.ts';
import type { Square } from '../game/square.ts';
import type { Transcript } from '../game/transcript.ts';
import { onPath, played, type SteppedGame, withNext } from './gameShown.ts';
import { type GameAttributes, gameFromAttributes, type Problem } from './readAttributes.ts';
import { readView, type Shown, type ViewAttributes } from './readView.ts';

/** Attributes that define the game. */
export const OF_GAME = [
  'game',
  'size',
  'position',
  'transcript',
  'record',
] as const satisfies readonly (keyof GameAttributes)[];
/** Attributes that define the display. */
export const OF_VIEW = [
  'ply',
  'theme',
  'orientation',
  'playable',
  'opponent',
  'autoplay',
  'arrows',
  'marks',
] as const satisfies readonly (keyof ViewAttributes)[];

export const shownPosition = ({ course, ply }: Shown): Position => course.positions[ply] as Position;

/** The state defined by a board's attributes, with the moves added since; it is read lazily. */
export class BoardState {
  readonly #attribute: (name: string) => string | null;
  #game: SteppedGame | Problem | undefined;
  #shown: Shown | Problem | undefined;

  constructor(attribute: (name: string) => string | null) {
    this.#attribute = attribute;
  }

  /** Handles a changed attribute: one that defines the game discards the added moves. */
  change(name: string): void {
    if (OF_GAME.some(one => one === name)) this.#game = undefined;
    this.#shown = undefined;
  }

  read(): Shown | Problem {
    this.#shown ??= this.#view();
    return this.#shown;
  }

  /** The valid state; undefined if an attribute is invalid. */
  get shown(): Shown | undefined {
    const read = this.read();
    return 'key' in read ? undefined : read;
  }

  /** Adds a move after the shown ply; returns the position before it, or undefined if it is illegal. */
  add(square: Square): Position | undefined {
    const { shown } = this;
    const position = shown && shownPosition(shown);
    if (position === undefined || !isLegal(position, square)) return undefined;
    this.#keep(withNext(shown as Shown, (shown as Shown).ply, square));
    return position;
  }

  /** Makes the line through a path the current line. */
  follow(path: Transcript): void {
    if (this.shown !== undefined) this.#keep(onPath(this.shown, path));
  }

  #keep(game: SteppedGame): void {
    this.#game = game;
    this.#shown = undefined;
  }

  #texts<Name extends string>(names: readonly Name[]): Record<Name, string | null> {
    return recordOf(names, name => this.#attribute(name));
  }

  #view(): Shown | Problem {
    if (this.#game === undefined) {
      const found = gameFromAttributes(this.#texts(OF_GAME));
      this.#game = found.type === 'shown' ? played(found.shown) : found.problem;
    }
    if ('key' in this.#game) return this.#game;
    const view = readView(this.#texts(OF_VIEW), this.#game);
    return view.type === 'shown' ? view.shown : view.problem;
  }
}
