import { html, nothing, type TemplateResult } from 'lit';
import { RULES } from '../../../game/rules.ts';
import { MARK_SHAPES } from '../../../look/marks.ts';
import { ANIMATION_SPEEDS } from '../../../look/motion.ts';
import { QUARTERS } from '../../../look/turning.ts';
import { DISC_SIZES } from '../../../store/settingsStore.ts';
import { choice, toggle } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';
import { choiceField, onOff } from './fields.ts';

const DEGREES = 90;

/** How the board lies. The board of Connect Four, whose discs fall, can only be mirrored. */
const turnFields = ({ words, play }: Shell): TemplateResult => {
  const { boardTurn } = play.stores.settings.getState();
  const falls = RULES[play.stores.app.getState().rules].picks === 'column';
  return html`
    ${
      falls
        ? nothing
        : choice({
            name: 'setting-turn',
            label: words.t('turning.title'),
            className: 'segments',
            options: QUARTERS.map(quarters => ({
              value: String(quarters),
              label: words.t('turning.degrees', { degrees: quarters * DEGREES }),
            })),
            value: String(boardTurn.quarters),
            onChoose: chosen => {
              const quarters = QUARTERS.find(one => String(one) === chosen) ?? 0;
              play.set('boardTurn', { ...boardTurn, quarters });
            },
          })
    }
    ${toggle(words.t('turning.mirrored'), boardTurn.isMirrored, isMirrored => play.set('boardTurn', { ...boardTurn, isMirrored }))}`;
};

/** How the board looks, moves and lies. */
export const boardGroup = (shell: Shell): TemplateResult => {
  const { words } = shell;
  return html`
    ${choiceField(
      shell,
      'animation',
      ANIMATION_SPEEDS.map(value => ({ value, label: words.t(`settings.animations.${value}`) })),
    )}
    ${onOff(shell, 'legalMarks')}
    ${choiceField(
      shell,
      'marks',
      MARK_SHAPES.map(value => ({ value, label: words.t(`settings.markShapes.${value}`) })),
    )}
    ${choiceField(
      shell,
      'discSize',
      DISC_SIZES.map(value => ({ value, label: words.t(`settings.discSizes.${value}`) })),
    )}
    ${onOff(shell, 'patterns')} ${turnFields(shell)}`;
};
