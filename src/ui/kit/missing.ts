import { html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawBoard } from '../../board/boardDrawing.ts';
import type { Position } from '../../game/position.ts';
import { SCREENS } from '../../look/places.ts';
import { type AppState, BOARD_PARTS, type BoardPart, type Missing } from '../../store/appStore.ts';
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
import { layoutFor, place, type Shell } from './shell.ts';

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

/** The board in plain shapes until the canvas has painted it, so that nobody looks at an empty table. */
export const drawnBoard = (shell: Shell): TemplateResult => {
  const { painted, screen, missing } = shell.play.stores.app.getState();
  if (painted || SCREENS[screen].scene === undefined || missingBoardPart({ missing }) !== undefined)
    return html`${nothing}`;
  const { frame } = layoutFor(shell, screen).board;
  return html`
    <svg class="drawn-board" aria-hidden="true" .style=${place(frame)}
      viewBox="0 0 ${frame.width} ${frame.height}">${unsafeSVG(drawing(shell))}</svg>`;
};

const isBoardPart = (part: Missing): part is BoardPart => (BOARD_PARTS as readonly Missing[]).includes(part);

/** The missing part without which the board cannot be painted at all. */
export const missingBoardPart = ({ missing }: Pick<AppState, 'missing'>): BoardPart | undefined =>
  missing.find(isBoardPart);

/** Says on the menu and the board what the computer player lacks. */
export const missingMessage = ({ words, play }: Shell): TemplateResult => {
  const missing = play.stores.app.getState().missing.filter(part => !isBoardPart(part));
  return html`${missing.map(part => html`<p class="missing-message" role="alert">${words.t(`missing.${part}`)}</p>`)}`;
};

/** Replaces the whole page when no board can be painted. */
export const missingPage = ({ words, play }: Shell): TemplateResult => {
  const part = missingBoardPart(play.stores.app.getState());
  if (part === undefined) return html`${nothing}`;
  return html`
    <main class="missing-page card">
      <h1>${words.t('name')}</h1>
      <h2>${words.t('missing.title')}</h2>
      <p>${words.t(`missing.${part}`)}</p>
      <button type="button" class="primary" @click=${() => play.offline.reload()}>${words.t('missing.reload')}</button>
    </main>`;
};
