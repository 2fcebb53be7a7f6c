import { html, nothing, type TemplateResult } from 'lit';
import { isMatchOver } from '../../../game/match.ts';
import { rulesFor } from '../../../game/rules.ts';
import { selectPosition } from '../../../store/selectors.ts';
import { ANALYSIS_LINES } from '../../../store/settings/analysisFields.ts';
import { selectAnalysis, selectAnalyzedPosition } from '../../../store/study/analyses.ts';
import type { PositionAnalysis } from '../../../store/studyStore.ts';
import { listChoice, toggle } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';
import { keyOf } from '../../words/keyWords.ts';
import { depthText, shortcutsText, speedText } from '../../words/study/analysisWords.ts';
import { openingLine } from '../openings/openingLine.ts';
import { analysisLimits } from './analysisLimits.ts';
import { analysisLines } from './analysisLines.ts';
import { overlayButtons } from './overlayButtons.ts';

const COUNTS = Array.from({ length: ANALYSIS_LINES.max }, (_, index) => String(index + ANALYSIS_LINES.min));

type Wait = 'off' | 'over' | 'reply' | 'review' | 'noThreat' | 'failed' | 'loading' | 'looking';

/** The first reason for which the engine is waiting. */
const waitOf = ({ play: { stores } }: Shell): Wait | undefined => {
  const state = stores.match.getState();
  const study = stores.study.getState();
  const waits: readonly (readonly [Wait, boolean])[] = [
    ['over', state.match !== undefined && isMatchOver(state.match)],
    ['off', !study.analyzes && !stores.settings.getState().values],
    ['reply', state.thinking === 'reply'],
    ['review', study.review.type === 'running'],
    ['noThreat', selectAnalyzedPosition(state, study) === undefined],
    ['failed', study.hasFailed],
    ['loading', study.isLoading],
    ['looking', selectAnalysis(state, study) === undefined],
  ];
  return waits.find(([, holds]) => holds)?.[0];
};

const waitText = (shell: Shell, wait: Wait): TemplateResult => html`
  <p class="analysis-wait quiet">${shell.words.t(`study.analysis.wait.${wait}`)}</p>`;

/** Depth, selectivity and speed of the search. */
const facts = ({ words, play }: Shell, known: PositionAnalysis): TemplateResult => {
  const { isAnalyzing } = play.stores.study.getState();
  const shortcuts = shortcutsText(words, known.analysis);
  return html`
    <p class="analysis-facts">
      <span>${depthText(words, known)}</span>
      ${shortcuts === undefined ? nothing : html`<span class="quiet">${shortcuts}</span>`}
      ${isAnalyzing ? html`<span class="quiet">${speedText(words, known.analysis)}</span>` : nothing}
    </p>`;
};

const threatButton = ({ play, words }: Shell): TemplateResult => {
  if (!rulesFor(selectPosition(play.stores.match.getState())).hasPasses) return html`${nothing}`;
  const { asksThreat } = play.stores.study.getState();
  const { tip, shortcut } = keyOf(words, play.stores.settings.getState(), 'threat');
  return html`
    <button type="button" class="mark-button" aria-pressed=${asksThreat ? 'true' : 'false'}
      title=${tip} aria-keyshortcuts=${shortcut ?? nothing} @click=${() => play.study.toggleThreat()}>
      ${words.t('study.analysis.threat')}
    </button>`;
};

/** The engine's analysis of the position on the board. */
export const analysisTab = (shell: Shell): TemplateResult => {
  const { play, words } = shell;
  const { stores } = play;
  const { analyzes } = stores.study.getState();
  const { values, analysisLines: lines } = stores.settings.getState();
  const known = selectAnalysis(stores.match.getState(), stores.study.getState());
  const wait = waitOf(shell);
  return html`
    <div class="analysis scrolls">
      ${openingLine(shell)}
      <div class="analysis-switches">
        ${toggle(words.t('study.analysis.engine'), analyzes, play.study.toggleAnalysis)}
        ${toggle(words.t('settings.values'), values, value => play.set('values', value))}
      </div>
      ${wait === undefined ? nothing : waitText(shell, wait)}
      ${known === undefined || wait === 'off' || wait === 'over' ? nothing : html`${analysisLines(shell, known)} ${facts(shell, known)}`}
      <div class="analysis-choices">
        ${listChoice({
          id: 'analysis-lines',
          label: words.t('study.analysis.lines'),
          options: COUNTS.map(value => ({ value, label: value })),
          value: String(lines),
          onChoose: value => play.set('analysisLines', Number(value)),
        })}
        ${threatButton(shell)}
      </div>
      ${analysisLimits(shell)}
      ${overlayButtons(shell)}
    </div>`;
};
