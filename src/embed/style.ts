import { css, unsafeCSS } from 'lit';
import { SIMPLE_MARKS } from '../look/colors.ts';

const [LAST, DRAWN] = [unsafeCSS(SIMPLE_MARKS.last), unsafeCSS(SIMPLE_MARKS.drawn)];

/** Controls inherit their colors from the page; the board has those of its theme. */
export const style = css`
  :host {
    display: block;
    max-width: var(--flipside-size, 32rem);
    color: inherit;
    font: inherit;
    line-height: 1.4;
  }

  :host([hidden]) {
    display: none;
  }

  .board {
    position: relative;
    container-type: inline-size;
    forced-color-adjust: none;
  }

  .board {
    direction: ltr;
  }

  .unseen {
    aspect-ratio: 0.87;
  }

  .playable .cell {
    cursor: pointer;
  }

  .notes {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  .arrow {
    color: var(--flipside-arrow, ${DRAWN});
    opacity: 0.85;
  }

  .arrow line {
    stroke: currentColor;
  }

  .arrow polygon {
    fill: currentColor;
  }

  .ring {
    color: var(--flipside-mark, ${DRAWN});
    fill: none;
    stroke: currentColor;
  }

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  .grid {
    position: absolute;
    inset: 0;
  }

  .cell {
    position: absolute;
    display: grid;
    place-items: center;
    font-size: calc(100cqi / var(--columns) * 0.3);
  }

  .cell:focus-visible {
    z-index: 1;
    border-radius: 0.25rem;
    outline: 3px solid var(--flipside-focus, #fff);
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #000;
  }

  .last::after {
    width: 18%;
    height: 18%;
    border-radius: 50%;
    background: var(--flipside-last, ${LAST});
    box-shadow: 0 0 0 0.08em #fff;
    content: '';
  }

  .value {
    padding: 0 0.3em;
    border-radius: 0.5em;
    background: var(--flipside-value, rgb(0 0 0 / 70%));
    color: var(--flipside-value-text, #fff);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }

  .best {
    background: var(--flipside-best, #ffe08a);
    color: var(--flipside-best-text, #1b1400);
    font-weight: 700;
  }

  .steps {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    margin-top: 0.5rem;
  }

  .whole {
    container-type: inline-size;
  }

  /* In a narrow board the slider has its own line. */
  @container (max-width: 20rem) {
    .steps {
      flex-wrap: wrap;
      justify-content: center;
    }

    .steps input {
      flex: 0 0 100%;
      order: -1;
    }
  }

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--flipside-button, 2.75rem);
    height: var(--flipside-button, 2.75rem);
    border: 1px solid transparent;
    border-radius: 0.5rem;
    background: none;
    color: inherit;
    cursor: pointer;
  }

  button:hover {
    border-color: currentColor;
  }

  button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }

  button svg {
    width: 1.5rem;
    height: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }

  input {
    flex: 1;
    min-width: 0;
    height: var(--flipside-button, 2.75rem);
    margin: 0;
    accent-color: currentColor;
  }

  button:focus-visible,
  input:focus-visible {
    outline: 3px solid currentColor;
    outline-offset: 1px;
  }

  p {
    margin: 0.25rem 0 0;
  }

  .caption {
    min-height: 2.8em;
  }

  .comment {
    white-space: pre-line;
  }

  .list {
    max-height: var(--flipside-list, 12rem);
    margin-top: 0.5rem;
    padding: 0.25rem 0;
    overflow-y: auto;
    line-height: 1.9;
  }

  .list .move {
    display: inline;
    width: auto;
    min-width: 1.5rem;
    height: auto;
    min-height: 1.5rem;
    margin-inline: 0.15em;
    padding: 0 0.3em;
    font: inherit;
  }

  .list .move[aria-current] {
    border-color: currentColor;
    font-weight: 700;
  }

  .list .comment {
    display: block;
    opacity: 0.85;
  }

  .variation {
    margin-inline-start: 1rem;
    padding-inline-start: 0.5rem;
    border-inline-start: 2px solid;
    font-size: 0.9em;
  }

  .problem {
    padding: 0.75rem 1rem;
    border: 1px solid currentColor;
    border-radius: 0.5rem;
  }
`;
