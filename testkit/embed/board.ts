import type { LitElement } from 'lit';
import { expect } from 'vitest';
import type { FlipsideBoardElement } from '../../src/embed/boardElement.ts';
import '../../src/embed/flipsideBoard.ts';
import { parseSquare, type SquareName } from '../../src/game/square.ts';
import { until } from '../until.ts';

export type Board = FlipsideBoardElement & Pick<LitElement, 'updateComplete'>;

export const all = (board: HTMLElement, selector: string): readonly HTMLElement[] => [
  ...(board.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
export const texts = (elements: readonly HTMLElement[]): readonly string[] =>
  elements.map(element => element.textContent.replace(/\s+/g, ' ').trim());
export const cell = (board: HTMLElement, name: SquareName): HTMLElement | undefined =>
  all(board, `[data-square="${parseSquare(name)}"]`)[0];
export const press = (board: HTMLElement, name: SquareName): void => cell(board, name)?.click();

/** Puts a board with these attributes on the page. */
export const placeBoard = (attributes: string): Board => {
  document.body.innerHTML = `<flipside-board ${attributes}></flipside-board>`;
  return document.querySelector('flipside-board') as Board;
};

/** The board of a page, once it is drawn. */
export const boardOf = async (attributes: string): Promise<Board> => {
  const board = placeBoard(attributes);
  await until(() => expect(all(board, '[role=gridcell]').length).toBeGreaterThan(0));
  return board;
};
