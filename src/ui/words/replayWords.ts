import { COLORS } from '../../game/color.ts';
import { type Match, turnsOf } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';
import type { MatchRecord } from '../../net/contract/records.ts';
import { resultText } from './resultWords.ts';
import { playerName } from './seatNames.ts';
import { sentences, turnsText } from './turnWords.ts';
import { unratedText } from './unratedWords.ts';

/** The whole replayed match, however far the replay has got. */
export const wholeMatch = (match: Match, { transcript, result }: MatchRecord): Match => ({
  ...match,
  transcript,
  undone: [],
  ending: result.by === 'play' ? undefined : result,
});

/** `Anna against White`, or in short `Anna – White` */
export const replayTitle = (words: Words, match: Match, length: 'title' | 'short' = 'title'): string =>
  words.t(`online.replay.${length}`, {
    black: playerName(words, match, 'black'),
    white: playerName(words, match, 'white'),
  });

/** How the replayed match ended. */
export const replayResult = (words: Words, match: Match, record: MatchRecord): string => {
  const result = resultText(words, wholeMatch(match, record));
  return record.unrated === undefined
    ? result
    : `${result} · ${unratedText(words, match.setup.game, record.unrated)}`;
};

/** `Replay: move 12 of 60` */
export const replayStatus = (words: Words, match: Match, { transcript }: MatchRecord): string => {
  const [ply, plies] = [match.transcript.length, transcript.length];
  return ply === 0
    ? words.t('online.replay.start', { plies })
    : words.t('online.replay.status', { ply, plies });
};

/** How far the replay had got; undefined if the screen showed another match or a game in play before. */
const plyBefore = (before: Match | undefined, { id }: Match): number | undefined =>
  before?.id !== id || COLORS.some(color => before.seats[color].type !== 'remote')
    ? undefined
    : before.transcript.length;

/** The news after a step through a replay: the move it played, or else where it is now. */
export const replayNews = (
  words: Words,
  before: Match | undefined,
  { match, record }: { readonly match: Match; readonly record: MatchRecord },
): string => {
  const status = replayStatus(words, match, record);
  const ply = plyBefore(before, match);
  if (ply === undefined)
    return sentences(words, [
      [replayTitle(words, match), replayResult(words, match, record)].join(words.t('online.replay.between')),
      status,
    ]);
  return match.transcript.length === ply + 1 ? turnsText(words, turnsOf(match).slice(-1), match) : status;
};
