import { discCounts } from '../game/board.ts';
import type { ByColor, Color } from '../game/color.ts';
import { allowsFreePassing, boardOf, givenPliesOf, rulesOf, type Setup } from '../game/games.ts';
import {
  canPass,
  canRedo,
  canUndo,
  hasPassedFreely,
  isMatchOver,
  isRemote,
  isUntouched,
  isWithoutPeople,
  type Match,
  positionOf,
} from '../game/match.ts';
import { STANDARD_START } from '../game/othello/position.ts';
import { legalMoves, type Position } from '../game/position.ts';
import { isComputer, isHuman, type Seat } from '../game/seat.ts';
import { parseSize } from '../game/shape.ts';
import type { Square } from '../game/square.ts';
import type { SquareSet } from '../game/squareSet.ts';
import { stretchOf } from '../look/motion.ts';
import type { BoardStyle, BoardWishes } from '../look/style/boardStyle.ts';
import type { AppState } from './appStore.ts';
import { remember } from './following.ts';
import { type MatchState, NO_MATCH } from './matchStore.ts';
import type { DiscSize, Settings } from './settingsStore.ts';
import type { StudyState } from './studyStore.ts';

export const selectPosition = ({ match }: MatchState): Position =>
  match === undefined ? STANDARD_START : positionOf(match);

/** The match as far as the picture has got: a move counts as shown once its discs have come to rest. */
export const selectShownMatch = ({ match, inMotion }: MatchState): Match | undefined =>
  inMotion?.before ?? match;

/** The discs that each side shows just now. */
export const selectShownCounts = (state: MatchState): ByColor<number> =>
  state.inMotion?.counts ?? state.counted ?? discCounts(selectPosition(state));

/** A side whose disc is on its way still has the turn: a computer counts as thinking until the disc has landed. */
const shownThinking = ({ paused }: MatchState, before: Match): MatchState['thinking'] =>
  isComputer(before.seats, positionOf(before).turn) && !paused ? 'reply' : 'idle';

const shown = remember((state: MatchState): MatchState => {
  const { inMotion } = state;
  if (inMotion === undefined) return state;
  const { before } = inMotion;
  return { ...state, match: before, thinking: shownThinking(state, before), loading: false };
});
/** The state that the words around the board tell: the present one, or the one before the move that is being shown. */
export const selectShown = (state: MatchState): MatchState => shown(state);

const legalMovesOf = remember(legalMoves);
export const selectLegalMoves = (state: MatchState): SquareSet => legalMovesOf(selectPosition(state));

const selectTurn = (state: MatchState): Color => selectPosition(state).turn;
export const selectIsOver = ({ match }: MatchState): boolean => match !== undefined && isMatchOver(match);

/** Whether everybody plays at this machine, so that the match can be changed here. */
export const selectIsLocal = ({ match }: MatchState): boolean => match === undefined || !isRemote(match);

/** Whether somebody plays at this machine. */
export const selectHasPerson = ({ match }: MatchState): boolean =>
  match !== undefined &&
  match.replayed !== true &&
  (isHuman(match.seats, 'black') || isHuman(match.seats, 'white'));

/** Whether the side to move is a person, on a game that is not over. */
export const selectIsPersonsTurn = (state: MatchState): boolean =>
  state.match !== undefined &&
  state.match.replayed !== true &&
  !selectIsOver(state) &&
  isHuman(state.match.seats, selectTurn(state));

/** Whether a person has chosen a move that waits for a second press. */
export const selectConfirms = (state: MatchState): boolean =>
  state.intended !== undefined && selectIsPersonsTurn(state);

/** Whether somebody is waiting for a reply or a hint of an engine that is still loading. */
export const selectAwaitsEngine = ({ thinking, loading }: MatchState): boolean =>
  loading && (thinking === 'reply' || thinking === 'hint');

/** Whether computers play each other while a person watches. */
export const selectIsWatching = ({ match }: MatchState): boolean =>
  match !== undefined && isWithoutPeople(match);

/** Whether computers are playing each other just now, so that nothing may be taken back meanwhile. */
const isRunning = (state: MatchState): boolean =>
  selectIsWatching(state) && !state.paused && !selectIsOver(state);

export const selectCanUndo = (state: MatchState): boolean =>
  state.match !== undefined && selectIsLocal(state) && canUndo(state.match) && !isRunning(state);
export const selectCanRedo = (state: MatchState): boolean =>
  state.match !== undefined && selectIsLocal(state) && canRedo(state.match) && !isRunning(state);

/** Whether a person must pass, by hand: nobody plays on before that. Online nobody waits for it. */
export const selectMustPass = ({ match, passCard }: MatchState, { passByHand }: Settings): boolean =>
  passByHand &&
  match !== undefined &&
  !isRemote(match) &&
  passCard !== undefined &&
  isHuman(match.seats, passCard) &&
  !hasPassedFreely(match);

/** The square of the move that comes next in the line of a study; undefined at its end and away from studies. */
export const selectNextMove = ({ match }: MatchState, { study }: StudyState): Square | undefined => {
  const next = study === undefined ? undefined : match?.undone[0];
  return next === 'pass' ? undefined : next;
};

/** Whether the game on the board has the house rule of free passing. */
export const selectHasFreePassing = ({ match }: MatchState): boolean => match?.setup.freePassing === true;

/** Whether a person may hand over the turn just now, by that rule. */
export const selectMayPass = (state: MatchState): boolean =>
  state.match !== undefined && selectIsPersonsTurn(state) && canPass(state.match);

/** Whether a new game would replace one that has begun and is not over. */
export const selectIsUnderWay = ({ match }: MatchState): boolean =>
  match !== undefined && !isMatchOver(match) && !isUntouched(match);

/** The color at the bottom of the screen: the person's; Black when both or neither seat is one. */
export const ownColor = (match: Match | undefined): Color =>
  match !== undefined && isHuman(match.seats, 'white') && !isHuman(match.seats, 'black') ? 'white' : 'black';

const colorsOf = remember(
  (
    theme: BoardStyle['theme'],
    colors: BoardStyle['colors'],
    material: BoardStyle['material'],
    discStyle: BoardStyle['discStyle'],
  ): BoardStyle => ({ theme, colors, material, discStyle }),
);

export const selectAppliedColors = ({ theme, colors, material, discStyle }: Settings): BoardStyle =>
  colorsOf(theme, colors, material, discStyle);

/** The colors being tried out; the applied ones while none are. */
export const selectTriedColors = ({ draft }: AppState, settings: Settings): BoardStyle =>
  draft ?? selectAppliedColors(settings);

/** What the page needs to know of the board that it shows. */
export const boardOnScreen = ({
  game,
  shape,
}: Pick<Setup, 'game' | 'shape'>): Pick<AppState, 'shape' | 'rules'> => ({
  shape,
  rules: rulesOf(game),
});

/** What the menu's board shows. */
export const selectMenuPosition = ({ attract, planned }: AppState): Position =>
  attract ?? selectPosition({ ...NO_MATCH, match: planned });

const SOMEBODY: Seat = { type: 'computer', opponent: 'flipside', level: 1 };

const laidOut = remember((planned: Match | undefined, isOpen: boolean): MatchState => {
  if (planned === undefined) return NO_MATCH;
  const isDrawn = givenPliesOf(planned.setup.game) > 0;
  return {
    ...NO_MATCH,
    match: isOpen || isDrawn ? { ...planned, seats: { black: SOMEBODY, white: SOMEBODY } } : planned,
  };
});
/**
 * The planned match as it lies on the menu's board. If its side or opening is still to be drawn, nobody knows who makes
 * which move, so none is the person's.
 */
export const selectPlanned = ({ planned }: AppState, { side }: Settings): MatchState =>
  laidOut(planned, side === 'random');

const setup = remember(
  (game: Settings['game'], size: Settings['size'], freePassing: boolean): Setup => ({
    game,
    shape: boardOf(game, parseSize(size)),
    headStart: undefined,
    freePassing: freePassing && allowsFreePassing(game),
  }),
);
/** The setup of the next match. */
export const selectSetup = ({ game, size, freePassing }: Settings): Setup => setup(game, size, freePassing);

export const selectStretch = ({ reducedMotion }: AppState, { animation }: Settings): number =>
  stretchOf(animation, reducedMotion);

/** Disc diameters as a share of the square's side. */
const DISC_DIAMETERS: Readonly<Record<DiscSize, number>> = { large: 3 / 4, small: 1 / 2 };
/** How a person wants every board to look, in whatever style. */
export const selectWishes = ({ discSize, patterns, marks }: Settings): BoardWishes => ({
  discShare: DISC_DIAMETERS[discSize],
  patterns,
  marks,
});

/** Whether the board is to be painted with half as many frames. */
export const selectSavesPower = ({ lowBattery }: AppState, { batterySaver }: Settings): boolean =>
  batterySaver === 'on' || (batterySaver === 'auto' && lowBattery === true);

export const selectIsDark = ({ systemDark }: AppState, { appearance }: Settings): boolean =>
  appearance === 'system' ? systemDark : appearance === 'dark';
