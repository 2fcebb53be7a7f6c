import type { GameRecord } from '../../formats/record.ts';
import { COLORS } from '../../game/color.ts';
import { fromEntries } from '../../game/record.ts';
import { treeOf } from '../../game/tree.ts';
import type { Shell } from '../kit/shell.ts';
import { colorOf, playerName } from '../words/names.ts';
import { gameOnBoard } from './exportedGame.ts';

/** The game on the board with everything that is known and was noted of it, for links and files; undefined while there is none. */
export const recordOnBoard = (shell: Shell): GameRecord | undefined => {
  const game = gameOnBoard(shell);
  if (game === undefined) return undefined;
  const { match, ply } = game;
  const { study } = shell.play.stores.study.getState();
  const named = COLORS.map(color => [color, playerName(shell.words, match, color)] as const).filter(
    ([color, name]) => name !== colorOf(shell.words, match, color),
  );
  return {
    ...study?.details,
    tree: study?.tree ?? treeOf(match.setup, match.transcript),
    at: match.transcript.slice(0, ply),
    ...(named.length > 0 && { players: fromEntries(named) }),
  };
};
