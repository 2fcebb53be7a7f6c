import { html, nothing, type TemplateResult } from 'lit';
import type { Color } from '../../game/color.ts';
import type { GameName } from '../../game/games.ts';
import { isFitted, LEVELS, type LocalSeat, type Opponent, opponentsOf, type Seat } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';
import { computerSeat } from '../../store/seating.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { type ListOption, listChoice } from '../kit/choices.ts';
import { colorWord, spokenLevel } from '../words/names.ts';

type Player = 'human' | Opponent;

/** A choice of the player of one color. */
export interface SeatField {
  readonly words: Words;
  readonly settings: Settings;
  readonly game: GameName;
  readonly color: Color;
  /** Undefined if it is random. */
  readonly seat: Seat | undefined;
  readonly onSeat: (seat: LocalSeat) => void;
}

const playerOptions = (words: Words, game: GameName): readonly ListOption<Player>[] => [
  { value: 'human', label: words.t('you') },
  ...opponentsOf(game).map(value => ({ value, label: words.t(`opponent.${value}`) })),
];

const playerOf = (seat: Seat | undefined): Player | undefined => {
  if (seat?.type === 'computer') return seat.opponent;
  return seat?.type === 'human' ? 'human' : undefined;
};

const playerList = ({ words, settings, game, color, seat, onSeat }: SeatField): TemplateResult => html`
  <div class="field">
    ${listChoice<Player>({
      id: `${color}-player`,
      label: words.t('menu.player', { color: colorWord(words, color, game) }),
      options: playerOptions(words, game),
      placeholder: words.t('menu.byLot'),
      value: playerOf(seat),
      onChoose: player => onSeat(player === 'human' ? { type: 'human' } : computerSeat(settings, player)),
    })}
  </div>`;

/** The option for an adaptive opponent, which this dialog does not change. */
const FITS = 'fits';

/** Only for computer players with levels. */
const playerLevel = ({ words, game, color, seat, onSeat }: SeatField): TemplateResult => {
  const range = seat?.type === 'computer' ? LEVELS[seat.opponent] : undefined;
  if (seat?.type !== 'computer' || range === undefined) return html`${nothing}`;
  const levels = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index);
  return html`
    <div class="field">
      ${listChoice({
        id: `${color}-level`,
        label: words.t('menu.playerLevel', { color: colorWord(words, color, game) }),
        options: [
          ...(isFitted(seat) ? [{ value: FITS, label: words.t('level.fits.name') }] : []),
          ...levels.map(level => ({ value: String(level), label: spokenLevel(words, seat.opponent, level) })),
        ],
        value: isFitted(seat) ? FITS : String(seat.level),
        onChoose: level =>
          onSeat(level === FITS ? seat : { type: 'computer', opponent: seat.opponent, level: Number(level) }),
      })}
    </div>`;
};

/** A player and its level, if it has levels: in the menu before a game, and at the board during one. */
export const seatField = (field: SeatField): TemplateResult =>
  html`<div class="seat-row">${playerList(field)} ${playerLevel(field)}</div>`;
