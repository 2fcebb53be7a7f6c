import { html, type TemplateResult } from 'lit';
import { toggle } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';
import { classLimits } from '../classLimits.ts';
import { explained, onOff, setter } from './fields.ts';

/** Without shared memory only one core can be used: the switch says so and is disabled. */
const coresSwitch = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { app, settings } = play.stores;
  const label = words.t('settings.severalCores');
  if (app.getState().cores > 1)
    return toggle(label, settings.getState().severalCores, setter(shell, 'severalCores'));
  return html`
    <div class="field">
      ${toggle(label, false, () => {}, { describedBy: 'cores-about', isOff: true })}
      <p class="quiet" id="cores-about">${words.t('settings.oneCore')}</p>
    </div>`;
};

/** What the computer does besides playing, and how. */
export const helpGroup = (shell: Shell): TemplateResult => {
  const { words } = shell;
  return html`
    ${onOff(shell, 'replyAtOnce')} ${onOff(shell, 'values')}
    ${explained(shell, 'coach', { label: words.t('coach.title'), about: words.t('coach.about') })}
    ${explained(shell, 'bookOpenings', { label: words.t('settings.bookOpenings'), about: words.t('settings.bookAbout') })}
    ${explained(shell, 'asIn2003', { label: words.t('settings.asIn2003'), about: words.t('settings.asIn2003About') })}
    ${explained(shell, 'byTheLetter', { label: words.t('settings.byTheLetter'), about: words.t('settings.byTheLetterAbout') })}
    ${coresSwitch(shell)} ${classLimits(shell)}`;
};
