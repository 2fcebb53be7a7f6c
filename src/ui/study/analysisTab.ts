import { html, type TemplateResult } from 'lit';
import { toggle } from '../kit/choices.ts';
import type { Shell } from '../kit/shell.ts';

/** What the engine finds about the position on the board. */
export const analysisTab = ({ play, words }: Shell): TemplateResult => {
  const { analyzes } = play.stores.study.getState();
  return html`
    <div class="analysis scrolls">
      ${toggle(words.t('study.analysis.engine'), analyzes, play.study.toggleAnalysis)}
    </div>`;
};
