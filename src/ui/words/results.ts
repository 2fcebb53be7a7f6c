import { COLORS, type Color, opposite } from '../../game/color.ts';
import { duelOf } from '../../game/duel.ts';
import { type GameName, rulesOf } from '../../game/games.ts';
import { isRemote, type Match, type Outcome, outcomeOf, positionOf, type Result } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';
import { colorOf, isShared, playerName, seatName, sideName, soloColor } from './names.ts';
import { type Perspective, RULES_WORDS } from './rulesWords.ts';

const perspectiveOf = (match: Match, winner: Color): Perspective => {
  const own = soloColor(match);
  if (own === undefined) return 'wins';
  return own === winner ? 'youWin' : 'youLose';
};

/** The result of a match that ended before its rules ended it. */
export const endedEarly = ({ ending }: Match): Result | undefined =>
  ending === undefined || ending.by === 'play' ? undefined : ending;

/** Draws that do not come from the rules. */
const DRAWN: Readonly<Partial<Record<Result['by'], 'agreement' | 'decidedDraw'>>> = {
  agreement: 'agreement',
  decided: 'decidedDraw',
};

/** `You win by resignation.`, `Draw by agreement.` */
const endingText = (words: Words, match: Match, { winner, by }: Result): string => {
  if (winner === 'draw') return words.t(`table.ended.${DRAWN[by] ?? 'brokenOff'}`);
  const perspective = perspectiveOf(match, winner);
  const filling = {
    name: sideName(words, match, winner),
    other: sideName(words, match, opposite(winner)),
  };
  switch (by) {
    case 'resignation':
    case 'flag':
    case 'claim':
    case 'decided':
      return words.t(`table.ended.${by}.${perspective}`, filling);
    default:
      return words.t(`table.ended.abandoned.${perspective}`, filling);
  }
};

/** One side's action, addressed to that person or described to everyone else. */
const actText = (
  words: Words,
  match: Match,
  act: { readonly by: Color; readonly what: 'resignation' | 'flag' | 'claim' | 'abandoned' },
): string =>
  isHuman(match.seats, act.by) && isRemote(match)
    ? words.t(`table.endedFor.${act.what}You`)
    : words.t(`table.endedFor.${act.what}Other`, { name: playerName(words, match, act.by) });

/** `Anna resigned.`, `You ran out of time.` */
const endingDetail = (words: Words, match: Match, { winner, by }: Result): string => {
  if (by === 'decided') return words.t('table.endedFor.decided');
  if (winner === 'draw')
    return words.t(by === 'agreement' ? 'table.endedFor.agreement' : 'table.endedFor.brokenOff');
  if (by === 'claim') return actText(words, match, { by: winner, what: 'claim' });
  const what = by === 'resignation' || by === 'flag' ? by : 'abandoned';
  return actText(words, match, { by: opposite(winner), what });
};

type Won = Outcome & { readonly winner: Color };

const hasWinner = (outcome: Outcome): outcome is Won => outcome.winner !== 'draw';

const wordsOf = ({ setup }: Match) => RULES_WORDS[rulesOf(setup.game)];

/** A win by count, the reader's own discs first: `You lose 26-38.` */
const winText = (words: Words, match: Match, { winner, counts }: Won): string => {
  const perspective = perspectiveOf(match, winner);
  const first = perspective === 'youLose' ? opposite(winner) : winner;
  const name = sideName(words, match, winner);
  return wordsOf(match).win(words, { perspective, name, own: counts[first], other: counts[opposite(first)] });
};

/**
 * The result of a match. The person who played it here reads `You win 38-26.` or `You lose 26-38.`, everyone else the
 * names: `Ana wins with four in a row.`
 */
export const resultText = (words: Words, match: Match): string => {
  const early = endedEarly(match);
  if (early !== undefined) return endingText(words, match, early);
  const outcome = outcomeOf(match);
  return hasWinner(outcome) ? winText(words, match, outcome) : wordsOf(match).draw(words, outcome.counts);
};

/** The detail below the result: the margin, or the number of discs at the end. */
export const marginText = (words: Words, match: Match): string => {
  const early = endedEarly(match);
  if (early !== undefined) return endingDetail(words, match, early);
  const { winner, counts } = outcomeOf(match);
  const { even, margin } = wordsOf(match);
  if (winner === 'draw') return words.t(even);
  const isReader = isHuman(match.seats, winner) && !isShared(match);
  return margin(words, {
    name: isReader ? undefined : playerName(words, match, winner),
    discs: Math.abs(counts.black - counts.white),
    plies: match.transcript.length,
  });
};

/** Anything special about the end of a match; undefined if nothing was. */
export const momentText = (
  words: Words,
  match: Match,
  { isFirstWin }: { readonly isFirstWin: boolean },
): string | undefined => {
  const duel = duelOf(match);
  if (isFirstWin && duel !== undefined)
    return words.t('result.firstWin', { name: seatName(words, match.seats[opposite(duel.own)]) });
  if (endedEarly(match) !== undefined) return undefined;
  const { discs } = positionOf(match);
  const gone = COLORS.find(color => discs[color].isEmpty());
  const { wipeout } = wordsOf(match);
  return gone && wipeout && words.t(wipeout, { color: colorOf(words, match, opposite(gone)) });
};

/** A finished match, from the point of view of one of the players. */
interface Over {
  readonly game: GameName;
  readonly result: Result;
  readonly you: Color;
}

/** Ways a player can leave for good. */
type Gone = 'claim' | 'abandoned';

const isGone = (by: Result['by']): by is Gone => by === 'claim' || by === 'abandoned';

const WAYS = ['resignation', 'agreement', 'flag', 'decided'] as const satisfies readonly Result['by'][];
type Way = 'four' | 'fourAgainst' | 'full' | (typeof WAYS)[number];

const earlyWay = (by: Result['by']): Way | undefined => WAYS.find(way => way === by);

const wayOf = ({ game, you, result: { winner, by } }: Over): Way | undefined => {
  if (by !== 'play') return earlyWay(by);
  const { way } = RULES_WORDS[rulesOf(game)];
  if (winner === 'draw') return way('drawn');
  return way(you === winner ? 'won' : 'lost');
};

/** `You won`, `You lost` or `Draw`. */
const whoText = (words: Words, { result: { winner }, you }: Over): string => {
  if (winner === 'draw') return words.t('over.drawn');
  return words.t(winner === you ? 'over.won' : 'over.lost');
};

const inWay = (words: Words, result: string, way: Way | undefined): string =>
  way === undefined ? result : words.t('over.way', { result, way: words.t(`over.ways.${way}`) });

/** A result with its cause, unless the rules or a player's leaving ended the game: `Ann won by resignation`. */
export const withWay = (words: Words, result: string, by: Result['by']): string =>
  inWay(words, result, earlyWay(by));

/** The result of a match: `You won by resignation`, `You lost: you left the game`. */
export const overText = (words: Words, over: Over): string => {
  const { winner, by } = over.result;
  if (winner === 'draw' && by === 'abandoned') return words.t('over.brokenOff');
  if (winner !== 'draw' && isGone(by)) return words.t(`over.${by}.${winner === over.you ? 'won' : 'lost'}`);
  return inWay(words, whoText(words, over), wayOf(over));
};
