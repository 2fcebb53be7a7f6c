import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Color } from '../../game/color.ts';
import type { Rules } from '../../game/position.ts';
import { isCharacter, type Opponent, type Seat } from '../../game/seat.ts';
import { discColors, type Hex } from '../../look/colors.ts';
import { drawMixedPattern, drawPattern, hasRim, isPatterned } from '../../look/discPattern.ts';
import { THEMES } from '../../look/themes.ts';
import type { Settings } from '../../store/settingsStore.ts';

/** A disc with a face on a grid of 96 units: the colors of its two sides, and its drawing. */
interface Portrait {
  readonly face: string;
  /** The color of the other side, visible as the edge at the bottom. */
  readonly edge: string;
  /** Drawn behind the disc, extending beyond its rim. */
  readonly behind?: SVGTemplateResult;
  readonly features: SVGTemplateResult;
}

const INK = '#2a2119';
const CREAM = '#fbf5e9';

const eyes = (y: number, size: number): SVGTemplateResult =>
  svg`<circle cx="34" cy=${y} r=${size} fill=${INK} /><circle cx="62" cy=${y} r=${size} fill=${INK} />`;

const stroke = (path: string, width = 3.5, color = INK): SVGTemplateResult =>
  svg`<path d=${path} fill="none" stroke=${color} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" />`;

/** A disc in mid-flip, as beside the page's name. */
const FLIPSIDE: Portrait = {
  face: '#fbf5e9',
  edge: '#8d8577',
  features: svg`<path d="M17 72A40 40 0 0 1 73 16C78 44 50 76 17 72z" fill=${INK} /><path d="M17 72C50 76 78 44 73 16" fill="none" stroke="#8d8577" stroke-width="3" />`,
};

const PORTRAITS: Readonly<Record<Opponent, Portrait>> = {
  flipside: FLIPSIDE,
  solver: FLIPSIDE,
  /** A tree of moves. */
  minimax: {
    face: '#cfdde8',
    edge: '#4b6478',
    features: svg`
      ${stroke('M48 24 26 47M48 24l22 23M26 47 18 66M26 47l10 19M70 47 60 66M70 47l8 19', 3.5)}
      <g fill=${INK}><circle cx="48" cy="24" r="7" /><circle cx="26" cy="47" r="6" /><circle cx="70" cy="47" r="6" /></g>
      <g fill=${CREAM} stroke=${INK} stroke-width="3"><circle cx="18" cy="66" r="4.5" /><circle cx="36" cy="66" r="4.5" /><circle cx="60" cy="66" r="4.5" /><circle cx="78" cy="66" r="4.5" /></g>`,
  },
  /** Ones and zeros. */
  bitboard: {
    face: '#d9e2c2',
    edge: '#57683a',
    features: svg`
      <g fill=${INK}><rect x="23" y="22" width="14" height="14" rx="2" /><rect x="41" y="40" width="14" height="14" rx="2" /><rect x="59" y="22" width="14" height="14" rx="2" /><rect x="23" y="58" width="14" height="14" rx="2" /><rect x="59" y="40" width="14" height="14" rx="2" /></g>
      <g fill="none" stroke=${INK} stroke-width="2.5"><rect x="42" y="23" width="12" height="12" rx="2" /><rect x="24" y="41" width="12" height="12" rx="2" /><rect x="42" y="59" width="12" height="12" rx="2" /><rect x="60" y="59" width="12" height="12" rx="2" /></g>`,
  },
  /** Looks everywhere at once. */
  lennie: {
    face: '#ecc590',
    edge: '#93602e',
    behind: stroke('M48 12c-1-5-5-7-9-6m9 6c0-6 3-9 7-9m-7 9c2-4 6-5 10-3', 4, '#6f4520'),
    features: svg`
      <circle cx="33" cy="42" r="11" fill=${CREAM} /><circle cx="63" cy="42" r="11" fill=${CREAM} />
      <circle cx="29" cy="38" r="4.5" fill=${INK} /><circle cx="67" cy="45" r="4.5" fill=${INK} />
      <path d="M40 64c5 3 12 3 17 0-1 8-4 11-9 11s-7-4-8-11z" fill="#7a2f26" />
      <path d="M44 72c2-3 7-3 9 0-1 2-3 3-5 3s-3-1-4-3z" fill="#e58f83" />`,
  },
  /** Sees little and gives little. */
  mike: {
    face: '#d3dce2',
    edge: '#4d5d69',
    features: svg`
      <path d="M10 38C12 18 28 6 48 6s35 11 38 29c-9-2-17-6-23-13C52 32 32 36 10 38z" fill="#3c4650" />
      ${eyes(48, 2.6)}
      <g fill="#ffffff" fill-opacity="0.45" stroke=${INK} stroke-width="4">
        <circle cx="33" cy="48" r="12.5" /><circle cx="63" cy="48" r="12.5" />
      </g>
      ${stroke('M45.5 47c1.5-1.5 3.5-1.5 5 0M20.5 46l-9-2M75.5 46l9-2', 4)}
      ${stroke('M39 71h17')}`,
  },
  /** Weighs one thing with another. */
  anita: {
    face: '#f2b9a2',
    edge: '#8a4334',
    features: svg`
      <path d="M8 56C3 26 22 5 48 5s45 21 40 51c-1 7-4 12-8 16-2-18-7-32-17-41-12 7-29 11-44 11-2 9-3 19-3 30-5-4-7-9-8-16z" fill="#4a2a22" />
      ${eyes(48, 3.4)}
      ${stroke('M27 42c2-2 5-3 8-2.5M69 42c-2-2-5-3-8-2.5', 2.5)}
      <circle cx="30" cy="60" r="5" fill="#e0796a" fill-opacity="0.45" /><circle cx="66" cy="60" r="5" fill="#e0796a" fill-opacity="0.45" />
      ${stroke('M39 66c5 5 13 5 18 0')}
      <circle cx="15" cy="73" r="5" fill="#1d1a17" stroke=${CREAM} stroke-width="1.5" /><circle cx="81" cy="73" r="5" fill=${CREAM} stroke="#1d1a17" stroke-width="1.5" />`,
  },
  /** Shows no more of herself than she must. */
  claire: {
    face: '#cfdcc4',
    edge: '#466246',
    behind: svg`<circle cx="48" cy="7" r="9" fill="#8c5a2b" />`,
    features: svg`
      <path d="M11 38C15 18 29 6 48 6s33 12 37 32c-10-10-22-15-37-15s-27 5-37 15z" fill="#8c5a2b" />
      <ellipse cx="34" cy="45" rx="8" ry="6.5" fill=${CREAM} /><ellipse cx="62" cy="45" rx="8" ry="6.5" fill=${CREAM} />
      <circle cx="37.5" cy="45.5" r="3.6" fill=${INK} /><circle cx="65.5" cy="45.5" r="3.6" fill=${INK} />
      ${stroke('M26 36.5c4-2 8-2 12 0M58 36.5c4-2 8-2 12 0', 2.8)}
      <path d="M9 57c24 7 54 7 78 0 2 9-4 20-13 25-15 8-37 8-52 0C13 77 7 66 9 57z" fill="#2f6f73" />
      ${stroke('M10 66c24 7 52 7 76 0M16 77c20 6 44 6 64 0', 3, '#8fc3bf')}`,
  },
  /** Goes for it. */
  jack: {
    face: '#e27a5e',
    edge: '#74200f',
    behind: svg`<path d="M14 34 10 12l15 9 3-18 14 12L50 0l8 15L73 4l1 17 15-6-6 20z" fill="#4a2b20" />`,
    features: svg`
      <path d="M13 32c6-16 19-26 35-26s29 10 35 26l-12-8-6 8-10-9-8 9-9-9-8 9-7-7z" fill="#4a2b20" />
      ${eyes(47, 4)}
      ${stroke('M22 36l18 6M74 36l-18 6', 5)}
      <path d="M27 60c13 5 29 5 42 0-2 13-9 20-21 20s-19-7-21-20z" fill=${CREAM} stroke=${INK} stroke-width="3" stroke-linejoin="round" />
      ${stroke('M29 68c12 4 26 4 38 0M41 64v14M55 64v14', 2)}`,
  },
  /** Has time. */
  adam: {
    face: '#bf9068',
    edge: '#54341d',
    features: svg`
      <path d="M12 34C17 17 31 6 48 6s31 11 36 28c-8-6-12-13-36-13S20 28 12 34z" fill="#3a271b" />
      <path d="M9 50c3 5 6 9 13 10 5 1 8-3 14-3 5 0 8 2 12 2s7-2 12-2c6 0 9 4 14 3 7-1 10-5 13-10 0 22-17 36-39 36S9 72 9 50z" fill="#3a271b" />
      ${stroke('M27 44c3 3 10 3 13 0M56 44c3 3 10 3 13 0', 3.5)}
      ${stroke('M26 34c4-3 9-3 13-1M70 34c-4-3-9-3-13-1', 4, '#3a271b')}
      ${stroke('M40 68c5 3 11 3 16 0', 3.5, '#e9c6a6')}`,
  },
  /** Prefers to hold nothing. */
  donald: {
    face: '#f3da8e',
    edge: '#86691a',
    behind: svg`<path d="M22 18C22-2 74-2 74 18z" fill="#4b463f" />`,
    features: svg`
      <path d="M22 18h52l-1 6H23z" fill="#8b2f2a" /><rect x="10" y="21" width="76" height="7" rx="3.5" fill="#4b463f" />
      ${eyes(46, 3.4)}
      <circle cx="62" cy="46" r="11" fill="#ffffff" fill-opacity="0.4" stroke="#6d5620" stroke-width="3.5" />
      ${stroke('M71 53c3 7 4 14 3 22', 1.8, '#6d5620')}
      <path d="M48 60c-6-4-13-3-16 2-3 4-8 4-12 1 2 8 10 12 17 9 5-2 8-5 11-9 3 4 6 7 11 9 7 3 15-1 17-9-4 3-9 3-12-1-3-5-10-6-16-2z" fill="#4b3419" />
      ${stroke('M43 76c3 1.5 7 1.5 10 0', 3)}`,
  },
  /** Has seen it all, and sees farther. */
  arthur: {
    face: '#a99bc4',
    edge: '#3c2f59',
    behind: svg`<path d="M24 24 20 0l14 10L48-3l14 13L76 0l-4 24z" fill="#d9a93c" stroke="#7d5a12" stroke-width="2" stroke-linejoin="round" />`,
    features: svg`
      <path d="M21 17h54l-1 9H22z" fill="#d9a93c" stroke="#7d5a12" stroke-width="2" />
      <circle cx="48" cy="21.5" r="3" fill="#8b2f2a" />
      <path d="M9 50c6 6 12 8 18 7 7-1 11-4 21-4s14 3 21 4c6 1 12-1 18-7 1 24-16 40-39 40S8 74 9 50z" fill="#f4efe6" />
      ${stroke('M30 66c2 8 6 14 10 18M66 66c-2 8-6 14-10 18M48 74v13', 2, '#c6bccf')}
      ${eyes(44, 3.4)}
      ${stroke('M24 37c5-4 11-4 16 0M72 37c-5-4-11-4-16 0', 5.5, '#f4efe6')}
      ${stroke('M40 65c5 3 11 3 16 0')}`,
  },
};

/** A disc with a face, as decoration beside the name. */
export const portrait = (opponent: Opponent): TemplateResult => {
  const { face, edge, behind, features } = PORTRAITS[opponent];
  return html`
    <svg class="portrait" viewBox="0 -4 96 100" aria-hidden="true" focusable="false">
      ${behind}
      <circle cx="48" cy="52" r="40" fill=${edge} />
      <circle cx="48" cy="47" r="40" fill=${face} />
      ${features}
      <ellipse cx="34" cy="26" rx="20" ry="12" transform="rotate(-32 34 26)" fill="#ffffff" fill-opacity="0.16" />
      <circle cx="48" cy="47" r="39.25" fill="none" stroke="var(--rim)" stroke-width="1.5" />
    </svg>`;
};

/** The settings that determine how discs look. */
type DiscLook = Pick<Settings, 'theme' | 'colors' | 'patterns'>;

export const discColor = (
  { colors }: Pick<Settings, 'colors'>,
  color: Color,
  rules: Rules = 'othello',
): Hex => discColors(colors, rules)[color];

/** Pattern lines are this much stronger on small discs than on the board. */
const STRONGER = 1.35;

const UNIT_DISC = { x: 0, y: 0, radius: 1 } as const;

/** The pattern that distinguishes discs without color. */
const patternOf = ({ theme, patterns }: DiscLook, drawing: () => string): TemplateResult =>
  isPatterned(theme, patterns)
    ? html`<svg viewBox="-1 -1 2 2" focusable="false">${unsafeSVG(drawing())}</svg>`
    : html`${nothing}`;

const discClass = ({ theme }: DiscLook, color?: Hex): string => {
  if (!THEMES[theme].bold) return 'disc';
  return color !== undefined && hasRim(color) ? 'disc bold rimmed' : 'disc bold';
};

/** A disc of one side in the chosen look, as decoration beside text. */
export const disc = (look: DiscLook, side: Color, rules?: Rules): TemplateResult => {
  const color = discColor(look, side, rules);
  return html`<span class=${discClass(look, color)} aria-hidden="true" .style="--disc:${color}">${patternOf(look, () => drawPattern(side, { ...UNIT_DISC, color }, STRONGER))}</span>`;
};

/** Half a disc of each side. */
export const mixedDisc = (look: DiscLook, rules?: Rules): TemplateResult => {
  const [black, white] = [discColor(look, 'black', rules), discColor(look, 'white', rules)];
  return html`<span class="${discClass(look)} mixed" aria-hidden="true" .style="--disc:${black};--other-disc:${white}">${patternOf(look, () => drawMixedPattern(black, white, STRONGER))}</span>`;
};

/** Both discs, one overlapping the other. */
export const twoDiscs = (look: DiscLook, rules?: Rules): TemplateResult =>
  html`<span class="two-discs" aria-hidden="true">${disc(look, 'black', rules)}${disc(look, 'white', rules)}</span>`;

/** The face of the player in a seat, if it is a character. */
export const face = (seat: Seat | undefined): TemplateResult =>
  seat?.type === 'computer' && isCharacter(seat.opponent)
    ? html`<span class="face">${portrait(seat.opponent)}</span>`
    : html`${nothing}`;
