import { writeEnding } from '../../formats/ending.ts';
import { LOSSES, type Loss } from '../../formats/found.ts';
import type { GameRecord } from '../../formats/record.ts';
import { canWrite, lossesIn, type Output } from '../../formats/write.ts';
import { COLORS, type Color } from '../../game/color.ts';
import { isMatchOver, type Match } from '../../game/match.ts';
import { fromEntries } from '../../game/record.ts';
import type { Square } from '../../game/square.ts';
import { type Drawn, noteAt, treeOf } from '../../game/tree.ts';
import { selectPosition } from '../../store/selectors.ts';
import { selectAnalysis } from '../../store/study/analyses.ts';
import { countChapters, recordOfStudy } from '../../store/study/chapters.ts';
import type { Shell } from '../kit/shell.ts';
import { colorOf, playerName, soloColor } from '../words/names.ts';
import { marginText, resultText } from '../words/results.ts';
import { asEnded, withPlayers } from '../words/study/studyWords.ts';
import { valueText } from '../words/study/valueWords.ts';

/** The game on the board, in the form that is exported. */
export interface ExportedGame {
  /** Played to the end of the line being viewed. */
  readonly match: Match;
  /** Number of plies up to the position on the board. */
  readonly ply: number;
  /** The known values of moves in that position. */
  readonly values: ReadonlyMap<Square, string> | undefined;
  /** The study's drawing on that position. */
  readonly drawn?: readonly Drawn[] | undefined;
}

const valuesOnBoard = ({ play, words }: Shell): ExportedGame['values'] => {
  const match = play.stores.match.getState();
  const known = selectAnalysis(match, { ...play.stores.study.getState(), asksThreat: false });
  if (known === undefined) return undefined;
  const position = selectPosition(match);
  return new Map(
    known.analysis.moves.map(move => [move.square, valueText(words, position, move, 'shortOutlook')]),
  );
};

/** Undefined if no game is on the board. */
export const gameOnBoard = (shell: Shell): ExportedGame | undefined => {
  const { match } = shell.play.stores.match.getState();
  if (match === undefined) return undefined;
  const { transcript, undone } = match;
  const { study } = shell.play.stores.study.getState();
  const isWalked = study !== undefined || match.replayed === true;
  const line = isWalked ? [...transcript, ...undone] : transcript;
  const whole = { ...withPlayers(match, study), transcript: line, undone: [] };
  return {
    match: study === undefined ? whole : asEnded(whole, study),
    ply: transcript.length,
    values: valuesOnBoard(shell),
    drawn: study && noteAt(study.tree, transcript).drawn,
  };
};

/** The game for other readers: `you` is replaced by the person's name, or else by a color. */
const asTold = ({ words, play }: Shell, match: Match): Match => {
  const own = soloColor(match);
  if (own === undefined) return match;
  const name = play.stores.settings.getState().name || colorOf(words, match, own);
  return { ...match, seats: { ...match.seats, [own]: { type: 'remote', name } } };
};

/** `Black: Anna`, or only the color of a player without a name. */
const playerText = ({ words }: Shell, match: Match, side: Color): string => {
  const [color, name] = [colorOf(words, match, side), playerName(words, match, side)];
  return color === name ? color : words.t('export.player', { color, name });
};

/** The players and the result: `Black: Anna – White: Flipside 3 · Anna wins 38-26.` */
export const aboutGame = (shell: Shell, onBoard: Match): string => {
  const { words } = shell;
  const match = asTold(shell, onBoard);
  const players = words.t('export.players', {
    one: playerText(shell, match, 'black'),
    other: playerText(shell, match, 'white'),
  });
  return isMatchOver(match)
    ? `${players} · ${resultText(words, match)} ${marginText(words, match)}`
    : players;
};

/** The game on the board with all its data and comments, for links and files; undefined if there is none. */
export const recordOnBoard = (shell: Shell): GameRecord | undefined => {
  const game = gameOnBoard(shell);
  if (game === undefined) return undefined;
  const { ply } = game;
  const match = asTold(shell, game.match);
  const { study } = shell.play.stores.study.getState();
  const named = COLORS.map(color => [color, playerName(shell.words, match, color)] as const).filter(
    ([color, name]) => name !== colorOf(shell.words, match, color),
  );
  const result = match.ending && writeEnding(match.ending);
  return {
    ...(result && { result }),
    ...study?.details,
    tree: study?.tree ?? treeOf(match.setup, match.transcript),
    at: match.transcript.slice(0, ply),
    ...(named.length > 0 && { players: fromEntries(named) }),
  };
};

/** Formats with variations write all chapters of a study that they can represent, others only the game on the board. */
export const writtenAs = (
  output: Output,
  { play }: Shell,
  record: GameRecord,
): [records: readonly GameRecord[], now: undefined, title: string | undefined] => {
  const { study } = play.stores.study.getState();
  if (study === undefined || (output !== 'sgf' && output !== 'json')) return [[record], undefined, undefined];
  const chapters = recordOfStudy(study).chapters.filter(chapter => canWrite(output, chapter));
  return [chapters, undefined, study.title];
};

/** What this format cannot hold of the game on the board and the study it belongs to. */
export const lossesAs = (output: Output, shell: Shell, record: GameRecord): readonly Loss[] => {
  const { study } = shell.play.stores.study.getState();
  const [written] = writtenAs(output, shell, record);
  const all = new Set<Loss>(written.flatMap(one => lossesIn(output, one)));
  if (study !== undefined && written.length < countChapters(study)) all.add('chapters');
  if (study?.title !== undefined && output !== 'json') all.add('studyTitle');
  return LOSSES.filter(loss => all.has(loss));
};
