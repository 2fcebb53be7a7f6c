import type { AnalysisRequest } from '../../engine/analysis.ts';
import { isMatchOver } from '../../game/match.ts';
import { selectIsPersonsTurn, selectIsWatching } from '../../store/selectors.ts';
import { BY_ITSELF } from '../../store/settings/analysisFields.ts';
import type { Stores } from '../../store/stores.ts';
import { selectGameKind } from '../../store/stores.ts';
import { selectAnalyzedPosition } from '../../store/study/analyses.ts';
import type { PlayContext } from '../context.ts';
import { meansOf } from '../thinker.ts';
import { mayAnalyze } from './studyPlay.ts';

/** Whether the engine has failed or is needed elsewhere. */
const isBusy = ({ match, study }: Stores): boolean => {
  const { thinking } = match.getState();
  return thinking === 'reply' || thinking === 'failed' || study.getState().review.type === 'running';
};

/** Whether the position waits for a person: in a local game only on their turn, or while two computers are paused. */
const isLookedAt = (stores: Stores): boolean => {
  const state = stores.match.getState();
  if (selectGameKind(stores) !== 'local') return true;
  return selectIsPersonsTurn(state) || (selectIsWatching(state) && state.paused);
};

const isWanted = ({ settings, study }: Stores): boolean => {
  const { analyzes, tab } = study.getState();
  return settings.getState().values || (analyzes && tab === 'analysis');
};

/** Whether a match that is not over is visible. */
const isShown = ({ app, match: { getState } }: Stores): boolean => {
  const { screen, visible } = app.getState();
  const { match } = getState();
  return visible && screen === 'board' && match !== undefined && !isMatchOver(match);
};

/** The position to analyze, and the limits of the search. */
export interface AnalysisWish {
  readonly request: AnalysisRequest;
  /** Limits in plies and milliseconds; `Infinity` means none. */
  readonly depth: number;
  readonly milliseconds: number;
}

const MILLISECONDS = 1000;

const limitOf = (chosen: number): number => (chosen === BY_ITSELF ? Number.POSITIVE_INFINITY : chosen);

/** The current request for an analysis, if any. */
export const analysisWish = (context: PlayContext): AnalysisWish | undefined => {
  const { stores } = context;
  if (!isShown(stores) || !mayAnalyze(stores) || isBusy(stores)) return undefined;
  const state = stores.match.getState();
  const isHint = state.thinking === 'hint';
  if (!isHint && !(isWanted(stores) && isLookedAt(stores))) return undefined;
  const asksThreat = !isHint && stores.study.getState().asksThreat;
  const position = selectAnalyzedPosition(state, { asksThreat });
  if (position === undefined) return undefined;
  const chosen = stores.settings.getState();
  const { analysisLines: lines, analysisTable: table, analysisThreads } = chosen;
  const threads = analysisThreads === BY_ITSELF ? meansOf(context).threads : analysisThreads;
  return {
    request: { position, lines, threads, ...(table !== BY_ITSELF && { table }) },
    depth: isHint ? Number.POSITIVE_INFINITY : limitOf(chosen.analysisDepth),
    milliseconds: isHint ? Number.POSITIVE_INFINITY : MILLISECONDS * limitOf(chosen.analysisSeconds),
  };
};
