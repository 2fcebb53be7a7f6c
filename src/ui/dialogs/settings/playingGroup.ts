import type { Shell } from '../../kit/shell.ts';
import { explained, type Field } from './fields.ts';

/** How a person makes moves. */
export const playingGroup = (shell: Shell): readonly Field[] => {
  const { t } = shell.words;
  return [
    explained(shell, 'confirmMoves', { label: t('confirm.title'), about: t('confirm.about') }),
    explained(shell, 'dragDiscs', { label: t('dragging.title'), about: t('dragging.about') }),
    ...('wakeLock' in navigator
      ? [explained(shell, 'keepAwake', { label: t('awake.title'), about: t('awake.about') })]
      : []),
    explained(shell, 'premoves', { label: t('premove.title'), about: t('premove.about') }),
    explained(shell, 'ceremonies', { label: t('ceremony.title'), about: t('ceremony.about') }),
  ];
};
