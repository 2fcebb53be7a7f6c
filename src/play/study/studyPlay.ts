import type { GameRecord, StudyRecord } from '../../formats/record.ts';
import type { Setup } from '../../game/games.ts';
import { isMatchOver, type Match } from '../../game/match.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import { lineThrough, type MoveNote } from '../../game/tree.ts';
import { isPlace } from '../../look/places.ts';
import type { SavedStudy } from '../../store/kept/storedStudy.ts';
import type { Stores } from '../../store/stores.ts';
import { selectGameKind } from '../../store/stores.ts';
import { selectAnalysis } from '../../store/study/analyses.ts';
import type { PanelTab } from '../../store/studyStore.ts';
import type { Overlay } from '../../study/overlays.ts';
import type { Effort } from '../../study/review/reach.ts';
import { turningMoment } from '../../study/review/review.ts';
import type { GameParts } from '../game.ts';
import { createChapterPlay, openStudy } from './chapterPlay.ts';
import type { Reviewing } from './gameReview.ts';
import { createKeptStudies } from './keptStudies.ts';
import { idOf } from './lines.ts';
import { keepShort, openPacked, openShort } from './packedStudies.ts';
import type { StudyGame } from './studyGame.ts';
import { type Sparring, tryAgain } from './tryAgain.ts';

interface StudyParts extends Pick<GameParts, 'context' | 'board'> {
  readonly game: StudyGame;
  readonly reviewing: Reviewing;
  /** `stepAway` ends everything except for a seat at a friend's table: it returns that table's code. */
  readonly online: { end(): void; stepAway(): string | undefined };
  readonly ways: { leaveStudy(): Promise<void> };
  readonly local: { open(match: Match): void };
}

/** Whether the engine may show results: never in an unfinished game between two people, nor in an exercise. */
export const mayAnalyze = (stores: Stores): boolean => {
  const { match } = stores.match.getState();
  if (match === undefined) return false;
  const kind = selectGameKind(stores);
  if (kind === 'exercise') return false;
  return kind !== 'online' || isMatchOver(match);
};

/** Everything a person does with a game besides playing it. */
export type StudyPlay = ReturnType<typeof createStudyPlay>;

export const createStudyPlay = (parts: StudyParts) => {
  const { context, board, game, reviewing, online, ways } = parts;
  const { stores } = context;
  const { study } = stores;
  study.subscribe((after, before) => {
    const hasStudy = after.study !== undefined;
    if (hasStudy !== (before.study !== undefined)) stores.app.setState({ hasStudy });
  });
  /** Opens a copy of the game on the board unless it is one already, and then calls `next`. */
  const openCopy = (next: () => void = () => {}): void => {
    const kind = selectGameKind(stores);
    const { match } = board;
    const isCopied = kind === 'study' || kind === 'exercise' || !mayAnalyze(stores);
    if (match === undefined || isCopied) {
      next();
      return;
    }
    context.kept.studies.reach(idOf(match.id), () => {
      if (board.match?.id !== match.id) return;
      const table = online.stepAway();
      game.open(board.match, kind);
      study.setState({ analyzes: true, table });
      next();
    });
  };
  const playLine = (moves: readonly Square[]): void => {
    study.setState({ previewed: undefined });
    openCopy(() => game.playLine(moves));
  };
  /** Shows the position before a key moment of the review, by its ply; undefined ends that. */
  const showMoment = (ply: number | undefined): void => {
    const { study: studied } = study.getState();
    study.setState({ moment: ply });
    if (studied !== undefined && ply !== undefined)
      game.goToMoves(lineThrough(studied.tree, []).slice(0, ply - 1));
  };
  /** Shows the moment that turned the game, unless the person has moved on from `at`. */
  const showTurn = (at: Transcript | undefined): void => {
    const { review, moment, tab } = study.getState();
    const turned = review.type === 'finished' ? turningMoment(review.review) : undefined;
    const isWaiting = moment === undefined && tab === 'graph' && board.match?.transcript === at;
    if (turned !== undefined && isWaiting) showMoment(turned.ply.ply);
  };
  /** Opens a study that returns to the current place. The menu leads to games, not to studies. */
  const fromHere = <Result>(open: () => Result): Result => {
    const { screen } = stores.app.getState();
    online.end();
    const result = open();
    if (isPlace(screen) && screen !== 'menu') study.setState({ openedFrom: screen });
    return result;
  };
  const openRead = (record: StudyRecord, source: string): void =>
    fromHere(() => openStudy(context, game, record, { source }));
  const openRecord = (record: GameRecord): void => fromHere(() => game.openRecord(record));
  return {
    /** Opens a copy of a game with all its variations, at its current position. */
    openRecord,
    /** Opens one of the person's own studies at a chapter. */
    openChapters: (record: StudyRecord, chapter: number): void =>
      fromHere(() => openStudy(context, game, record, { chapter })),
    /** Opens a study stored elsewhere. */
    openSaved: (saved: SavedStudy): void => fromHere(() => game.openSaved(saved)),
    /** Opens a game that somebody has sent. It is saved only after a change or a call of `keep`. */
    lookAt: (record: GameRecord): void => fromHere(() => game.openRecord(record, true)),
    /** Opens the study of a match with its earlier variations; without a match, an empty standard board. */
    open: (match?: Match): void => {
      if (match === undefined) fromHere(() => game.openBoard());
      else context.kept.studies.reach(idOf(match.id), () => fromHere(() => game.open(match)));
    },
    /** Opens an empty board, by default of the standard game. */
    openBoard: (setup?: Setup): void => fromHere(() => game.openBoard(setup)),
    /** Opens a saved study where it was left; resolves to false if there is none with this id. */
    reopen: (id: string): Promise<boolean> =>
      new Promise(resolve => context.kept.studies.reach(id, () => resolve(fromHere(() => game.reopen(id))))),
    ...createKeptStudies(context),
    ...createChapterPlay(parts, game),
    /** Opens the study of a link, from the letters after `s=`. */
    openPacked: (signs: string): Promise<void> => openPacked(context, signs, openRead),
    /** Whether a server is available that stores studies. */
    hasServer: async (): Promise<boolean> => (await context.wire.pages.look()) === undefined,
    /** Stores a study on the server under a short name; undefined if that fails. */
    keepShort: (packed: string): Promise<string | undefined> => keepShort(context, packed),
    /** Opens a study stored on the server under a short name. */
    openShort: (name: string): Promise<void> => openShort(context, name, openRead),
    /** Opens a copy of the match on the board, unless it may not be analyzed yet. */
    analyze: (): void => openCopy(),
    /** Returns to the copied game, or to the place where the study was opened. */
    leave: (): void => void ways.leaveStudy(),
    /** Opens a study of the game and reviews it, unless there is a review. With an effort it is always reviewed again. */
    review: (effort?: Effort): void => {
      openCopy(() => {
        if (study.getState().study === undefined) return;
        study.setState({ tab: 'graph' });
        const at = board.match?.transcript;
        void reviewing.start(effort).then(() => showTurn(at));
      });
    },
    cancelReview: reviewing.cancel,
    showMoment,
    /** Plays on from the position before a key moment, and saves it for practice. */
    tryAgain: (ply: number, against: Sparring): void => tryAgain(parts, ply, against),
    /** Shows the position after these moves. */
    goTo: (path: Transcript): void => game.goToMoves(path),
    /** Goes to the next (1) or previous (-1) variation of the last move. */
    switchVariation: (step: 1 | -1): void => game.switchVariation(step),
    /** Moves the variation of the path one level up, so that its line continues with it. */
    promote: (path: Transcript): void => game.promote(path),
    /** Removes the last move of the path and what follows; `restore` undoes the last removal. */
    remove: (path: Transcript): void => game.remove(path),
    restore: (): void => game.restore(),
    /** Annotates the last move of the path. */
    annotate: (path: Transcript, note: MoveNote): void => game.annotate(path, note),
    /** Plays moves after the current position, in a copy of the game if it is not studied yet. */
    playLine,
    /** Plays the best move of the analysis. */
    playBest: (): void => {
      const { asksThreat } = study.getState();
      const known = asksThreat ? undefined : selectAnalysis(stores.match.getState(), study.getState());
      const [best] = known?.analysis.moves ?? [];
      if (best !== undefined) playLine([best.square]);
    },
    /** Previews the board after these moves; without moves, ends the preview. */
    preview: (previewed?: readonly Square[]): void => study.setState({ previewed }),
    showTab: (tab: PanelTab): void => study.setState({ tab }),
    /** Switches the analysis on or off. */
    toggleAnalysis: (): void => study.setState(({ analyzes }) => ({ analyzes: !analyzes })),
    /** Switches between analyzing the side to move and the opponent's threat. */
    toggleThreat: (): void =>
      study.setState(({ asksThreat }) =>
        asksThreat ? { asksThreat: false } : { asksThreat: true, analyzes: true, tab: 'analysis' },
      ),
    /** Toggles an overlay on the board. */
    toggleOverlay: (overlay: Overlay): void =>
      study.setState(now => ({ overlay: now.overlay === overlay ? undefined : overlay })),
  };
};
