import { discCounts } from '../game/board.ts';
import { type Color, opposite } from '../game/color.ts';
import { hasPassedFreely, isMatchOver, lastTurn, type Match, positionOf } from '../game/match.ts';
import { isHuman } from '../game/seat.ts';
import { countOf } from '../look/ceremony/rows.ts';
import { BEAT, WATCH_PACE } from '../look/motion.ts';
import { type Movement, movementBetween } from '../look/movement.ts';
import { hasResult, type InMotion } from '../store/matchStore.ts';
import { endingFor } from '../store/results/endings.ts';
import { rayTime } from '../store/results/firstGames.ts';
import { selectIsWatching, selectStretch } from '../store/selectors.ts';
import { type GameKind, selectGameKind } from '../store/stores.ts';
import { Timers } from './clock.ts';
import type { PlayContext } from './context.ts';

/** A request for a reply: its time, and the opponent's delay in milliseconds. */
interface Reply {
  readonly asked: number;
  readonly beat: number;
  /** Whether the reply is played as soon as it is found; not when two computers are watched. */
  readonly isPrompt?: boolean | undefined;
}

interface Manners {
  /** Whether a pass is shown on a card; when stepping through a game the status line shows it. */
  readonly showsPass: boolean;
  /** Whether the card of a pass stays until a person who confirms passes has pressed it. */
  readonly waitsForPass: boolean;
  /** Whether the result card appears at the end; not when stepping through a finished match. */
  readonly showsResult: boolean;
  /** Whether the person can choose instant replies; a replay that plays by itself keeps its pace. */
  readonly mayHurry: boolean;
}

const MANNERS: Readonly<Record<GameKind, Manners>> = {
  local: { showsPass: true, waitsForPass: true, showsResult: true, mayHurry: true },
  online: { showsPass: true, waitsForPass: false, showsResult: true, mayHurry: true },
  replay: { showsPass: true, waitsForPass: false, showsResult: false, mayHurry: false },
  exercise: { showsPass: true, waitsForPass: false, showsResult: false, mayHurry: true },
  study: { showsPass: false, waitsForPass: false, showsResult: false, mayHurry: true },
};

/** A change of the board, with its animation. */
export interface Change {
  readonly match: Match;
  /** Whether it is one more ply, rather than another state of the match or another match. */
  readonly isPlayed: boolean;
  readonly movement: Movement;
  /** Goes into the store together with the match. */
  readonly inMotion: InMotion | undefined;
}

/** The timing of a match: what has been shown, when cards appear and disappear, when a reply may be played. */
export interface Pace {
  /** Called before `match` is put on the board: pending animations count as shown. */
  plan(match: Match): Change;
  /** Called after the match was put on the board. */
  turned(change: Change): void;
  /** Runs `task` when a reply may be played. */
  whenReplyMayLand(reply: Reply, task: () => void): void;
  dismissPassCard(): void;
  /** Shows the result of a finished match at once; returns whether this kind of game shows results. */
  hurryResult(): boolean;
  /** Cancels everything that is scheduled. */
  clear(): void;
}

const NO_MOVEMENT: Movement = { total: 0, counts: [] };

const isNextPly = (before: Match | undefined, after: Match): boolean =>
  before?.id === after.id && after.transcript.length === before.transcript.length + 1;

/**
 * The side whose pass gets a card. Forced passes always do; a free one does not if only the person who passed would see it.
 */
const passedSide = (match: Match): Color | undefined => {
  const turn = lastTurn(match);
  if (turn === undefined) return undefined;
  const other = opposite(turn.color);
  if (turn.forcesPass) return other;
  const isNews = isHuman(match.seats, other) || !isHuman(match.seats, turn.color);
  return hasPassedFreely(match) && isNews ? turn.color : undefined;
};

export const createPace = (context: PlayContext): Pace => {
  const { stores, clock } = context;
  const events = new Timers(clock);
  const replies = new Timers(clock);
  let restsAt = 0;
  let cardGoesAt = 0;
  let waiting: (() => void) | undefined;

  const manners = (): Manners => MANNERS[selectGameKind(stores)];

  /** A delay, adjusted to the chosen speed while two computers are watched. */
  const paced = (beat: number): number =>
    selectIsWatching(stores.match.getState())
      ? beat * WATCH_PACE[stores.settings.getState().watchSpeed]
      : beat;

  /**
   * Without animation, or if the person chose so, the computer waits only for the card of a pass, which must be seen. Two
   * computers keep the pace chosen for watching.
   */
  const repliesAtOnce = (): boolean => {
    const { animation, replyAtOnce } = stores.settings.getState();
    const mayHurry = manners().mayHurry && !selectIsWatching(stores.match.getState());
    return mayHurry && (animation === 'off' || replyAtOnce);
  };

  /** The time at which a reply may be played. */
  const dueAt = ({ asked, beat, isPrompt = false }: Reply): number => {
    if (repliesAtOnce()) return cardGoesAt;
    if (isPrompt && !selectIsWatching(stores.match.getState()))
      return Math.max(Math.max(asked, restsAt) + BEAT.prompt, cardGoesAt);
    return Math.max(
      asked + paced(Math.max(BEAT.afterAsking, beat)),
      restsAt + paced(BEAT.afterFlips),
      cardGoesAt,
    );
  };

  /** How long the card of a pass stays: until it is pressed, if a forced pass needs confirmation. */
  const cardTime = (match: Match): number => {
    const side = passedSide(match);
    if (side === undefined || !manners().showsPass) return 0;
    const { passByHand } = stores.settings.getState();
    const mayWait = passByHand && !hasPassedFreely(match) && manners().waitsForPass;
    const byHand = mayWait && isHuman(match.seats, side);
    return byHand ? Infinity : paced(BEAT.passCard);
  };

  const dismissPassCard = (): void => {
    if (stores.match.getState().passCard !== undefined) stores.match.setState({ passCard: undefined });
    cardGoesAt = 0;
    waiting?.();
  };

  const showPassCard = (match: Match): void => {
    const side = passedSide(match);
    if (side === undefined || !manners().showsPass) return;
    stores.match.setState({ passCard: side });
    const time = cardTime(match);
    if (time < Infinity) events.after(time, dismissPassCard);
  };

  const mayShowResult = (match: Match): boolean => isMatchOver(match) && manners().showsResult;

  const showResult = (match: Match): void => {
    if (mayShowResult(match)) stores.match.setState({ result: 'shown', counted: undefined });
  };

  /** Updates the counts in step with the discs that fill their rows. */
  const followCount = (match: Match): void => {
    const ending = endingFor(match, stores);
    const steps = ending?.type === 'rows' ? countOf(ending.plan) : [];
    for (const { at, counts } of steps) events.after(at, () => stores.match.setState({ counted: counts }));
  };

  /** A match just played to its end shows its ending first; any other end shows the result only. */
  const end = (match: Match, isPlayed: boolean): void => {
    if (!mayShowResult(match)) return;
    const time = isPlayed ? (endingFor(match, stores)?.plan.total ?? 0) : 0;
    if (time > 0) {
      stores.match.setState({ result: 'coming' });
      followCount(match);
    }
    events.after(time > 0 || !isPlayed ? time : BEAT.resultDelay, () => showResult(match));
  };

  /** The animation has ended or was cut short: everything counts as shown. */
  const land = (): void => {
    if (stores.match.getState().inMotion !== undefined) stores.match.setState({ inMotion: undefined });
  };

  /** Only changes within a match are animated; another match appears at once. */
  const movementTo = (before: Match | undefined, match: Match): Movement => {
    if (before?.id !== match.id) return NO_MOVEMENT;
    const stretch = selectStretch(stores.app.getState(), stores.settings.getState());
    const position = positionOf(before);
    return movementBetween(position, positionOf(match), stretch, rayTime(stores, position.turn));
  };

  const inMotionOf = (before: Match | undefined, { total }: Movement): InMotion | undefined =>
    before === undefined || total === 0 ? undefined : { before, counts: discCounts(positionOf(before)) };

  /** Updates the counts in step with the flipping discs. */
  const followMovement = ({ movement, inMotion }: Change): void => {
    if (inMotion === undefined) return;
    for (const { at, counts } of movement.counts)
      events.after(at, () => stores.match.setState({ inMotion: { ...inMotion, counts } }));
  };

  const drop = (): void => {
    events.clear();
    replies.clear();
    waiting = undefined;
  };

  return {
    clear: () => {
      drop();
      land();
    },
    dismissPassCard,
    hurryResult: () => {
      const { match } = stores.match.getState();
      if (match === undefined || !mayShowResult(match)) return false;
      events.clear();
      land();
      if (!hasResult(stores.match.getState())) showResult(match);
      return true;
    },
    plan: match => {
      land();
      const before = stores.match.getState().match;
      const movement = movementTo(before, match);
      return {
        match,
        isPlayed: isNextPly(before, match),
        movement,
        inMotion: inMotionOf(before, movement),
      };
    },
    turned: change => {
      const { match, isPlayed, movement } = change;
      drop();
      restsAt = clock.now() + movement.total;
      const card = isPlayed ? cardTime(match) : 0;
      cardGoesAt = card > 0 ? restsAt + card : 0;
      followMovement(change);
      events.after(movement.total, () => {
        land();
        if (isPlayed) showPassCard(match);
        end(match, isPlayed);
      });
    },
    whenReplyMayLand: (reply, task) => {
      const wait = (): void => {
        replies.clear();
        const due = dueAt(reply);
        if (due === Infinity) return;
        replies.after(Math.max(0, due - clock.now()), () => {
          waiting = undefined;
          task();
        });
      };
      waiting = wait;
      wait();
    },
  };
};
