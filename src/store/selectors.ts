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

/** The match as shown: a move counts once its animation has ended. */
export const selectShownMatch = ({ match, inMotion }: MatchState): Match | undefined =>
  inMotion?.before ?? match;

/** Each side's discs as shown. */
export const selectShownCounts = (state: MatchState): ByColor<number> =>
  state.inMotion?.counts ?? state.counted ?? discCounts(selectPosition(state));

/** While a disc is moving its side still has the turn: a computer counts as thinking until the disc has landed. */
const shownThinking = ({ paused }: MatchState, before: Match): MatchState['thinking'] =>
  isComputer(before.seats, positionOf(before).turn) && !paused ? 'reply' : 'idle';

const shown = remember((state: MatchState): MatchState => {
  const { inMotion } = state;
  if (inMotion === undefined) return state;
  const { before } = inMotion;
  return { ...state, match: before, thinking: shownThinking(state, before), loading: false };
});
/** The state for the texts around the board: the current one, or the one before the move being animated. */
export const selectShown = (state: MatchState): MatchState => shown(state);

const legalMovesOf = remember(legalMoves);
export const selectLegalMoves = (state: MatchState): SquareSet => legalMovesOf(selectPosition(state));

const selectTurn = (state: MatchState): Color => selectPosition(state).turn;
export const selectIsOver = ({ match }: MatchState): boolean => match !== undefined && isMatchOver(match);

/** Whether all players are at this machine, so that the match can be changed here. */
export const selectIsLocal = ({ match }: MatchState): boolean => match === undefined || !isRemote(match);

/** Whether a person plays at this machine. */
export const selectHasPerson = ({ match }: MatchState): boolean =>
  match !== undefined &&
  match.replayed !== true &&
  (isHuman(match.seats, 'black') || isHuman(match.seats, 'white'));

/** Whether the game is not over and a person is to move. */
export const selectIsPersonsTurn = (state: MatchState): boolean =>
  state.match !== undefined &&
  state.match.replayed !== true &&
  !selectIsOver(state) &&
  isHuman(state.match.seats, selectTurn(state));

/** Whether a chosen move waits for a second press. */
export const selectConfirms = (state: MatchState): boolean =>
  state.intended !== undefined && selectIsPersonsTurn(state);

/** Whether a reply or a hint waits for the engine to load. */
export const selectAwaitsEngine = ({ thinking, loading }: MatchState): boolean =>
  loading && (thinking === 'reply' || thinking === 'hint');

/** Whether a person watches two computers play. */
export const selectIsWatching = ({ match }: MatchState): boolean =>
  match !== undefined && isWithoutPeople(match);

/** Whether two computers are playing just now, so that undo is not possible. */
const isRunning = (state: MatchState): boolean =>
  selectIsWatching(state) && !state.paused && !selectIsOver(state);

export const selectCanUndo = (state: MatchState): boolean =>
  state.match !== undefined && selectIsLocal(state) && canUndo(state.match) && !isRunning(state);
export const selectCanRedo = (state: MatchState): boolean =>
  state.match !== undefined && selectIsLocal(state) && canRedo(state.match) && !isRunning(state);

/** Whether a person must confirm a pass before the game goes on. Never online. */
export const selectMustPass = ({ match, passCard }: MatchState, { passByHand }: Settings): boolean =>
  passByHand &&
  match !== undefined &&
  !isRemote(match) &&
  passCard !== undefined &&
  isHuman(match.seats, passCard) &&
  !hasPassedFreely(match);

/** The next move of the study's line; undefined at its end and outside studies. */
export const selectNextMove = ({ match }: MatchState, { study }: StudyState): Square | undefined => {
  const next = study === undefined ? undefined : match?.undone[0];
  return next === 'pass' ? undefined : next;
};

/** Whether the game allows free passing, a house rule. */
export const selectHasFreePassing = ({ match }: MatchState): boolean => match?.setup.freePassing === true;

/** Whether a person may pass freely now. */
export const selectMayPass = (state: MatchState): boolean =>
  state.match !== undefined && selectIsPersonsTurn(state) && canPass(state.match);

/** Whether a new game would replace an unfinished one. */
export const selectIsUnderWay = ({ match }: MatchState): boolean =>
  match !== undefined && !isMatchOver(match) && !isUntouched(match);

/** The color at the bottom of the screen: the person's; Black if both or neither of the players are people. */
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

/** The colors being edited, or else the applied ones. */
export const selectTriedColors = ({ draft }: AppState, settings: Settings): BoardStyle =>
  draft ?? selectAppliedColors(settings);

/** Properties of the board on the screen that the page depends on. */
export const boardOnScreen = ({
  game,
  shape,
}: Pick<Setup, 'game' | 'shape'>): Pick<AppState, 'shape' | 'rules'> => ({
  shape,
  rules: rulesOf(game),
});

/** The position on the menu's board. */
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
 * The planned match as shown on the menu's board. While its side or opening is still to be drawn, no move is marked as the
 * person's.
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

/** Disc diameters as a fraction of the square's side. */
const DISC_DIAMETERS: Readonly<Record<DiscSize, number>> = { large: 3 / 4, small: 1 / 2 };
/** Preferences that apply to every board, in any style. */
export const selectWishes = ({ discSize, patterns, marks }: Settings): BoardWishes => ({
  discShare: DISC_DIAMETERS[discSize],
  patterns,
  marks,
});

/** Whether to halve the frame rate of the board. */
export const selectSavesPower = ({ lowBattery }: AppState, { batterySaver }: Settings): boolean =>
  batterySaver === 'on' || (batterySaver === 'auto' && lowBattery === true);

export const selectIsDark = ({ systemDark }: AppState, { appearance }: Settings): boolean =>
  appearance === 'system' ? systemDark : appearance === 'dark';
