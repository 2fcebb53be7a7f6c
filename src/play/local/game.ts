import { opposite } from '../../game/color.ts';
import { duelOf } from '../../game/duel.ts';
import { isMatchOver, isRemote, isUntouched, type Match, positionOf, redo, undo } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';
import {
  boardOnScreen,
  selectCanRedo,
  selectCanUndo,
  selectIsPersonsTurn,
  selectIsUnderWay,
  selectIsWatching,
  selectMayPass,
  selectMustPass,
} from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import type { PlayContext } from '../context.ts';
import { notify } from '../notices.ts';
import type { Pace } from '../pace.ts';
import type { Play } from '../play.ts';
import type { Address } from '../readAddress.ts';
import type { Referee } from '../referee.ts';
import type { Refuse } from '../refusals.ts';
import type { Thinker } from '../thinker.ts';
import { type MatchPlan, planOf, rematchOf, steppedPlan, steppedSettings } from './matchPlan.ts';
import { createBegin } from './opening.ts';

const SEEDS = 2 ** 31;

type MatchPlay = Pick<
  Play,
  | 'newGame'
  | 'beginAnew'
  | 'keepPlaying'
  | 'rematch'
  | 'stepOpponent'
  | 'changeSeats'
  | 'playSquare'
  | 'pass'
  | 'undo'
  | 'redo'
>;

/** The part of `Play` about the match on the board, and the ways to get there. */
export interface Matches extends MatchPlay {
  start(): void;
  continueLatest(): Promise<void>;
  /** Continues the match that this tab had on its board before a reload; false if there was none. */
  resume(): Promise<boolean>;
  /** Begins with what the page was opened for: a game of its own, or what `resume` finds. */
  open(address: LocalAddress): Promise<void>;
  /** Checks whether there is a match to continue. */
  refreshContinue(): void;
}

/** An address that needs nothing from another machine. */
export type LocalAddress = Exclude<Address, { readonly type: 'table' | 'match' }>;

export interface MatchParts {
  readonly context: PlayContext;
  readonly referee: Referee;
  readonly pace: Pace;
  readonly thinker: Thinker;
  readonly refuse: Refuse;
}

export const createMatches = ({ context, referee, pace, thinker, refuse }: MatchParts): Matches => {
  const { stores, saved, tab, claims, random } = context;
  const begin = createBegin(context);

  const settings = (): Settings => stores.settings.getState();
  const current = (): Match | undefined => stores.match.getState().match;
  const newSeed = (): number => Math.floor(random() * SEEDS);
  const newId = (): string => `${Date.now().toString(36)}${newSeed().toString(36)}`;
  const newMatch = ({ setup, seats }: MatchPlan): Match => ({
    id: newId(),
    setup,
    seats,
    transcript: [],
    given: 0,
    undone: [],
    seed: newSeed(),
  });

  const refreshContinue = (): void => {
    const canContinue = saved.list().some(({ match }) => !isMatchOver(match));
    if (stores.app.getState().canContinue !== canContinue) stores.app.setState({ canContinue });
  };

  /** Shows a whole match on the board screen. */
  const show = (match: Match): void => {
    thinker.stop();
    stores.match.setState({ paused: false });
    void claims.claim(match.id);
    tab.matchId = match.id;
    stores.app.setState({
      screen: 'board',
      ...boardOnScreen(match.setup),
      preview: undefined,
      pointer: undefined,
    });
    referee.place(match);
  };

  /** Keeps what can be continued. Meanwhile another tab may have taken up a match that was untouched here. */
  const leave = (match: Match | undefined): void => {
    if (match === undefined) return;
    if (isMatchOver(match) || isUntouched(saved.load(match.id) ?? match)) saved.remove(match.id);
  };

  const start = (chosen: Settings): void => {
    begin(newMatch(planOf(chosen, random)), match => {
      leave(current());
      show(match);
    });
  };

  /** Replaces the match on the board. */
  const replaceWith = (plan: MatchPlan): void => {
    begin(newMatch(plan), match => {
      const left = current();
      if (left !== undefined) saved.remove(left.id);
      show(match);
    });
  };

  const keepPlaying = (): void => stores.match.setState({ asksNewGame: false });
  const beginAnew = (): void => {
    keepPlaying();
    replaceWith(current() ?? planOf(settings(), random));
  };

  /** If another tab has the match itself, a copy under a new id goes on here. */
  const claimed = async (match: Match): Promise<Match> =>
    (await claims.claim(match.id)) ? match : { ...match, id: newId() };

  const firstFree = async (candidates: readonly Match[]): Promise<Match | undefined> => {
    for (const match of candidates) if (await claims.claim(match.id)) return match;
    const [latest] = candidates;
    return latest === undefined ? undefined : { ...latest, id: newId() };
  };

  const travel = (step: (match: Match) => Match): void => {
    const match = current();
    if (match === undefined || isRemote(match)) return;
    thinker.stop();
    if (selectIsWatching(stores.match.getState())) stores.match.setState({ paused: true });
    referee.place(step(match));
  };

  const resume = async (): Promise<boolean> => {
    const { matchId } = tab;
    const match = matchId === undefined ? undefined : saved.load(matchId);
    if (match === undefined) return false;
    show(await claimed(match));
    return true;
  };

  return {
    refreshContinue,
    resume,
    start: () => start(settings()),
    open: async address => {
      if (address.type === 'game') start(address.settings);
      else if (address.type === 'refused') notify(stores.app, 'address', address.refusal);
      else await resume();
    },
    continueLatest: async () => {
      const unfinished = saved.list().filter(({ match }) => !isMatchOver(match));
      const match = await firstFree(unfinished.map(entry => entry.match));
      if (match !== undefined) show(match);
    },
    newGame: () => {
      if (selectIsUnderWay(stores.match.getState())) stores.match.setState({ asksNewGame: true });
      else beginAnew();
    },
    beginAnew,
    keepPlaying,
    rematch: () => {
      const match = current();
      if (match !== undefined) replaceWith(rematchOf(match));
    },
    stepOpponent: step => {
      const match = current();
      const rival = match && duelOf(match)?.rival;
      const plan = match && steppedPlan(match, step);
      if (rival === undefined || plan === undefined) return;
      stores.settings.setState(now => steppedSettings(now, rival, step));
      replaceWith(plan);
    },
    changeSeats: seats => {
      const match = current();
      if (match === undefined || isRemote(match)) return;
      thinker.stop();
      stores.match.setState({ paused: false });
      referee.place({ ...match, seats });
    },
    playSquare: square => {
      const match = current();
      if (match === undefined) return;
      const { turn } = positionOf(match);
      const color = isHuman(match.seats, turn) ? turn : opposite(turn);
      if (selectMustPass(stores.match.getState(), settings())) return refuse(square, 'notYourTurn');
      if (selectIsPersonsTurn(stores.match.getState())) pace.dismissPassCard();
      const refusal = referee.submit({ type: 'play', ply: match.transcript.length, color, square });
      if (refusal !== undefined) refuse(square, refusal);
    },
    pass: () => {
      const match = current();
      if (match === undefined) return;
      if (selectMustPass(stores.match.getState(), settings())) return pace.dismissPassCard();
      if (!selectMayPass(stores.match.getState())) return;
      pace.dismissPassCard();
      referee.submit({ type: 'pass', ply: match.transcript.length, color: positionOf(match).turn });
    },
    undo: () => {
      if (selectCanUndo(stores.match.getState())) travel(undo);
    },
    redo: () => {
      if (selectCanRedo(stores.match.getState())) travel(redo);
    },
  };
};
