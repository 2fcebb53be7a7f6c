import process from 'node:process';
import { opposite } from '../../src/game/color.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { loadWords } from '../../src/i18n/words.ts';
import { noticedLoss } from '../../src/opponents/notice.ts';
import { hasIdea } from '../../src/study/reasons/reason.ts';
import { remarkOn } from '../../src/study/review/remark.ts';
import { type Moment, makeReview, NO_INSIGHTS } from '../../src/study/review/review.ts';
import { findInsights } from '../../src/study/review/reviewer.ts';
import { type Searcher, Searches } from '../../src/study/review/searches.ts';
import { adviceText } from '../../src/ui/words/study/coachWords.ts';
import { momentText } from '../../src/ui/words/study/momentWords.ts';
import { faultOf } from '../../testkit/study/claims.ts';
import { engine } from '../../testkit/study/games.ts';
import { fromRoot } from '../../tools/paths.ts';
import { evaluated, type MeasuredGame, tournamentGames, weakGames } from './games.ts';

/**
 * Prints every sentence of reviews of tournament games and games of weak players, and of the coach in the latter, and then
 * how many of them fail in which way. Evaluations of games are kept (`.cache/moments`). With `check` each claim is checked
 * by a deeper search:
 *
 *     nice -n 10 npx tsx workshop/moments/measure.ts games.txt.gz 61 14 12 check
 *
 * measures 14 tournament games and 12 weak ones, from number 61 on.
 */
const [path = fromRoot('data', 'wthor-sample.txt.gz'), seed = '1', strong = '8', weak = '8', check] =
  process.argv.slice(2);

const words = await loadWords('en');
const counts = new Map<string, number>();
const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

/** A game counts as decided if the same side leads by this many discs before and after a move. */
const DECIDED_DISCS = 8;
const isDecided = ({ ply: { score, played } }: Moment): boolean =>
  Math.sign(score) === Math.sign(played) && Math.min(Math.abs(score), Math.abs(played)) >= DECIDED_DISCS;

const told = (where: string, before: OthelloPosition, moment: Moment, text: string): void => {
  const fault = check === undefined ? undefined : faultOf(before, moment);
  if (fault !== undefined) count(`${where.split(' ')[0]}: refuted by a deeper search`);
  console.log(
    [where, moment.reason.name, `${moment.ply.score}>${moment.ply.played}`, text, fault ?? ''].join('\t'),
  );
};

/** Whether the result was the first thing to say. */
const changesResult = ({ ply: { resultBefore, resultAfter } }: Moment): boolean =>
  resultBefore !== resultAfter;

const measureReview = async ({ name, transcript }: MeasuredGame): Promise<void> => {
  const { game, bookUntil, evaluations } = await evaluated({ name, transcript });
  const searches = new Searches(engine, 'standard');
  const judged = makeReview(game, evaluations, { bookUntil }, NO_INSIGHTS);
  const insights = await findInsights(searches, game, judged, { bookUntil }, () => {});
  const { moments, turningPoint } = makeReview(game, evaluations, { bookUntil }, insights);
  for (const moment of moments) {
    count('review: moments');
    if (!hasIdea(moment.reason)) count('review: only a line');
    if (isDecided(moment)) count('review: in decided games');
    if (moment.ply.book) count('review: book moves blamed');
    if (changesResult(moment)) count('review: changes of the proved result');
    const before = game.positions[moment.ply.ply - 1] as OthelloPosition;
    told(`review ${name} ${moment.ply.ply}`, before, moment, momentText(words, 'othello', moment));
  }
  if (turningPoint !== undefined) count('review: last changes of the result');
  if (moments.some(({ ply }) => ply.ply === turningPoint)) count('review: last changes of the result told');
};

/** The engine without a clock. */
const timeless: Searcher = {
  search: ({ position, method }) => {
    if (method.by !== 'flipside' || method.limit.type !== 'depth') return engine.search({ position, method });
    const { milliseconds: _, ...limit } = method.limit;
    return engine.search({ position, method: { ...method, limit } });
  },
};

const measureCoach = async ({ name, transcript, levels }: MeasuredGame): Promise<void> => {
  const { game } = await evaluated({ name, transcript });
  for (const [ply, move] of game.transcript.entries()) {
    const before = game.positions[ply] as OthelloPosition;
    if (move === 'pass') continue;
    const rival = levels?.[opposite(before.turn) === 'black' ? 0 : 1] ?? 1;
    let loss = 0;
    const least = noticedLoss('flipside', Math.max(1, rival));
    const isNoticed = (found: number): boolean => {
      loss = found;
      return found >= least;
    };
    const start = process.cpuUsage();
    const remark = await remarkOn(timeless, { before, move, extra: { black: 0, white: 0 }, isNoticed }, true);
    const { user } = process.cpuUsage(start);
    if (loss >= least) count('coach: mistakes');
    if (remark === undefined) continue;
    count(`coach: ${remark.type}`);
    if (!hasIdea(remark.moment.reason)) count('coach: without a reason');
    if (/\bmistake/.test(adviceText(words, { ...remark, match: MATCH })) === remark.moment.ply.loss < 4)
      count('coach: wrong words for the size');
    const text = adviceText(words, { ...remark, match: MATCH });
    told(`coach ${name} ${ply + 1} ${Math.round(user / 1000)}ms`, before, remark.moment, text);
  }
};

const MATCH = { setup: STANDARD_SETUP } as unknown as Parameters<typeof adviceText>[1]['match'];

const weakOnes = weakGames(Number(seed), Number(weak));
for (const game of [...tournamentGames(path, Number(seed), Number(strong)), ...weakOnes])
  await measureReview(game);
for (const game of weakOnes) await measureCoach(game);
for (const [name, times] of [...counts].sort()) console.log(`${times}\t${name}`);
process.exit(0);
