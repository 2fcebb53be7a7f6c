import { duelOf } from '../../game/duel.ts';
import { extraDiscs } from '../../game/games.ts';
import { isMatchOver, lastTurn, type Match, positionOf } from '../../game/match.ts';
import { dropsDiscs, type Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import { isInSight, noticedLoss } from '../../opponents/notice.ts';
import type { MatchStore } from '../../store/matchStore.ts';
import type { Advice } from '../../store/studyStore.ts';
import { remarkOn } from '../../study/review/loadedReasons.ts';
import type { GameParts } from '../game.ts';

/** Minimum plies between two praises. */
const PAUSE = 16;

/** Which losses the opponent would notice. */
const noticingIn = (match: Match, before: Position) => {
  const { opponent, level } = duelOf(match)?.rival ?? {};
  return (loss: number, score: number): boolean => {
    if (opponent === undefined || level === undefined) return false;
    if (dropsDiscs(before) && !isInSight(before, score, level)) return false;
    return loss >= (opponent === 'solver' ? 1 : noticedLoss(opponent, level));
  };
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
    const before = positionOf({ ...match, transcript: match.transcript.slice(0, -1) });
    const made = { before, move, extra: extraDiscs(match.setup), isNoticed: noticingIn(match, before) };
    this.#parts.thinker.consult(async engine => {
      const remark = await remarkOn(engine, made, this.#mayPraise(match));
      if (remark !== undefined) this.#say({ ...remark, match });
      goOn();
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

  /** Shows the comment after the animation and the announcement, unless the person has moved on. */
  #say(advice: Advice): void {
    const { match, study } = this.#parts.context.stores;
    if (advice.type === 'praise')
      this.#praised = { id: advice.match.id, ply: advice.match.transcript.length };
    whenAtRest(match, () => {
      const now = match.getState().match;
      if (now !== undefined && this.#isRecent(advice, now)) study.setState({ advice });
    });
  }

  #mayPraise({ id, transcript: { length: ply } }: Match): boolean {
    return this.#praised?.id !== id || ply - this.#praised.ply >= PAUSE;
  }
}
