import { html, type TemplateResult } from 'lit';
import { COLORS } from '../../game/color.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { seatField } from './seatField.ts';

/** Changes apply at once: the new player continues from the current position. */
const content = ({ words, play }: Shell, close: Close): TemplateResult => {
  const { match } = play.stores.match.getState();
  const settings = play.stores.settings.getState();
  if (match === undefined) return html``;
  return html`
    ${dialogHead(words, words.t('players.title'), close)}
    <p class="quiet">${words.t('players.about')}</p>
    <div class="seats">
      ${COLORS.map(color =>
        seatField({
          words,
          settings,
          game: match.setup.game,
          color,
          seat: match.seats[color],
          onSeat: seat => play.changeSeats({ ...match.seats, [color]: seat }),
        }),
      )}
    </div>`;
};

/** Opens the choice of players for the rest of the match; resolves to how it was closed. */
export const openPlayers = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('players.title'),
    className: 'players-dialog',
    content: close => content(shell, close),
  });
