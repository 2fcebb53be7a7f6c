import { html, svg, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { rulesOf } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import type { Position } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import { columnOf, rowOf, type Square } from '../../game/square.ts';
import { replayOf } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import { drawBoard } from '../../look/boardDrawing.ts';
import { fitBoard, rect } from '../../look/boardGeometry.ts';
import { selectAppliedColors, selectDiscDiameter } from '../../store/selectors.ts';
import type { Moment } from '../../study/review.ts';
import type { Shell } from '../kit/shell.ts';
import { soloColor } from '../words/names.ts';
import { type Followed, follow } from './momentFacts.ts';

/** How far each board is ahead of the position on the large one. */
const PLIES_ON = 2;
/** Moves of a line that are written out. */
const LINE_MOVES = 8;
const BOARD = 220;
const DOT = 0.16;

const smallBoard = (shell: Shell, { position, played }: Followed): TemplateResult => {
  const settings = shell.play.stores.settings.getState();
  const board = fitBoard(rect(0, 0, BOARD, BOARD), position.shape);
  const drawing = drawBoard({
    board,
    position,
    ...selectAppliedColors(settings),
    discShare: selectDiscDiameter(settings),
    patterns: settings.patterns,
  });
  const edge = board.field.x - board.frame.x;
  const at = (index: number): number => edge + (index + 0.5) * board.square;
  const rings = played.map(
    (square, index) =>
      svg`<circle class="just-played ${index === 0 ? 'first' : ''}" r=${DOT * board.square * (index === 0 ? 1.5 : 1)} cx=${at(columnOf(square))} cy=${at(rowOf(square))}></circle>`,
  );
  return html`
    <svg aria-hidden="true" focusable="false" viewBox="0 0 ${board.frame.width} ${board.frame.height}">
      ${unsafeSVG(drawing)} ${rings}
    </svg>`;
};

/** The position before a move of the studied game. */
const positionBefore = ({ play }: Shell, { ply }: Moment): Position | undefined => {
  const { study } = play.stores.study.getState();
  if (study === undefined) return undefined;
  const replayed = replayOf(study.tree.setup, lineThrough(study.tree, []).slice(0, ply.ply - 1));
  return replayed.type === 'illegal' ? undefined : replayed.positions.at(-1);
};

/** Whether the person who looks made the move. */
const isOwn = ({ play }: Shell, match: Match, { ply }: Moment): boolean => {
  const players = play.stores.study.getState().study?.origin?.players;
  return players !== undefined && soloColor({ ...match, seats: players }) === ply.color;
};

const figure = (
  shell: Shell,
  {
    title,
    start,
    line,
  }: { readonly title: string; readonly start: Position; readonly line: readonly Square[] },
): TemplateResult => {
  const { words } = shell;
  const moves = line.slice(0, LINE_MOVES).map(square => RULES[start.rules].writeMoves([square]));
  const [, ...later] = moves;
  return html`
    <figure class="compared">
      ${smallBoard(shell, follow(start, line, PLIES_ON))}
      <figcaption>
        <strong>${title}</strong>
        ${later.length === 0 ? '' : html`<span class="quiet">${words.t('moments.line', { moves: later.join(' ') })}</span>`}
      </figcaption>
    </figure>`;
};

/** The move that was made and the best one, each two plies on, with what was to be expected. */
export const comparison = (shell: Shell, match: Match, moment: Moment): TemplateResult => {
  const { words } = shell;
  const start = positionBefore(shell, moment);
  if (start === undefined) return html``;
  const { writeMoves } = RULES[rulesOf(match.setup.game)];
  const move = writeMoves([moment.move]);
  const made = words.t(isOwn(shell, match, moment) ? 'moments.yours' : 'moments.played', { move });
  const best = words.t('moments.best', { move: writeMoves([moment.ply.best]) });
  return html`
    <div class="comparison">
      ${figure(shell, { title: made, start, line: [moment.move, ...moment.reply] })}
      ${figure(shell, { title: best, start, line: moment.line })}
    </div>`;
};
