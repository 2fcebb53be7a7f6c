import {
  type Arrangement,
  type Content,
  cleared,
  contentAt,
  mirrored,
  rotated,
  swapped,
  usualArrangement,
  withContent,
  withGame,
  withSize,
  withTurn,
} from '../../game/arrangement.ts';
import type { Color } from '../../game/color.ts';
import type { GameName } from '../../game/games.ts';
import type { Shape } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';
import type { EditorState, EditorStore, EditorTool } from '../../store/editorStore.ts';

/** Maximum number of undo steps. */
const MOST_CHANGES = 200;

const NEXT: Readonly<Record<Content, Content>> = {
  empty: 'black',
  black: 'white',
  white: 'empty',
  blocked: 'empty',
};

/** The content of a square after using the tool on it: the same content again clears it. */
const contentBy = (tool: EditorTool, present: Content): Content => {
  if (tool === 'cycle') return NEXT[present];
  return tool === present ? 'empty' : tool;
};

const withPast = ({ past, arrangement }: EditorState): readonly Arrangement[] => [
  ...past.slice(1 - MOST_CHANGES),
  arrangement,
];

/** All edits of the position, with undo. `shown` is called when another board must be drawn. */
export const createChanges = ({ editor }: { readonly editor: EditorStore }, shown: () => void) => {
  const change = (edit: (arrangement: Arrangement) => Arrangement): void => {
    const now = editor.getState();
    const arrangement = edit(now.arrangement);
    if (arrangement === now.arrangement) return;
    editor.setState({ arrangement, past: withPast(now), future: [] });
    shown();
  };
  const put = (square: Square, content: Content): void =>
    change(arrangement => withContent(arrangement, square, content));
  return {
    choose: (tool: EditorTool): void => editor.setState({ tool }),
    /** Uses the chosen tool on a square; until `release`, `draw` puts the same content on further squares. */
    press: (square: Square): void => {
      const { tool, arrangement } = editor.getState();
      const content = contentBy(tool, contentAt(arrangement, square));
      editor.setState({ stroke: content });
      put(square, content);
    },
    draw: (square: Square): void => {
      const { stroke, arrangement } = editor.getState();
      if (stroke === undefined) return;
      const drawn = withContent(arrangement, square, stroke);
      if (drawn === arrangement) return;
      // A stroke is one change, begun by the press.
      editor.setState({ arrangement: drawn });
      shown();
    },
    release: (): void => editor.setState({ stroke: undefined }),
    put,
    setTurn: (turn: Color): void =>
      change(arrangement => (arrangement.turn === turn ? arrangement : withTurn(arrangement, turn))),
    setGame: (game: GameName): void => change(arrangement => withGame(arrangement, game)),
    setSize: (size: Shape): void => change(arrangement => withSize(arrangement, size)),
    rotate: (): void => change(rotated),
    mirror: (): void => change(mirrored),
    swapColors: (): void => change(swapped),
    clear: (): void => change(cleared),
    /** Restores the game's start position. */
    reset: (): void => change(({ game, shape }) => usualArrangement(game, shape)),
    /** Replaces the whole position. */
    set: (arrangement: Arrangement): void => change(() => arrangement),
    undo: (): void => {
      const { past, future, arrangement } = editor.getState();
      const before = past.at(-1);
      if (before === undefined) return;
      editor.setState({ arrangement: before, past: past.slice(0, -1), future: [arrangement, ...future] });
      shown();
    },
    redo: (): void => {
      const now = editor.getState();
      const [next, ...future] = now.future;
      if (next === undefined) return;
      editor.setState({ arrangement: next, past: withPast(now), future });
      shown();
    },
  };
};
