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

/** When a reply was asked for, and the beat of the opponent that gives it, in milliseconds. */
interface Reply {
  readonly asked: number;
  readonly beat: number;
  /** Whether the opponent replies as soon as it has its move; one that is watched playing another does not. */
  readonly isPrompt?: boolean | undefined;
}

interface Manners {
  /** Whether a card tells of a pass; where one walks through a game, the status does. */
  readonly showsPass: boolean;
  /** Whether the card of a pass stays until a person who passes by hand has pressed it. */
  readonly waitsForPass: boolean;
  /** Whether the result is shown at the end; stepping through a finished match does not bring it up. */
  readonly showsResult: boolean;
  /** Whether a person can choose to see replies at once; a replay that plays by itself keeps its pace. */
  readonly mayHurry: boolean;
}

const MANNERS: Readonly<Record<GameKind, Manners>> = {
  local: { showsPass: true, waitsForPass: true, showsResult: true, mayHurry: true },
  online: { showsPass: true, waitsForPass: false, showsResult: true, mayHurry: true },
  replay: { showsPass: true, waitsForPass: false, showsResult: false, mayHurry: false },
  exercise: { showsPass: true, waitsForPass: false, showsResult: false, mayHurry: true },
  study: { showsPass: false, waitsForPass: false, showsResult: false, mayHurry: true },
};

/** A change of the board, as the picture will show it. */
export interface Change {
  readonly match: Match;
  /** Whether it is one more ply, rather than another state of the match or another match. */
  readonly isPlayed: boolean;
  readonly movement: Movement;
  /** What belongs into the store together with the match. */
  readonly inMotion: InMotion | undefined;
}

/** The rhythm of a match: what of it has been shown, when cards come and go, when a reply may land. */
export interface Pace {
  /** Called before `match` comes onto the board: what is still moving counts as shown. */
  plan(match: Match): Change;
  /** Called when the match of the change has just come onto the board. */
  turned(change: Change): void;
  /** Runs `task` when a reply may land. */
  whenReplyMayLand(reply: Reply, task: () => void): void;
  dismissPassCard(): void;
  /** Shows the result of a match that is over at once; returns whether results are shown in this kind of game. */
  hurryResult(): boolean;
  /** Drops everything that is scheduled. */
  clear(): void;
}

const NO_MOVEMENT: Movement = { total: 0, counts: [] };

const isNextPly = (before: Match | undefined, after: Match): boolean =>
  before?.id === after.id && after.transcript.length === before.transcript.length + 1;

/** Whose pass gets a card: a forced one's, or a free one's unless only the person who pressed it would see it. */
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

  /** A beat, adjusted to the chosen speed while a person watches computers. */
  const paced = (beat: number): number =>
    selectIsWatching(stores.match.getState())
      ? beat * WATCH_PACE[stores.settings.getState().watchSpeed]
      : beat;

  /**
   * Without movement, or if so chosen, the computer waits only for the card of a pass, which a person must see.
   * Computers that play each other keep the pace chosen for watching.
   */
  const repliesAtOnce = (): boolean => {
    const { animation, replyAtOnce } = stores.settings.getState();
    const mayHurry = manners().mayHurry && !selectIsWatching(stores.match.getState());
    return mayHurry && (animation === 'off' || replyAtOnce);
  };

  /** When a reply may land. */
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

  /** How long the card of a pass stays: until it is pressed, where a person passes by hand and is forced to. */
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

  /** Lets the numbers follow the discs into their rows. */
  const followCount = (match: Match): void => {
    const ending = endingFor(match, stores);
    const steps = ending?.type === 'rows' ? countOf(ending.plan) : [];
    for (const { at, counts } of steps) events.after(at, () => stores.match.setState({ counted: counts }));
  };

  /** A match that has just been played to its end shows its ending first; any other end is followed by the result alone. */
  const end = (match: Match, isPlayed: boolean): void => {
    if (!mayShowResult(match)) return;
    const time = isPlayed ? (endingFor(match, stores)?.plan.total ?? 0) : 0;
    if (time > 0) {
      stores.match.setState({ result: 'coming' });
      followCount(match);
    }
    events.after(time > 0 || !isPlayed ? time : BEAT.resultDelay, () => showResult(match));
  };

  /** The picture has come to rest, or something newer hurries it: everything is shown. */
  const land = (): void => {
    if (stores.match.getState().inMotion !== undefined) stores.match.setState({ inMotion: undefined });
  };

  /** Another match is simply there: only changes of the same one are movements. */
  const movementTo = (before: Match | undefined, match: Match): Movement => {
    if (before?.id !== match.id) return NO_MOVEMENT;
    const stretch = selectStretch(stores.app.getState(), stores.settings.getState());
    const position = positionOf(before);
    return movementBetween(position, positionOf(match), stretch, rayTime(stores, position.turn));
  };

  const inMotionOf = (before: Match | undefined, { total }: Movement): InMotion | undefined =>
    before === undefined || total === 0 ? undefined : { before, counts: discCounts(positionOf(before)) };

  /** Lets the counts follow the discs. */
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
