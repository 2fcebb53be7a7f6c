import { html, type TemplateResult } from 'lit';
import { encode } from 'uqr';

/** The empty margin that scanners need, in modules. */
const QUIET_ZONE = 4;

/** One square for each dark module. */
const darkPath = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
    )
    .join('');

/** A QR code of `text`: always dark on light, since many scanners need that. */
export const qrCode = (text: string, label: string): TemplateResult => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET_ZONE;
  return html`
    <svg class="qr-code" viewBox="0 0 ${side} ${side}" role="img" aria-label=${label} shape-rendering="crispEdges">
      <rect class="qr-light" width=${side} height=${side} />
      <path class="qr-dark" d=${darkPath(data)} />
    </svg>`;
};
