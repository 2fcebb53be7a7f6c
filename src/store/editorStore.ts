import type { StoreApi } from 'zustand/vanilla';
import {
  type Arrangement,
  type Content,
  positionIn,
  setupIn,
  usualArrangement,
} from '../game/arrangement.ts';
import { STANDARD_SETUP, startOf, startProblem } from '../game/games.ts';
import type { Position } from '../game/position.ts';
import type { StartProblem } from '../game/start.ts';
import { isEnd, problemOf } from '../game/start.ts';
import { createStore, remember } from './following.ts';

/** The effect of pressing a square; `cycle` goes from empty to black, white and back to empty. */
export const EDITOR_TOOLS = ['cycle', 'black', 'white', 'empty', 'blocked'] as const;
export type EditorTool = (typeof EDITOR_TOOLS)[number];

/** The position in the editor. */
export interface EditorState {
  readonly arrangement: Arrangement;
  /** The positions before the latest changes, oldest first. */
  readonly past: readonly Arrangement[];
  /** The undone positions, the next to redo first. */
  readonly future: readonly Arrangement[];
  readonly tool: EditorTool;
  /** The content for squares that the pointer crosses while it is held down. */
  readonly stroke: Content | undefined;
}

export type EditorStore = StoreApi<EditorState>;

export const FIRST_ARRANGEMENT = usualArrangement(STANDARD_SETUP.game, STANDARD_SETUP.shape);

export const createEditorStore = (arrangement: Arrangement = FIRST_ARRANGEMENT): EditorStore =>
  createStore<EditorState>(() => ({ arrangement, past: [], future: [], tool: 'cycle', stroke: undefined }));

const position = remember(positionIn);
/** The position on the editor's board. */
export const selectEdited = ({ arrangement }: EditorState): Position => position(arrangement);

const problem = remember((arrangement: Arrangement): StartProblem | undefined => {
  const setup = setupIn(arrangement);
  return setup.start === undefined ? problemOf(startOf(setup)) : startProblem(setup);
});
/** Why the position is not playable; undefined if it is. */
export const selectProblem = ({ arrangement }: EditorState): StartProblem | undefined => problem(arrangement);

/** Whether the position can be shown and shared, even if the game is over in it. */
export const selectIsShowable = (state: EditorState): boolean => {
  const found = selectProblem(state);
  return found === undefined || isEnd(found);
};
