import { html, type TemplateResult } from 'lit';
import type { Shell } from '../kit/shell.ts';

/** The course of the game in scores, once it has been reviewed. */
export const graphTab = ({ words }: Shell): TemplateResult => html`
  <p class="moves-empty quiet">${words.t('study.graph.none')}</p>`;
