import { html, type TemplateResult } from 'lit';
import { discCounts } from '../game/board.ts';
import type { Color } from '../game/color.ts';
import { type Match, positionOf } from '../game/match.ts';
import { isOver } from '../game/position.ts';
import type { Rect } from '../look/layout.ts';
import { ownColor } from '../store/selectors.ts';
import { disc, discColor } from './disc.ts';
import { place } from './place.ts';
import { opponentColor, seatName, stripLabel } from './sentences.ts';
import { layoutFor, type Shell } from './shell.ts';

/** Written out, since the template is laid out in lines that must not become text. */
const SPACE = ' ';

/** One element whose text is exactly `Black 2`. */
const count = ({ words }: Shell, color: Color, discs: number): TemplateResult =>
  html`<span class="count"><span class="count-color">${words.t(`color.${color}`)}</span>${SPACE}<span class="numeral">${discs}</span></span>`;

/** One player: `where` says which of the two, by the layout and not by the color. */
interface Strip {
  readonly match: Match;
  readonly color: Color;
  readonly where: 'top' | 'bottom';
  readonly rect: Rect;
}

const strip = (shell: Shell, { match, color, where, rect }: Strip): TemplateResult => {
  const position = positionOf(match);
  const toMove = !isOver(position) && position.turn === color;
  const settings = shell.play.stores.settings.getState();
  return html`
    <div class="strip ${where} ${toMove ? 'to-move' : ''}" role="group" style=${place(rect)}
      aria-label=${stripLabel(shell.words, match, color)}>
      ${disc(discColor(settings, color, position.rules))}
      <span class="player">${seatName(shell.words, match.seats[color])}</span>
      ${count(shell, color, discCounts(position)[color])}
    </div>`;
};

/** The two players: the opponent above the board, the person below. */
export const strips = (shell: Shell): TemplateResult => {
  const { match } = shell.play.stores.match.getState();
  if (match === undefined) return html``;
  const { opponentStrip, ownStrip } = layoutFor(shell, 'board');
  return html`
    ${strip(shell, { match, color: opponentColor(match), where: 'top', rect: opponentStrip })}
    ${strip(shell, { match, color: ownColor(match), where: 'bottom', rect: ownStrip })}`;
};
