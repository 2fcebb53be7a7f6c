import { html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Position } from '../../game/position.ts';
import { drawBoard } from '../../look/boardDrawing.ts';
import {
  selectAppliedColors,
  selectDiscDiameter,
  selectIsPersonsTurn,
  selectLegalMoves,
  selectPosition,
  selectTriedColors,
} from '../../store/selectors.ts';
import { place } from '../kit/place.ts';
import { missingBoardPart } from '../page/missing.ts';
import { layoutFor, type Shell } from '../page/shell.ts';

const shownPosition = ({ play }: Shell): Position => {
  const { screen, attract } = play.stores.app.getState();
  return screen === 'board' ? selectPosition(play.stores.match.getState()) : attract;
};

const drawing = (shell: Shell): string => {
  const { app, settings, match } = shell.play.stores;
  const { screen } = app.getState();
  const look = settings.getState();
  const isMarked = screen === 'board' && look.legalMarks && selectIsPersonsTurn(match.getState());
  return drawBoard({
    board: layoutFor(shell, screen).board,
    position: shownPosition(shell),
    ...(screen === 'colors' ? selectTriedColors(app.getState(), look) : selectAppliedColors(look)),
    discShare: selectDiscDiameter(look),
    ...(isMarked && { marked: selectLegalMoves(match.getState()), marks: look.marks }),
  });
};

/** The board in plain shapes until the canvas has painted it, so that nobody looks at an empty table. */
export const standIn = (shell: Shell): TemplateResult => {
  const app = shell.play.stores.app.getState();
  const { painted, screen } = app;
  if (painted || missingBoardPart(app) !== undefined) return html`${nothing}`;
  const { frame } = layoutFor(shell, screen).board;
  return html`
    <svg class="stand-in" aria-hidden="true" .style=${place(frame)}
      viewBox="0 0 ${frame.width} ${frame.height}">${unsafeSVG(drawing(shell))}</svg>`;
};
