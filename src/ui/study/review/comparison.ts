import { html, svg, type TemplateResult } from 'lit';
import { rulesOf } from '../../../game/games.ts';
import type { Match } from '../../../game/match.ts';
import type { Position } from '../../../game/position.ts';
import { RULES } from '../../../game/rules.ts';
import type { Square } from '../../../game/square.ts';
import { positionAt } from '../../../game/transcript.ts';
import { lineThrough } from '../../../game/tree.ts';
import type { Moment } from '../../../study/review/review.ts';
import type { Shell } from '../../kit/shell.ts';
import { soloColor } from '../../words/names.ts';
import { smallBoard } from '../smallBoard.ts';
import { type Followed, follow, type Sign } from './momentFacts.ts';
import { signPicture } from './momentSigns.ts';

/** Plies from the current position to each small board. */
const PLIES_ON = 2;
/** Maximum number of moves written out from a line. */
const LINE_MOVES = 8;
const DOT = 0.16;

const followedBoard = (shell: Shell, { position, played }: Followed): TemplateResult =>
  smallBoard(shell, position, ({ middleOf, square: side }) =>
    played.map((square, index) => {
      const { x, y } = middleOf(square);
      const radius = DOT * side * (index === 0 ? 1.5 : 1);
      return svg`<circle class="just-played ${index === 0 ? 'first' : ''}" r=${radius} cx=${x} cy=${y}></circle>`;
    }),
  );

/** The position before a move of the studied game. */
const positionBefore = ({ play }: Shell, { ply }: Moment): Position | undefined => {
  const { study } = play.stores.study.getState();
  if (study === undefined) return undefined;
  return positionAt(study.tree.setup, lineThrough(study.tree, []).slice(0, ply.ply - 1));
};

/** Whether the person at this page made the move. */
const isOwn = ({ play }: Shell, match: Match, { ply }: Moment): boolean => {
  const players = play.stores.study.getState().study?.origin?.players;
  return players !== undefined && soloColor({ ...match, seats: players }) === ply.color;
};

const figure = (
  shell: Shell,
  {
    sign,
    title,
    start,
    line,
  }: {
    readonly sign: Sign;
    readonly title: string;
    readonly start: Position;
    readonly line: readonly Square[];
  },
): TemplateResult => {
  const { words } = shell;
  const moves = line.slice(0, LINE_MOVES).map(square => RULES[start.rules].writeMoves([square]));
  const [, ...later] = moves;
  return html`
    <figure class="compared">
      ${followedBoard(shell, follow(start, line, PLIES_ON))}
      <figcaption>
        <strong>${signPicture(sign)}${title}</strong>
        ${later.length === 0 ? '' : html`<span class="quiet">${words.t('moments.line', { moves: later.join(' ') })}</span>`}
      </figcaption>
    </figure>`;
};

/** The played move and the best one, each on a small board two plies on, with their main lines. */
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
      ${figure(shell, { sign: 'played', title: made, start, line: [moment.move, ...moment.reply] })}
      ${figure(shell, { sign: 'best', title: best, start, line: moment.line })}
    </div>`;
};
