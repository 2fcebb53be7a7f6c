import { html, svg, type TemplateResult } from 'lit';

/** One set, drawn on a 24-unit grid with round strokes; the style sheet sets the line width. */
const DRAWINGS = {
  newGame: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 8.25v7.5M8.25 12h7.5"/>`,
  undo: svg`<path d="M8.5 5 4.5 9l4 4"/><path d="M4.5 9h9a5.5 5.5 0 0 1 0 11h-4"/>`,
  redo: svg`<path d="m15.5 5 4 4-4 4"/><path d="M19.5 9h-9a5.5 5.5 0 0 0 0 11h4"/>`,
  hint: svg`<path d="M9.25 17.5v-1.2c0-.9-.5-1.6-1.2-2.3a5.75 5.75 0 1 1 7.9 0c-.7.7-1.2 1.4-1.2 2.3v1.2z"/><path d="M10 20.5h4"/>`,
  pause: svg`<path d="M9 6.5v11M15 6.5v11"/>`,
  resume: svg`<path d="M8.5 6v12l9.5-6z"/>`,
  step: svg`<path d="M6.5 6v12l8.5-6zM18 6.5v11"/>`,
  pass: svg`<path d="M4.5 12h11M11.5 8l4 4-4 4M19.5 6.5v11"/>`,
  scores: svg`<path d="M5 18.5v-5M10 18.5v-9M15 18.5V12M20 18.5v-13"/>`,
  speed: svg`<path d="M4.5 17a8.5 8.5 0 1 1 15 0"/><path d="m12 14 3.5-4.5"/>`,
  players: svg`<circle cx="8.5" cy="8.5" r="3"/><path d="M3 18.5c.4-3.2 2.5-5 5.5-5s5.1 1.8 5.5 5"/><path d="M15 5.9a3 3 0 0 1 0 5.2M17 13.9c2.3.6 3.7 2.2 4 4.6"/>`,
  more: svg`<circle cx="5.5" cy="12" r=".75"/><circle cx="12" cy="12" r=".75"/><circle cx="18.5" cy="12" r=".75"/>`,
  discSize: svg`<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4"/>`,
  menu: svg`<path d="M4.5 7h15M4.5 12h15M4.5 17h15"/>`,
  soundOn: svg`<path d="M4 9.75v4.5h3.25L12 18.5v-13L7.25 9.75z"/><path d="M15.25 9a4.25 4.25 0 0 1 0 6M17.75 6.25a8.1 8.1 0 0 1 0 11.5"/>`,
  soundOff: svg`<path d="M4 9.75v4.5h3.25L12 18.5v-13L7.25 9.75z"/><path d="m15.75 9.5 5 5m0-5-5 5"/>`,
  keys: svg`<rect x="3" y="6" width="18" height="12" rx="2.5"/><path d="M7 10h.01M10.35 10h.01M13.65 10h.01M17 10h.01M8.5 14h7"/>`,
  moves: svg`<path d="M9 6.5h10.5M9 12h10.5M9 17.5h10.5"/><circle cx="5" cy="6.5" r=".6"/><circle cx="5" cy="12" r=".6"/><circle cx="5" cy="17.5" r=".6"/>`,
  about: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 11.25v5M12 7.9h.01"/>`,
  close: svg`<path d="m6.5 6.5 11 11m0-11-11 11"/>`,
  settings: svg`<path d="M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20"/><circle cx="15" cy="7.5" r="2.5"/><circle cx="9" cy="16.5" r="2.5"/>`,
  colors: svg`<path d="M12 3.75c3.4 3.6 5.75 6.5 5.75 9.75a5.75 5.75 0 0 1-11.5 0c0-3.25 2.35-6.15 5.75-9.75z"/><path d="M9.25 14a2.75 2.75 0 0 0 2.25 2.5"/>`,
  watch: svg`<path d="M3 12c2.2-4 5.2-6 9-6s6.8 2 9 6c-2.2 4-5.2 6-9 6s-6.8-2-9-6z"/><circle cx="12" cy="12" r="2.75"/>`,
  friend: svg`<circle cx="9" cy="8.25" r="3.25"/><path d="M3 19c.4-3.6 2.7-5.5 6-5.5 1.7 0 3.1.5 4.2 1.4"/><path d="M18 13.5v6M15 16.5h6"/>`,
  search: svg`<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>`,
  code: svg`<path d="M9.75 4.5 8 19.5M16 4.5l-1.75 15M5 9.25h14.5M4.5 14.75H19"/>`,
  games: svg`<path d="M4 12a8 8 0 1 0 2.5-5.8"/><path d="M4 4.5v4h4"/><path d="M12 8v4.25l2.75 1.75"/>`,
  first: svg`<path d="M18 6v12l-8.5-6zM6.5 6.5v11"/>`,
  back: svg`<path d="M15.5 6v12L7 12z"/>`,
  forward: svg`<path d="M8.5 6v12l8.5-6z"/>`,
  last: svg`<path d="M6 6v12l8.5-6zM17.5 6.5v11"/>`,
  copy: svg`<rect x="8.5" y="8.5" width="11" height="11" rx="2.5"/><path d="M15.5 5.5a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2"/>`,
  share: svg`<path d="M12 14.5v-11M8 7l4-4 4 4"/><path d="M7.5 11H6a1.5 1.5 0 0 0-1.5 1.5v6A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-6A1.5 1.5 0 0 0 18 11h-1.5"/>`,
  unfold: svg`<path d="m7 9.75 5 5 5-5"/>`,
  resign: svg`<path d="M6.5 20.5v-16M6.5 5c2.5-1.3 4.8 1.3 7.3 0 1.4-.7 2.7-.7 4.2 0v8c-1.5-.7-2.8-.7-4.2 0-2.5 1.3-4.8-1.3-7.3 0"/>`,
  draw: svg`<path d="M12 4.5v15M8.5 19.5h7M5 7.5h14M5 7.5l-2.25 6a2.4 2.4 0 0 0 4.5 0zM19 7.5l-2.25 6a2.4 2.4 0 0 0 4.5 0z"/>`,
  greet: svg`<path d="M4.5 6.5h15v10h-8l-4 3.5v-3.5h-3z"/><path d="M8.5 10.25h7M8.5 13h4.5"/>`,
  mute: svg`<path d="M4.5 6.5h15v10h-8l-4 3.5v-3.5h-3z"/><path d="m9.75 9.25 4.5 4.5m0-4.5-4.5 4.5"/>`,
  leave: svg`<path d="M13.5 4.5h-8v15h8M10 12h10M16.5 8.5 20 12l-3.5 3.5"/>`,
  here: svg`<circle cx="12" cy="12" r="6" fill="currentcolor"/>`,
  away: svg`<path d="M17.5 14.5A7 7 0 1 1 9.5 5.75a5.75 5.75 0 0 0 8 8.75z" fill="currentcolor"/>`,
  reconnecting: svg`<path d="M18.5 12a6.5 6.5 0 0 1-12 3.5M5.5 12a6.5 6.5 0 0 1 12-3.5M17.5 4.5v4h-4M6.5 19.5v-4h4"/>`,
  gone: svg`<path d="m7 7 10 10m0-10L7 17"/>`,
  check: svg`<path d="m5.5 12.5 4.25 4.25L18.5 8"/>`,
} as const;
export type IconName = keyof typeof DRAWINGS;

/** Hidden from screen readers: the words are beside it. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${DRAWINGS[name]}</svg>`;
