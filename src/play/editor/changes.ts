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
import type { Square } from '../../game/square.ts';
import type { EditorState, EditorStore, EditorTool } from '../../store/editorStore.ts';
import type { EditorPlay } from './editorCalls.ts';

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

type Changes = Omit<EditorPlay, 'editBoard' | 'start' | 'analyze'>;

/** All edits of the position, with undo. `shown` is called when another board must be drawn. */
export const createChanges = ({ editor }: { readonly editor: EditorStore }, shown: () => void): Changes => {
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
    choose: tool => editor.setState({ tool }),
    press: square => {
      const { tool, arrangement } = editor.getState();
      const content = contentBy(tool, contentAt(arrangement, square));
      editor.setState({ stroke: content });
      put(square, content);
    },
    draw: square => {
      const { stroke, arrangement } = editor.getState();
      if (stroke === undefined) return;
      const drawn = withContent(arrangement, square, stroke);
      if (drawn === arrangement) return;
      // A stroke is one change, begun by the press.
      editor.setState({ arrangement: drawn });
      shown();
    },
    release: () => editor.setState({ stroke: undefined }),
    put,
    setTurn: turn =>
      change(arrangement => (arrangement.turn === turn ? arrangement : withTurn(arrangement, turn))),
    setGame: game => change(arrangement => withGame(arrangement, game)),
    setSize: size => change(arrangement => withSize(arrangement, size)),
    rotate: () => change(rotated),
    mirror: () => change(mirrored),
    swapColors: () => change(swapped),
    clear: () => change(cleared),
    reset: () => change(({ game, shape }) => usualArrangement(game, shape)),
    set: arrangement => change(() => arrangement),
    undo: () => {
      const { past, future, arrangement } = editor.getState();
      const before = past.at(-1);
      if (before === undefined) return;
      editor.setState({ arrangement: before, past: past.slice(0, -1), future: [arrangement, ...future] });
      shown();
    },
    redo: () => {
      const now = editor.getState();
      const [next, ...future] = now.future;
      if (next === undefined) return;
      editor.setState({ arrangement: next, past: withPast(now), future });
      shown();
    },
  };
};
