import { html, nothing, svg, type TemplateResult } from 'lit';
import { canFit, highestFit, type Opponent } from '../../game/seat.ts';
import { FIT_SETTINGS } from '../../store/seating.ts';
import type { Shell } from '../kit/shell.ts';

/** In the curve's own units. */
const CURVE = { width: 96, height: 24, margin: 3 } as const;

/** The level of an opponent that adapts to the person, from game to game; nothing before the first game. */
export const fitCurve = ({ words, play }: Shell, opponent: Opponent): TemplateResult => {
  if (!canFit(opponent)) return html`${nothing}`;
  const { course = [] } = play.stores.settings.getState()[FIT_SETTINGS[opponent].fit];
  const [first, last] = [course[0], course.at(-1)];
  if (course.length < 2 || first === undefined || last === undefined) return html`${nothing}`;
  const { width, height, margin } = CURVE;
  const spots = course.map((at, index) => {
    const x = margin + ((width - 2 * margin) * index) / (course.length - 1);
    const y = height - margin - ((height - 2 * margin) * at) / highestFit(opponent);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const [end] = spots.slice(-1).map(spot => spot.split(' '));
  const level = (at: number): number => Math.max(1, Math.round(at));
  const label = words.t('fitCourse', { from: level(first), to: level(last) });
  return html`
    <span class="fit-course">
      <svg dir="ltr" viewBox="0 0 ${width} ${height}" aria-hidden="true">
        <path d=${`M${spots.join('L')}`}></path>${svg`<circle cx=${end?.[0] ?? 0} cy=${end?.[1] ?? 0} r="2.5"></circle>`}
      </svg>
      <span class="quiet">${label}</span>
    </span>`;
};
