import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../../kit/shell.ts';
import { explained } from './fields.ts';

/** How a person makes moves. */
export const playingGroup = (shell: Shell): TemplateResult => {
  const { words } = shell;
  return html`
    ${explained(shell, 'confirmMoves', { label: words.t('confirm.title'), about: words.t('confirm.about') })}
    ${explained(shell, 'dragDiscs', { label: words.t('dragging.title'), about: words.t('dragging.about') })}
    ${'wakeLock' in navigator ? explained(shell, 'keepAwake', { label: words.t('awake.title'), about: words.t('awake.about') }) : nothing}
    ${explained(shell, 'premoves', { label: words.t('premove.title'), about: words.t('premove.about') })}
    ${explained(shell, 'ceremonies', { label: words.t('ceremony.title'), about: words.t('ceremony.about') })}`;
};
