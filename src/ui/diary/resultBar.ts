import { html, type TemplateResult } from 'lit';
import type { Results } from '../../store/diary/diary.ts';

const PAINTS = { won: 'full', drawn: 'half', lost: 'none' } as const;

/** Games won, drawn and lost as parts of one line: decoration beside the numbers. */
export const resultBar = (results: Results): TemplateResult => html`
  <span class="score-line" aria-hidden="true">
    ${(['won', 'drawn', 'lost'] as const)
      .filter(result => results[result] > 0)
      .map(result => html`<i class="chart-${PAINTS[result]}" .style="flex-grow:${results[result]}"></i>`)}
  </span>`;
