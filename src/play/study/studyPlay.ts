import type { GameRecord, StudyRecord } from '../../formats/record.ts';
import { isMatchOver, type Match } from '../../game/match.ts';
import type { Square } from '../../game/square.ts';
import { lineThrough } from '../../game/tree.ts';
import { isPlace } from '../../look/places.ts';
import type { Stores } from '../../store/stores.ts';
import { selectGameKind } from '../../store/stores.ts';
import { selectAnalysis } from '../../store/study/analyses.ts';
import type { GameParts } from '../game.ts';
import { createImporter, type Importer } from '../importing/importer.ts';
import { createChapterPlay, openStudy } from './chapterPlay.ts';
import { createReviewing } from './gameReview.ts';
import { createKeptStudies } from './keptStudies.ts';
import { idOf } from './lines.ts';
import { keepShort, openPacked, openShort } from './packedStudies.ts';
import { createTelling } from './story.ts';
import type { StudyPlay } from './studyCalls.ts';
import type { StudyGame } from './studyGame.ts';
import { tryAgain } from './tryAgain.ts';

interface StudyParts extends Pick<GameParts, 'context' | 'board'> {
  readonly game: StudyGame;
  /** Ends everything online. */
  readonly endOnline: () => void;
  /** Ends everything online, except for a seat at a friend's table: returns that table's code. */
  readonly stepAway: () => string | undefined;
  /** Returns to what was left for the study. */
  readonly goBack: () => void;
  /** Plays a match on this machine. */
  readonly playOn: (match: Match) => void;
}

/** Whether the engine may show results: never in an unfinished game between two people, nor in an exercise. */
export const mayAnalyze = (stores: Stores): boolean => {
  const { match } = stores.match.getState();
  if (match === undefined) return false;
  const kind = selectGameKind(stores);
  if (kind === 'exercise') return false;
  return kind !== 'online' || isMatchOver(match);
};

export const createStudyPlay = (parts: StudyParts): StudyPlay & Pick<Importer, 'handOver'> => {
  const { context, board, game, endOnline, stepAway, goBack } = parts;
  const { stores } = context;
  const { study } = stores;
  const reviewing = createReviewing(context);
  const telling = createTelling(context);
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
      const table = stepAway();
      game.open(board.match, kind);
      study.setState({ analyzes: true, table });
      next();
    });
  };
  const playLine = (moves: readonly Square[]): void => {
    study.setState({ previewed: undefined });
    openCopy(() => game.playLine(moves));
  };
  /** Opens a study that returns to the current place. The menu leads to games, not to studies. */
  const fromHere = <Result>(open: () => Result): Result => {
    const { screen } = stores.app.getState();
    endOnline();
    const result = open();
    if (isPlace(screen) && screen !== 'menu') study.setState({ openedFrom: screen });
    return result;
  };
  const openRead = (record: StudyRecord, source: string): void =>
    fromHere(() => openStudy(context, game, record, { source }));
  const openOwn = (record: StudyRecord, chapter: number): void =>
    fromHere(() => openStudy(context, game, record, { chapter }));
  const openRecord = (record: GameRecord): void => fromHere(() => game.openRecord(record));
  return {
    ...createImporter({
      study,
      open: openRecord,
      openStudy: openOwn,
      openReader: context.openReader,
      loadPlayers: context.files.players,
    }),
    openRecord,
    lookAt: record => fromHere(() => game.openRecord(record, true)),
    open: match => {
      if (match === undefined) fromHere(() => game.openBoard());
      else context.kept.studies.reach(idOf(match.id), () => fromHere(() => game.open(match)));
    },
    openBoard: setup => fromHere(() => game.openBoard(setup)),
    reopen: id =>
      new Promise(resolve => context.kept.studies.reach(id, () => resolve(fromHere(() => game.reopen(id))))),
    ...createKeptStudies(context),
    ...createChapterPlay(parts, game),
    openPacked: signs => openPacked(context, signs, openRead),
    hasServer: async () => (await context.wire.pages.look()) === undefined,
    keepShort: packed => keepShort(context, packed),
    openShort: name => openShort(context, name, openRead),
    analyze: () => openCopy(),
    leave: goBack,
    review: effort => {
      openCopy(() => {
        if (study.getState().study === undefined) return;
        study.setState({ tab: 'graph' });
        if (effort === undefined) reviewing.want();
        else reviewing.start(effort);
      });
    },
    cancelReview: reviewing.cancel,
    openStory: telling.open,
    closeStory: telling.close,
    showMoment: ply => {
      const { study: studied } = study.getState();
      study.setState({ moment: ply });
      if (studied !== undefined && ply !== undefined)
        game.goToMoves(lineThrough(studied.tree, []).slice(0, ply - 1));
    },
    tryAgain: (ply, against) => tryAgain(parts, ply, against),
    goTo: path => game.goToMoves(path),
    switchVariation: step => game.switchVariation(step),
    promote: path => game.promote(path),
    remove: path => game.remove(path),
    restore: () => game.restore(),
    annotate: (path, note) => game.annotate(path, note),
    playLine,
    playBest: () => {
      const { asksThreat } = study.getState();
      const known = asksThreat ? undefined : selectAnalysis(stores.match.getState(), study.getState());
      const [best] = known?.analysis.moves ?? [];
      if (best !== undefined) playLine([best.square]);
    },
    preview: previewed => study.setState({ previewed }),
    showTab: tab => study.setState({ tab }),
    toggleAnalysis: () => study.setState(({ analyzes }) => ({ analyzes: !analyzes })),
    toggleThreat: () =>
      study.setState(({ asksThreat }) =>
        asksThreat ? { asksThreat: false } : { asksThreat: true, analyzes: true, tab: 'analysis' },
      ),
    toggleOverlay: overlay =>
      study.setState(now => ({ overlay: now.overlay === overlay ? undefined : overlay })),
  };
};
