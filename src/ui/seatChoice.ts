import { html, nothing, type TemplateResult } from 'lit';
import type { Color } from '../game/color.ts';
import { LEVELS, type Opponent, opponentsOf, type Seat } from '../game/seat.ts';
import { computerSeat, headStartsOf, selectSeats } from '../store/seating.ts';
import { toggle } from './choice.ts';
import { colorWord } from './colorWords.ts';
import { icon } from './icons.ts';
import { spokenLevel } from './levelWords.ts';
import { type ListOption, listChoice } from './listChoice.ts';
import type { MenuView } from './menuView.ts';

type Player = 'human' | Opponent;

const playerOptions = ({ shell: { words }, settings }: MenuView): readonly ListOption<Player>[] => [
  { value: 'human', label: words.t('you') },
  ...opponentsOf(settings.game).map(value => ({ value, label: words.t(`opponent.${value}`) })),
];

const playerOf = (seat: Seat | undefined): Player | undefined =>
  seat?.type === 'computer' ? seat.opponent : seat?.type;

const playerList = (view: MenuView, color: Color, seat: Seat | undefined): TemplateResult => {
  const { shell, settings } = view;
  const { words, play } = shell;
  return html`
    <div class="field">
      ${listChoice<Player>({
        id: `${color}-player`,
        label: words.t('menu.player', { color: colorWord(words, color, settings.game) }),
        options: playerOptions(view),
        placeholder: words.t('menu.byLot'),
        value: playerOf(seat),
        onChoose: player =>
          play.setSeat(color, player === 'human' ? { type: 'human' } : computerSeat(settings, player)),
      })}
    </div>`;
};

/** Only for a computer that has levels. */
const playerLevel = (view: MenuView, color: Color, seat: Seat | undefined): TemplateResult => {
  const { shell, settings } = view;
  const { words, play } = shell;
  const range = seat?.type === 'computer' ? LEVELS[seat.opponent] : undefined;
  if (seat?.type !== 'computer' || range === undefined) return html`${nothing}`;
  const levels = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index);
  return html`
    <div class="field">
      ${listChoice({
        id: `${color}-level`,
        label: words.t('menu.playerLevel', { color: colorWord(words, color, settings.game) }),
        options: levels.map(level => ({
          value: String(level),
          label: spokenLevel(words, seat.opponent, level),
        })),
        value: String(seat.level),
        onChoose: level => play.setSeat(color, { ...seat, level: Number(level) }),
      })}
    </div>`;
};

const seatRow = (view: MenuView, color: Color): TemplateResult => {
  const seat = selectSeats(view.settings)?.[color];
  return html`<div class="seat-row">${playerList(view, color, seat)} ${playerLevel(view, color, seat)}</div>`;
};

const headStart = ({ shell, settings, setup }: MenuView): TemplateResult => {
  const { words, play } = shell;
  const possible = headStartsOf(setup);
  if (possible.length < 2) return html`${nothing}`;
  return html`
    <div class="field">
      ${listChoice({
        id: 'head-start',
        label: words.t('menu.headStart'),
        options: possible.map(value => ({ value, label: words.t(`menu.headStarts.${value}`) })),
        value: possible.includes(settings.headStart) ? settings.headStart : 'none',
        describedBy: 'head-start-about',
        onChoose: value => play.set('headStart', value),
      })}
      <p class="quiet" id="head-start-about">${words.t('menu.headStartAbout')}</p>
    </div>`;
};

const extras = (view: MenuView): TemplateResult => {
  const { words, play } = view.shell;
  return html`
    ${seatRow(view, 'black')} ${seatRow(view, 'white')} ${headStart(view)}
    ${toggle(words.t('menu.passByHand'), view.settings.passByHand, passByHand => play.set('passByHand', passByHand))}`;
};

/** What few games need: who sits at each color, a head start, passes by hand. */
export const moreChoices = (view: MenuView): TemplateResult => {
  const { shell, draft, change } = view;
  return html`
    <button type="button" class="more-button" aria-expanded=${draft.more} aria-controls="more-choices"
      @click=${() => change({ more: !draft.more })}>
      <span>${shell.words.t('menu.more')}</span>${icon('unfold')}
    </button>
    <div class="more-choices" id="more-choices" ?hidden=${!draft.more}>${draft.more ? extras(view) : nothing}</div>`;
};
