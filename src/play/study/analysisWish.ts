import type { AnalysisRequest } from '../../engine/analysis.ts';
import { isMatchOver } from '../../game/match.ts';
import { selectAnalyzedPosition } from '../../store/analyses.ts';
import { selectGameKind } from '../../store/gameKind.ts';
import { selectIsPersonsTurn, selectIsWatching } from '../../store/selectors.ts';
import type { Stores } from '../../store/stores.ts';
import type { PlayContext } from '../context.ts';
import { meansOf } from '../thinker.ts';
import { mayAnalyze } from './studyPlay.ts';

/** Whether something else has the engine, or it has failed. */
const isBusy = ({ match, study }: Stores): boolean => {
  const { thinking } = match.getState();
  return thinking === 'reply' || thinking === 'failed' || study.getState().review.type === 'running';
};

/** Whether the position on the board stands still: in a game in play only while a person looks at it. */
const isLookedAt = (stores: Stores): boolean => {
  const state = stores.match.getState();
  if (selectGameKind(stores) !== 'local') return true;
  return selectIsPersonsTurn(state) || (selectIsWatching(state) && state.paused);
};

const isWanted = ({ settings, study }: Stores): boolean => {
  const { analyzes, tab } = study.getState();
  return settings.getState().values || (analyzes && tab === 'analysis');
};

/** Whether anybody sees a game that goes on. */
const isShown = ({ app, match: { getState } }: Stores): boolean => {
  const { screen, visible } = app.getState();
  const { match } = getState();
  return visible && screen === 'board' && match !== undefined && !isMatchOver(match);
};

/** What the engine is to analyze just now, if anything. */
export const analysisWish = (context: PlayContext): AnalysisRequest | undefined => {
  const { stores } = context;
  if (!isShown(stores) || !mayAnalyze(stores) || isBusy(stores)) return undefined;
  const state = stores.match.getState();
  const isHint = state.thinking === 'hint';
  if (!isHint && !(isWanted(stores) && isLookedAt(stores))) return undefined;
  const asksThreat = !isHint && stores.study.getState().asksThreat;
  const position = selectAnalyzedPosition(state, { asksThreat });
  const { analysisLines: lines } = stores.settings.getState();
  return position && { position, lines, threads: meansOf(context).threads };
};
