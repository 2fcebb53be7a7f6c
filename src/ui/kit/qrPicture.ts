import { html, svg, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';

interface Picture {
  readonly text: string;
  readonly label: string;
  /** Resolves to the empty placeholder if the drawing code cannot be loaded. */
  readonly drawn: Promise<TemplateResult>;
}

/** A placeholder of the same size. */
const PLACE = html`<svg class="qr-code" viewBox="0 0 1 1" aria-hidden="true">${svg`<rect class="qr-light" width="1" height="1" />`}</svg>`;

const draw = async (text: string, label: string): Promise<TemplateResult> => {
  try {
    return (await import('./qrCode.ts')).qrCode(text, label);
  } catch {
    return PLACE;
  }
};

let last: Picture | undefined;

/** The QR code of `text`. The code that draws it is loaded on first use, and a placeholder keeps its room until then. */
export const qrPicture = (text: string, label: string): TemplateResult => {
  if (last?.text !== text || last.label !== label) last = { text, label, drawn: draw(text, label) };
  return html`${until(last.drawn, PLACE)}`;
};
