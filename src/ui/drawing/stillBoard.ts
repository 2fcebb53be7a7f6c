import { html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawBoard } from '../../board/boardDrawing.ts';
import type { Position } from '../../game/position.ts';
import { SCREENS } from '../../look/places.ts';
import { selectEdited } from '../../store/editorStore.ts';
import {
  selectAppliedColors,
  selectIsPersonsTurn,
  selectLegalMoves,
  selectMenuPosition,
  selectPlanned,
  selectPosition,
  selectTriedColors,
  selectWishes,
} from '../../store/selectors.ts';
import { layoutFor, place, type Shell } from '../kit/shell.ts';

const shownPosition = ({ play }: Shell): Position => {
  const { app, match, editor } = play.stores;
  switch (app.getState().screen) {
    case 'board':
      return selectPosition(match.getState());
    case 'editor':
      return selectEdited(editor.getState());
    default:
      return selectMenuPosition(app.getState());
  }
};

const drawing = (shell: Shell): string => {
  const { app, settings, match } = shell.play.stores;
  const { screen } = app.getState();
  const look = settings.getState();
  const shown = screen === 'board' ? match.getState() : selectPlanned(app.getState(), look);
  const isMarked = (screen === 'board' || screen === 'menu') && look.legalMarks && selectIsPersonsTurn(shown);
  return drawBoard({
    board: layoutFor(shell, screen).board,
    position: shownPosition(shell),
    ...(screen === 'colors' ? selectTriedColors(app.getState(), look) : selectAppliedColors(look)),
    ...selectWishes(look),
    ...(isMarked && { marked: selectLegalMoves(shown) }),
  });
};

/** The board in plain shapes, shown until the canvas or the animated drawing is ready. */
export const stillBoard = (shell: Shell): TemplateResult => {
  const { screen } = shell.play.stores.app.getState();
  if (SCREENS[screen].scene === undefined) return html`${nothing}`;
  const { frame } = layoutFor(shell, screen).board;
  return html`
    <svg class="drawn-board" aria-hidden="true" .style=${place(frame)}
      viewBox="0 0 ${frame.width} ${frame.height}">${unsafeSVG(drawing(shell))}</svg>`;
};
