import type { TemplateResult } from 'lit';
import { rulesOf } from '../../game/games.ts';
import { SIDES, type Side } from '../../store/settingsStore.ts';
import { choice } from '../kit/choices.ts';
import { disc, mixedDisc, twoDiscs } from '../kit/discs.ts';
import { icon } from '../kit/icons.ts';
import { colorWord } from '../words/names.ts';
import type { MenuContext } from './menuContext.ts';

const sidePicture = ({ settings }: MenuContext, side: Side): TemplateResult => {
  const rules = rulesOf(settings.game);
  switch (side) {
    case 'random':
      return mixedDisc(settings, rules);
    case 'both':
      return twoDiscs(settings, rules);
    case 'none':
      return icon('watch');
    default:
      return disc(settings, side, rules);
  }
};

const sideWord = ({ shell: { words }, settings }: MenuContext, side: Side): string =>
  side === 'black' || side === 'white' ? colorWord(words, side, settings.game) : words.t(`menu.${side}`);

/** The side that the person plays: one, either, both or none. */
export const sideChoice = (context: MenuContext): TemplateResult => {
  const { shell, settings } = context;
  return choice({
    name: 'side',
    label: shell.words.t('menu.youPlay'),
    className: 'sides',
    options: SIDES.map(value => ({
      value,
      label: sideWord(context, value),
      picture: sidePicture(context, value),
    })),
    value: settings.side,
    onChoose: side => shell.play.set('side', side),
  });
};
