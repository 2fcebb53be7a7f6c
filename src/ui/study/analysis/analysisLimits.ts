import { html, type TemplateResult } from 'lit';
import type { Words } from '../../../i18n/words.ts';
import { ANALYSIS_LIMITS, type AnalysisLimit, BY_ITSELF } from '../../../store/settings/analysisFields.ts';
import { listChoice } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';

const NAMES = ['analysisDepth', 'analysisSeconds', 'analysisThreads', 'analysisTable'] as const;

/** The text of a value: `14 moves ahead`, `15 s`, `4`, `64 MB`. */
const VALUE_TEXTS: Readonly<Record<AnalysisLimit, (words: Words, count: number) => string>> = {
  analysisDepth: ({ t }, count) => t('study.value.ahead', { count }),
  analysisSeconds: ({ t }, count) => t('study.limits.seconds', { seconds: count }),
  analysisThreads: (_, count) => String(count),
  analysisTable: ({ t }, count) => t('study.limits.megabytes', { size: count }),
};

const limitChoice = ({ play, words }: Shell, name: AnalysisLimit): TemplateResult => {
  const chosen = play.stores.settings.getState()[name];
  const free =
    name === 'analysisDepth' || name === 'analysisSeconds' ? 'study.limits.none' : 'study.limits.auto';
  return listChoice({
    id: name,
    label: words.t(`study.limits.${name}`),
    options: ANALYSIS_LIMITS[name].map(value => ({
      value: String(value),
      label: value === BY_ITSELF ? words.t(free) : VALUE_TEXTS[name](words, value),
    })),
    value: String(chosen),
    onChoose: value => play.set(name, Number(value) as typeof chosen),
  });
};

/** The limits of an analysis: depth, time and share of the device. */
export const analysisLimits = (shell: Shell): TemplateResult => html`
  <details class="analysis-limits">
    <summary>${shell.words.t('study.limits.title')}</summary>
    <div class="analysis-choices">${NAMES.map(name => html`<span class="analysis-limit">${limitChoice(shell, name)}</span>`)}</div>
  </details>`;
