import type { Color } from '../game/color.ts';
import type { Rival } from '../game/duel.ts';
import type { LocalSeat, Seats } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import type { ColorSlot, Hex } from '../look/colors.ts';
import type { Direction, Viewport } from '../look/layout.ts';
import type { Place } from '../look/places.ts';
import type { BoardStyle } from '../look/style/boardStyle.ts';
import type { DiscStyle } from '../look/style/discStyles.ts';
import type { Material } from '../look/style/materials.ts';
import type { ThemeName } from '../look/themes.ts';
import type { Step } from '../opponents/strength.ts';
import type { BoardView, FullScreen, Point } from '../store/appStore.ts';
import type { Dialog } from '../store/dialog.ts';
import type { SettingName, Settings } from '../store/settingsStore.ts';
import type { Stores } from '../store/stores.ts';
import type { ClubPlay } from './club/clubPlay.ts';
import type { EditorPlay } from './editor/editorCalls.ts';
import type { ExercisePlay } from './exercise/exerciseCalls.ts';
import type { CoursePlay } from './lessons/course.ts';
import type { LessonsPlay } from './lessons/lessons.ts';
import type { LibraryPlay } from './library/libraryPlay.ts';
import type { OfflinePlay } from './offline/offline.ts';
import type { OnlinePlay } from './online/onlinePlay.ts';
import type { OpeningsPlay } from './openings/openings.ts';
import type { PuzzlesPlay } from './puzzles/puzzles.ts';
import type { StudyPlay } from './study/studyCalls.ts';
import type { TransferPlay } from './transfer/transferPlay.ts';

/** Everything a person can do. Nothing here returns results: they show in the stores. */
export interface Play {
  readonly stores: Stores;
  readonly online: OnlinePlay;
  readonly study: StudyPlay;
  readonly exercise: ExercisePlay;
  readonly library: LibraryPlay;
  readonly puzzles: PuzzlesPlay;
  readonly editor: EditorPlay;
  readonly openings: OpeningsPlay;
  readonly lessons: LessonsPlay;
  readonly course: CoursePlay;
  readonly offline: OfflinePlay;
  /** What people do in a club; loaded when it is first needed. Rejects if it cannot be had. */
  readonly club: () => Promise<ClubPlay>;
  /** All that a person has on this device, out and in; loaded when it is first needed. Rejects if it cannot be had. */
  readonly transfer: () => Promise<TransferPlay>;

  openMenu(): void;
  openStudy(): void;
  openYou(): void;
  /** Opens a place that is known by name. */
  openPlace(place: Place): void;
  openColors(): void;
  openDialog(dialog: Dialog): void;
  closeDialog(): void;
  /** Opens the game or the theme in the fragment of an address; false if there is neither. */
  openLink(fragment: string): boolean;

  /** Starts a match with the settings of the menu. */
  startMatch(): void;
  /** Starts a plain game, which counts, against this computer. The settings change along. */
  challenge(rival: Rival): void;
  /** Starts a match by a press on the menu's board; if the first move is the person's, the pressed square is played. */
  startWith(square: Square): void;
  /** The person is there: what the menu's board plays by itself ends. */
  stir(): void;
  /** Continues the saved match that was played last. */
  continueMatch(): void;
  /** Shows a finished match of the server on the board from its beginning, to step through or watch. */
  openReplay(id: string): void;
  /** A new match of the same kind between the same two players; asks first if one is under way. */
  newGame(): void;
  /** After the end: asks whether another game is wanted, at a table a rematch. */
  offerNextGame(): void;
  /** The two answers to such a question. */
  confirmNewGame(): void;
  keepPlaying(): void;
  /** A new match of the same kind against an opponent a step harder (1) or easier (-1). */
  stepOpponent(step: Step): void;
  /** A new game of these two players with sides swapped. */
  rematch(): void;
  /** Changes who plays the match on the board. */
  changeSeats(seats: Seats): void;

  /** Asks to play a square for the side to move; refused with a reason if it is not the person's turn or not legal. */
  playSquare(square: Square): void;
  /** Plays the move that waits for a second press. */
  playIntended(): void;
  /** Takes back what has been chosen and not been played. */
  dropIntended(): void;
  /** Passes by hand where a person must, or hands over the turn where passing is free. */
  pass(): void;
  undo(): void;
  redo(): void;
  /** Shows the replayed match after `ply` plies. */
  goTo(ply: number): void;
  /** Shows good moves the first time, the best one the second time. */
  hint(): void;
  /** Retries after the engine has failed. */
  retry(): void;

  /** Lets two computers that play each other wait, go on, or make one move; a replay plays by itself until it pauses. */
  pause(): void;
  resume(): void;
  step(): void;

  dismissPassCard(): void;
  /** Plays on the board what the coach warns of, and the reply to it. */
  demonstrateAdvice(): void;
  /** Hides what the coach has said. */
  dismissAdvice(): void;
  /** Brings the result at once, while the ending of the game is still being shown. */
  hurryResult(): void;
  closeResult(): void;
  dismissNotice(id: number): void;
  /** A file of everything in the browser that could not be read and was set aside; undefined if there is nothing. */
  setAside(): Blob | undefined;

  /** The square under the pointer or the focus, and the mouse if it is a mouse. */
  attend(square: Square | undefined, pointer?: Point): void;

  /** Sets the theme and the colors of the board. */
  applyColors(look: BoardStyle): void;
  set<K extends SettingName>(name: K, value: Settings[K]): void;
  setLevel(level: number): void;
  /** Sets who plays a color in the games to come. */
  setSeat(color: Color, seat: LocalSeat): void;
  toggleDiscSize(): void;
  toggleSound(): void;

  draftColor(slot: ColorSlot, color: Hex): void;
  draftTheme(theme: ThemeName): void;
  draftMaterial(material: Material): void;
  draftDiscStyle(style: DiscStyle): void;
  /** Tries out a whole style. */
  draftLook(look: BoardStyle): void;
  /** Sets which color is being chosen, so that its game's board is shown. */
  lookAtSlot(slot: ColorSlot): void;
  /** Restores the colors that the program comes with. */
  resetDraft(): void;
  applyDraft(): void;
  cancelDraft(): void;

  /** The page may end now: keeps at once what is still being written; false if it would be lost. */
  secure(): boolean;

  /** What the browser says about itself, and which way the text of the page runs. */
  observe(facts: {
    viewport?: Viewport;
    direction?: Direction;
    reducedMotion?: boolean;
    visible?: boolean;
    /** Whether the machine has a network. */
    connected?: boolean;
    systemDark?: boolean;
    hasKeyboard?: boolean;
    hasGamepad?: boolean;
    fullScreen?: FullScreen;
    lowBattery?: boolean;
    cores?: number;
    boardView?: BoardView;
  }): void;
}
