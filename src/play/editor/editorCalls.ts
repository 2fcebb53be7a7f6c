import type { Arrangement, Content } from '../../game/arrangement.ts';
import type { Color } from '../../game/color.ts';
import type { GameName } from '../../game/games.ts';
import type { Shape } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';
import type { EditorTool } from '../../store/editorStore.ts';

/** Everything a person does in the position editor. */
export interface EditorPlay {
  choose(tool: EditorTool): void;
  /** Uses the chosen tool on a square; until `release`, `draw` puts the same content on further squares. */
  press(square: Square): void;
  draw(square: Square): void;
  release(): void;
  put(square: Square, content: Content): void;

  setTurn(turn: Color): void;
  setGame(game: GameName): void;
  setSize(size: Shape): void;
  rotate(): void;
  mirror(): void;
  swapColors(): void;
  clear(): void;
  /** Restores the game's start position. */
  reset(): void;
  /** Replaces the whole position. */
  set(arrangement: Arrangement): void;
  undo(): void;
  redo(): void;

  /** Opens the editor with the position on the board. */
  editBoard(): void;
  /** Begins a match from the position with the players of the settings; does nothing if the position is not playable. */
  start(): void;
  /** Opens a study that begins with the position; does nothing if the position is not valid. */
  analyze(): void;
}
