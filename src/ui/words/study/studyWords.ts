import { saidEnding } from '../../../formats/ending.ts';
import { opposite } from '../../../game/color.ts';
import { isMatchOver, lastTurn, type Match } from '../../../game/match.ts';
import type { Seat, Seats } from '../../../game/seat.ts';
import { lineThrough, variationOf } from '../../../game/tree.ts';
import type { Words } from '../../../i18n/words.ts';
import { NO_MATCH } from '../../../store/matchStore.ts';
import type { Study } from '../../../store/studyStore.ts';
import { setupText } from '../names.ts';
import { resultText } from '../results.ts';
import { passText, replayTitle, toMoveText } from '../status.ts';

/** The players of the copied game, or those named in the file. */
const seatsIn = ({ origin, details }: Study): Seats | undefined => {
  if (origin !== undefined) return origin.players;
  const { black, white } = details?.players ?? {};
  const seat = (name: string | undefined): Seat => ({ type: 'remote', name });
  return black === undefined && white === undefined ? undefined : { black: seat(black), white: seat(white) };
};

/** The match with the copied game's players: in a study one person moves for both. */
export const withPlayers = (match: Match, study: Study | undefined): Match =>
  study === undefined ? match : { ...match, seats: seatsIn(study) ?? match.seats };

/** `Study: Anna against Flipside 3`; within a sentence without the first word. */
export const studyTitle = (
  words: Words,
  match: Match,
  study: Study,
  form: 'title' | 'sentence' = 'sentence',
): string => {
  const game =
    seatsIn(study) === undefined
      ? setupText(words, study.tree.setup)
      : replayTitle(words, withPlayers(match, study));
  return form === 'title' ? words.t('tree.title', { game }) : game;
};

/** The side to move, the result at the end of the line, or the side that had to pass. */
const turnIn = (words: Words, match: Match): string => {
  if (isMatchOver(match)) return resultText(words, match);
  const turn = lastTurn(match);
  return turn?.forcesPass === true
    ? passText(words, match, { color: opposite(turn.color), mustPass: false })
    : toMoveText(words, { ...NO_MATCH, match }, match);
};

/** The match with its recorded ending, if the current line is the whole game. */
export const asEnded = (match: Match, { tree, details }: Study): Match => {
  const path = match.transcript;
  const isWhole = path.length === lineThrough(tree, []).length && variationOf(tree, path) === undefined;
  const ending = isWhole && !isMatchOver(match) ? saidEnding(tree, details) : undefined;
  return ending === undefined ? match : { ...match, ending };
};

/** `Move 12 of 60 · Black to move`; a variation is mentioned first. */
export const studyStatus = (words: Words, match: Match, study: Study): string => {
  const { tree } = study;
  const path = match.transcript;
  const turn = turnIn(words, asEnded(match, study));
  if (path.length === 0) return words.t('tree.start', { turn });
  const [ply, plies] = [path.length, lineThrough(tree, path).length];
  const isVariation = variationOf(tree, path) !== undefined;
  return words.t(isVariation ? 'tree.inVariation' : 'tree.status', { ply, plies, turn });
};
