import type { MoveScore, SearchMethod, SearchResult } from '../../engine/searchRequest.ts';
import { duelOf } from '../../game/duel.ts';
import { extraDiscs } from '../../game/games.ts';
import { isMatchOver, lastTurn, type Match, positionOf } from '../../game/match.ts';
import { dropsDiscs, flippedBy, legalMoves, type Position } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import { cornersOf } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';
import { isInSight, noticedLoss } from '../../opponents/notice.ts';
import type { MatchStore } from '../../store/matchStore.ts';
import type { Advice } from '../../store/studyStore.ts';
import { momentOfMove, withReasons } from '../../study/review/loadedReasons.ts';
import type { Moment } from '../../study/review/review.ts';
import type { GameParts } from '../game.ts';

/** A quick search, so that it does not delay the reply. */
const GLANCE: Readonly<Record<'discs' | 'outlook', SearchMethod>> = {
  discs: {
    by: 'flipside',
    limit: { type: 'depth', depth: 10, endgame: 12, milliseconds: 200 },
    every: true,
  },
  outlook: { by: 'solver', limit: { type: 'time', milliseconds: 200 }, every: true },
};

/** Plies of a quick search's main line that are trusted after its move: about one comment in twelve on these is uncertain. */
const TRUSTED_PLIES = 4;

/** Conditions for praise: number of legal moves, lead over the second best in discs, minimum plies since the last praise. */
const PRAISE = { moves: 5, discs: 6, pause: 16 } as const;

/** A person's move against a computer, with its analysis. */
interface Judged {
  readonly match: Match;
  /** The position before the move. */
  readonly before: Position;
  readonly move: Square;
  readonly result: SearchResult;
}

const methodFor = ({ rules }: Position): SearchMethod =>
  RULES[rules].hasOutlook ? GLANCE.outlook : GLANCE.discs;

const scoreOf = ({ move, result }: Judged): MoveScore | undefined =>
  result.moves?.find(({ square }) => square === move);

/** What the move lost, with the reason, if the loss is more than the opponent would overlook. `reply` may be unknown. */
const momentOf = (judged: Judged, reply: readonly Square[] = []): Moment | undefined => {
  const { match, before, move, result } = judged;
  const { opponent, level } = duelOf(match)?.rival ?? {};
  const made = scoreOf(judged);
  if (made === undefined || opponent === undefined || level === undefined) return undefined;
  if (dropsDiscs(before) && !isInSight(before, made.score, level)) return undefined;
  const { square: best, score, depth, principalVariation: line = [best] } = result;
  const trusted = (moves: readonly Square[]) =>
    dropsDiscs(before) ? moves : moves.slice(0, 1 + TRUSTED_PLIES);
  const evaluation = {
    best,
    score: Math.max(score, made.score),
    played: made.score,
    exact: result.exact && made.exact,
    depth,
    line: trusted(line),
    playedLine: trusted([move, ...reply]),
  };
  const least = opponent === 'solver' ? 1 : noticedLoss(opponent, level);
  const moment = momentOfMove(before, evaluation, extraDiscs(match.setup));
  return moment === undefined || moment.ply.loss < least ? undefined : moment;
};

/** Taking a corner or flipping the most discs deserves no praise. */
const isObvious = (before: Position, move: Square): boolean => {
  const flips = (square: Square): number => flippedBy(before, square).size;
  return (
    cornersOf(before.shape).has(move) || [...legalMoves(before)].every(other => flips(other) <= flips(move))
  );
};

/** The move's lead over the second best in discs, if it was a good find. */
const leadOf = (judged: Judged): number | undefined => {
  const { before, move, result } = judged;
  const made = scoreOf(judged);
  const others = (result.moves ?? []).filter(({ square }) => square !== move);
  if (made === undefined || dropsDiscs(before) || others.length + 1 < PRAISE.moves) return undefined;
  const lead = made.score - Math.max(...others.map(({ score }) => score));
  return lead >= PRAISE.discs && !isObvious(before, move) ? lead : undefined;
};

/** Runs `task` once the animation has ended and the move has been announced: after all other listeners. */
const whenAtRest = (match: MatchStore, task: () => void): void => {
  if (match.getState().inMotion === undefined) {
    task();
    return;
  }
  const stop = match.subscribe(({ inMotion }) => {
    if (inMotion !== undefined) return;
    stop();
    task();
  });
};

/** Comments on a person's mistakes against a computer, and rarely praises a move. */
export class Coach {
  readonly #parts: GameParts;
  /** The match and the ply of the last praise. */
  #praised: { readonly id: string; readonly ply: number } | undefined;

  constructor(parts: GameParts) {
    this.#parts = parts;
  }

  /** Checks the move that was just made, if the coach is on, and then calls `goOn`. */
  watch(match: Match, goOn: () => void): void {
    const move = this.#toJudge(match);
    if (move === undefined) goOn();
    else this.#look(match, move, goOn);
  }

  #look(match: Match, move: Square, goOn: () => void): void {
    const earlier = { ...match, transcript: match.transcript.slice(0, -1) };
    const before = positionOf(earlier);
    this.#parts.thinker.ask({
      match: earlier,
      method: methodFor(before),
      found: result => withReasons(() => this.#judge({ match, before, move, result }, goOn)),
      lost: goOn,
    });
  }

  #judge(judged: Judged, goOn: () => void): void {
    const moment = momentOf(judged);
    if (moment !== undefined) this.#warn(judged, moment, goOn);
    else {
      this.#praise(judged);
      goOn();
    }
  }

  /** Searches the reply first, to show it and to explain its effect if the warning has no reason yet. */
  #warn(judged: Judged, moment: Moment, goOn: () => void): void {
    const { match } = judged;
    const after = positionOf(match);
    const warn = (told: Moment): void => {
      this.#say({ type: 'warning', match, moment: told });
      goOn();
    };
    if (moment.reply.length > 0 || after.turn === moment.ply.color) warn(moment);
    else
      this.#parts.thinker.ask({
        match,
        method: methodFor(after),
        found: ({ square, principalVariation: reply = [square] }) =>
          warn({ ...(dropsDiscs(after) ? moment : (momentOf(judged, reply) ?? moment)), reply }),
        lost: () => warn(moment),
      });
  }

  /** A comment stays until the person moves again or takes the move back. */
  follow(match: Match): void {
    const { study } = this.#parts.context.stores;
    const { advice } = study.getState();
    if (advice !== undefined && !this.#isRecent(advice, match)) study.setState({ advice: undefined });
  }

  #isRecent({ match: said }: Pick<Advice, 'match'>, match: Match): boolean {
    const own = duelOf(match)?.own;
    const isSame =
      said.id === match.id && said.transcript.every((move, ply) => move === match.transcript[ply]);
    const isOwn = lastTurn(match)?.color === own && match.transcript.length > said.transcript.length;
    return isSame && !isOwn && match.transcript.length >= said.transcript.length;
  }

  /** The move to check, if the coach looks at it. */
  #toJudge(match: Match): Square | undefined {
    const turn = lastTurn(match);
    const { coach } = this.#parts.context.stores.settings.getState();
    const isOwn = turn !== undefined && duelOf(match)?.own === turn.color;
    return coach && isOwn && !isMatchOver(match) ? turn.square : undefined;
  }

  #praise(judged: Judged): void {
    const { match, move } = judged;
    const lead = leadOf(judged);
    if (lead !== undefined && this.#mayPraise(match)) this.#say({ type: 'praise', match, move, lead });
  }

  /** Shows the comment after the animation and the announcement, unless the person has moved on. */
  #say(advice: Advice): void {
    const { match, study } = this.#parts.context.stores;
    whenAtRest(match, () => {
      const now = match.getState().match;
      if (now !== undefined && this.#isRecent(advice, now)) study.setState({ advice });
    });
  }

  #mayPraise({ id, transcript: { length: ply } }: Match): boolean {
    const isTooSoon = this.#praised?.id === id && ply - this.#praised.ply < PRAISE.pause;
    if (!isTooSoon) this.#praised = { id, ply };
    return !isTooSoon;
  }
}
