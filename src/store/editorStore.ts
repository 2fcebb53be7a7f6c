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

/** What a press on a square does: `cycle` leads from an empty square over a black disc and a white one back to it. */
export const EDITOR_TOOLS = ['cycle', 'black', 'white', 'empty', 'blocked'] as const;
export type EditorTool = (typeof EDITOR_TOOLS)[number];

/** The position that is being set up. */
export interface EditorState {
  readonly arrangement: Arrangement;
  /** What it was before each of the latest changes, the last one at the end. */
  readonly past: readonly Arrangement[];
  /** What was taken back, the next to redo first. */
  readonly future: readonly Arrangement[];
  readonly tool: EditorTool;
  /** What every square gets that the pointer is drawn over, while it is held down. */
  readonly stroke: Content | undefined;
}

export type EditorStore = StoreApi<EditorState>;

export const FIRST_ARRANGEMENT = usualArrangement(STANDARD_SETUP.game, STANDARD_SETUP.shape);

export const createEditorStore = (arrangement: Arrangement = FIRST_ARRANGEMENT): EditorStore =>
  createStore<EditorState>(() => ({ arrangement, past: [], future: [], tool: 'cycle', stroke: undefined }));

const position = remember(positionIn);
/** What the editor's board shows. */
export const selectEdited = ({ arrangement }: EditorState): Position => position(arrangement);

const problem = remember((arrangement: Arrangement): StartProblem | undefined => {
  const setup = setupIn(arrangement);
  return setup.start === undefined ? problemOf(startOf(setup)) : startProblem(setup);
});
/** Why nobody can play from the position; undefined if it can be played. */
export const selectProblem = ({ arrangement }: EditorState): StartProblem | undefined => problem(arrangement);

/** Whether the position can be looked at and sent: also one in which the game is over. */
export const selectIsShowable = (state: EditorState): boolean => {
  const found = selectProblem(state);
  return found === undefined || isEnd(found);
};
