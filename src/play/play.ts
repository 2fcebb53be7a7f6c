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
import type { ClubPlay } from './club/club.ts';
import type { EditorPlay } from './editor/editorPlay.ts';
import type { ExercisePlay } from './exercise/exercisePlay.ts';
import type { CoursePlay } from './lessons/course.ts';
import type { LessonsPlay } from './lessons/lessons.ts';
import type { LibraryPlay } from './library/libraryPlay.ts';
import type { OfflinePlay } from './offline/offline.ts';
import type { OnlinePlay } from './online/onlinePlay.ts';
import type { OpeningsPlay } from './openings/openings.ts';
import type { PuzzlesPlay } from './puzzles/puzzles.ts';
import type { StudyPlay } from './study/studyCalls.ts';
import type { TransferPlay } from './transfer/transferPlay.ts';

/** Everything a person can do. Results go to the stores. */
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
  /** The use cases of clubs, loaded on first use. Rejects if loading fails. */
  readonly club: () => Promise<ClubPlay>;
  /** Exports and imports all data of this device; loaded on first use. Rejects if loading fails. */
  readonly transfer: () => Promise<TransferPlay>;

  openMenu(): void;
  openStudy(): void;
  openYou(): void;
  openPlace(place: Place): void;
  openColors(): void;
  openDialog(dialog: Dialog): void;
  closeDialog(): void;
  /** Opens the game or theme in the fragment of an address; false if there is neither. */
  openLink(fragment: string): boolean;

  /** Starts a match with the settings of the menu. */
  startMatch(): void;
  /** Starts a rated game against this computer, without help. The settings change with it. */
  challenge(rival: Rival): void;
  /** Starts a match by pressing the menu's board; if the person moves first, the pressed square is played. */
  startWith(square: Square): void;
  /** There was input: the demonstration on the menu's board ends. */
  stir(): void;
  /** Continues the saved match that was played last. */
  continueMatch(): void;
  /** Shows a finished match of the server from its beginning, to step through or watch. */
  openReplay(id: string): void;
  /** A new match of the same kind between the same players; asks first if one is unfinished. */
  newGame(): void;
  /** After the end: asks whether to play another game, at a table a rematch. */
  offerNextGame(): void;
  /** The two answers to that question. */
  confirmNewGame(): void;
  keepPlaying(): void;
  /** A new match of the same kind against an opponent one step harder (1) or easier (-1). */
  stepOpponent(step: Step): void;
  /** A new game of the same players with sides swapped. */
  rematch(): void;
  /** Changes the players of the match on the board. */
  changeSeats(seats: Seats): void;

  /** Plays a square for the side to move; refused with a reason if it is not the person's turn or the move is not legal. */
  playSquare(square: Square): void;
  /** Plays the move that waits for a second press. */
  playIntended(): void;
  /** Clears the chosen move. */
  dropIntended(): void;
  /** Confirms a forced pass, or passes freely where that is allowed. */
  pass(): void;
  undo(): void;
  redo(): void;
  /** Shows the replayed match after `ply` plies. */
  goTo(ply: number): void;
  /** Shows good moves the first time, the best one the second time. */
  hint(): void;
  /** Restarts the engine after a failure. */
  retry(): void;

  /** Pauses, resumes or single-steps a game between two computers; a replay plays by itself until it is paused. */
  pause(): void;
  resume(): void;
  step(): void;

  dismissPassCard(): void;
  /** Shows on the board the move that the coach criticizes, and the reply to it. */
  demonstrateAdvice(): void;
  /** Hides the coach's comment. */
  dismissAdvice(): void;
  /** Skips to the result while the ending of the game is still animated. */
  hurryResult(): void;
  closeResult(): void;
  dismissNotice(id: number): void;
  /** A file of all stored values that could not be read; undefined if there are none. */
  setAside(): Blob | undefined;

  /** The hovered or focused square, and the mouse position if it is a mouse. */
  attend(square: Square | undefined, pointer?: Point): void;

  /** Sets the theme and the colors of the board. */
  applyColors(look: BoardStyle): void;
  set<K extends SettingName>(name: K, value: Settings[K]): void;
  setLevel(level: number): void;
  /** Sets who plays a color in coming games. */
  setSeat(color: Color, seat: LocalSeat): void;
  toggleDiscSize(): void;
  toggleSound(): void;

  draftColor(slot: ColorSlot, color: Hex): void;
  draftTheme(theme: ThemeName): void;
  draftMaterial(material: Material): void;
  draftDiscStyle(style: DiscStyle): void;
  /** Previews a whole style. */
  draftLook(look: BoardStyle): void;
  /** Sets which color is being edited, so that a board of its game is shown. */
  lookAtSlot(slot: ColorSlot): void;
  /** Restores the default colors. */
  resetDraft(): void;
  applyDraft(): void;
  cancelDraft(): void;

  /** To be called before the page closes: saves pending data at once; false if some would be lost. */
  secure(): boolean;

  /** Reports browser state and the text direction of the page. */
  observe(facts: {
    viewport?: Viewport;
    direction?: Direction;
    reducedMotion?: boolean;
    visible?: boolean;
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
