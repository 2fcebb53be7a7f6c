import { css } from 'lit';

/** Colors of the controls come from the page that the board stands in; those of the board from its theme. */
export const style = css`
  :host {
    display: block;
    max-width: 32rem;
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
    outline: 3px solid #fff;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #000;
  }

  .last::after {
    width: 18%;
    height: 18%;
    border-radius: 50%;
    background: #e6482f;
    box-shadow: 0 0 0 0.08em #fff;
    content: '';
  }

  .value {
    padding: 0 0.3em;
    border-radius: 0.5em;
    background: rgb(0 0 0 / 70%);
    color: #fff;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }

  .best {
    background: #ffe08a;
    color: #1b1400;
    font-weight: 700;
  }

  .steps {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    margin-top: 0.5rem;
  }

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
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
    height: 2.75rem;
    margin: 0;
    accent-color: currentColor;
  }

  button:focus-visible,
  input:focus-visible {
    outline: 3px solid currentColor;
    outline-offset: 1px;
  }

  p {
    min-height: 2.8em;
    margin: 0.25rem 0 0;
  }

  .problem {
    min-height: 0;
    padding: 0.75rem 1rem;
    border: 1px solid currentColor;
    border-radius: 0.5rem;
  }
`;
