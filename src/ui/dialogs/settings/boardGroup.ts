import { RULES } from '../../../game/rules.ts';
import { MARK_SHAPES } from '../../../look/marks.ts';
import { ANIMATION_SPEEDS } from '../../../look/motion.ts';
import { QUARTERS } from '../../../look/turning.ts';
import { DISC_SIZES } from '../../../store/settingsStore.ts';
import type { Shell } from '../../kit/shell.ts';
import { choiceField, type Field, onOff, rare, segments, switchField } from './fields.ts';

const DEGREES = 90;

/** The board's rotation. Connect Four, whose discs fall, can only be mirrored. */
const turnFields = ({ words, play }: Shell): readonly Field[] => {
  const { boardTurn } = play.stores.settings.getState();
  const falls = RULES[play.stores.app.getState().rules].picks === 'column';
  const turned = segments({
    name: 'turn',
    label: words.t('turning.title'),
    options: QUARTERS.map(quarters => ({
      value: String(quarters),
      label: words.t('turning.degrees', { degrees: quarters * DEGREES }),
    })),
    value: String(boardTurn.quarters),
    onChoose: chosen => {
      const quarters = QUARTERS.find(one => String(one) === chosen) ?? 0;
      play.set('boardTurn', { ...boardTurn, quarters });
    },
  });
  const mirrored = switchField(words.t('turning.mirrored'), boardTurn.isMirrored, isMirrored =>
    play.set('boardTurn', { ...boardTurn, isMirrored }),
  );
  return falls ? [mirrored] : [turned, mirrored];
};

/** The board's look, motion and rotation. */
export const boardGroup = (shell: Shell): readonly Field[] => {
  const { words } = shell;
  return [
    choiceField(
      shell,
      'animation',
      ANIMATION_SPEEDS.map(value => ({ value, label: words.t(`settings.animations.${value}`) })),
    ),
    onOff(shell, 'legalMarks'),
    choiceField(
      shell,
      'marks',
      MARK_SHAPES.map(value => ({ value, label: words.t(`settings.markShapes.${value}`) })),
    ),
    choiceField(
      shell,
      'discSize',
      DISC_SIZES.map(value => ({ value, label: words.t(`settings.discSizes.${value}`) })),
    ),
    ...rare([onOff(shell, 'patterns'), ...turnFields(shell)]),
  ];
};
