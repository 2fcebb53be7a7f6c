import { html, type TemplateResult } from 'lit';
import { type Color, opposite } from '../game/color.ts';
import { rulesOf } from '../game/games.ts';
import { type Match, turnsOf } from '../game/match.ts';
import type { Rules } from '../game/position.ts';
import { makeSquare } from '../game/square.ts';
import type { Words } from '../i18n/words.ts';
import type { Settings } from '../store/settingsStore.ts';
import { disc, discColor } from './disc.ts';
import type { Shell } from './shell.ts';

/** A line of the list: a move with its number, or a pass, which has none. */
export interface MoveEntry {
  readonly color: Color;
  readonly number: number | undefined;
  readonly square: string | undefined;
}

/** Moves and the passes between them; each side's turn in order, so that two columns are Black's and White's. */
const moveEntries = (match: Match): readonly MoveEntry[] =>
  turnsOf(match).flatMap(({ ply, color, square, forcesPass }) => {
    const move = { color, number: ply + 1, square: makeSquare(square) };
    return forcesPass ? [move, { color: opposite(color), number: undefined, square: undefined }] : [move];
  });

interface Line {
  readonly entry: MoveEntry;
  readonly current: boolean;
  readonly settings: Settings;
  readonly rules: Rules;
}

/** The color is painted for the eye and said for the ear. */
const line = (words: Words, { entry, current, settings, rules }: Line): TemplateResult => {
  const { color, number, square } = entry;
  return html`
    <li class="move ${square === undefined ? 'passed' : ''}" aria-current=${current ? 'step' : 'false'}>
      <span class="move-number">${number ?? '–'}</span>
      ${disc(discColor(settings, color, rules))}
      <span class="unseen">${words.t(`color.${color}`)}</span>
      <span class="move-square">${square ?? words.t('board.pass')}</span>
    </li>`;
};

/** The list can take the focus, so that a keyboard can scroll it. */
export const moveList = ({ words, play }: Shell): TemplateResult => {
  const { match } = play.stores.match.getState();
  const settings = play.stores.settings.getState();
  const entries = match === undefined ? [] : moveEntries(match);
  const rules = rulesOf(match?.setup.game ?? 'othello');
  return html`
    <ol class="moves-list" role="list" tabindex="0" aria-label=${words.t('board.moves')}>
      ${entries.map((entry, index) =>
        line(words, { entry, current: index === entries.length - 1, settings, rules }),
      )}
    </ol>
    ${entries.length === 0 ? html`<p class="moves-empty quiet">${words.t('board.noMoves')}</p>` : ''}`;
};

/** Brings the latest move into the list's own window, without moving anything else. */
export const showLatest = (host: HTMLElement): void => {
  const list = host.querySelector('.moves-list');
  if (list !== null) list.scrollTop = list.scrollHeight;
};
