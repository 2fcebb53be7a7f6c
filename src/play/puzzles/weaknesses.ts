import { COLORS, type Color } from '../../game/color.ts';
import { rulesOf } from '../../game/games.ts';
import { isMatchOver, type Match, positionAfter } from '../../game/match.ts';
import { RULES } from '../../game/rules.ts';
import { isHuman } from '../../game/seat.ts';
import type { Mistake } from '../../store/kept/savedMistakes.ts';
import type { KeptReview } from '../../store/kept/savedReviews.ts';
import { type Cost, ideaOf } from '../../study/weaknesses.ts';
import type { PlayContext } from '../context.ts';

/** A costly move of the person, as a position to practise. */
export interface OwnCost extends Cost {
  readonly mistake: Omit<Mistake, 'at'>;
}

/** The costs of the person's mistakes, and the number of reviewed games. */
export interface OwnCosts {
  readonly costs: readonly OwnCost[];
  readonly games: number;
}

/** The side of the one person in a finished game whose moves cost discs; undefined in all other games. */
const ownSide = (match: Match): Color | undefined => {
  const own = COLORS.filter(color => isHuman(match.seats, color));
  const costsDiscs = !RULES[rulesOf(match.setup.game)].hasOutlook;
  return own.length === 1 && costsDiscs && isMatchOver(match) ? own[0] : undefined;
};

const costsIn = (match: Match, own: Color, { evaluations, insights }: KeptReview): readonly OwnCost[] =>
  [...insights.explanations].flatMap(([ply, { reason }]) => {
    const { setup, transcript } = match;
    const [played, evaluation, idea] = [transcript[ply - 1], evaluations[ply - 1], ideaOf(reason.name)];
    if (idea === undefined || evaluation === undefined || played === undefined || played === 'pass')
      return [];
    const loss = evaluation.score - evaluation.played;
    if (positionAfter(match, ply - 1).turn !== own || loss <= 0) return [];
    const mistake = { setup, before: transcript.slice(0, ply - 1), played, best: evaluation.best, loss };
    return [{ idea, loss, ply, mistake }];
  });

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Reads the reviews of the person's games, one at a time, since each game is played again. */
export const readOwnCosts = async ({
  kept: { matches, reviews },
}: Pick<PlayContext, 'kept'>): Promise<OwnCosts> => {
  const costs: OwnCost[] = [];
  let games = 0;
  for (const { match } of matches.list()) {
    const own = ownSide(match);
    const review = own && reviews.load(match);
    if (own === undefined || review === undefined) continue;
    games += 1;
    costs.push(...costsIn(match, own, review));
    await pause();
  }
  return { costs, games };
};
