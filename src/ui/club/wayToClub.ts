import './wayToClub.css';
import { html } from 'lit';
import { icon } from '../kit/icons.ts';
import { liveElement, type Shell } from '../kit/shell.ts';

/** A button that leads back to the club from wherever the person has gone. */
export const mountWayToClub = (shell: Shell): (() => void) =>
  liveElement(
    shell,
    'way-to-club',
    () => html`
      <button type="button" class="primary with-icon" @click=${() => shell.play.openPlace('club')}>
        ${icon('friend')}<span>${shell.words.t('club.toClub')}</span>
      </button>`,
  ).stop;
