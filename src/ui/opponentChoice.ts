import { html, nothing, type TemplateResult } from 'lit';
import { type Opponent, opponentsOf } from '../game/seat.ts';
import { seatsOf, selectOpponent } from '../store/seating.ts';
import { colorWord } from './colorWords.ts';
import { levelChoice, thinkingTimeChoice } from './levelChoice.ts';
import { listChoice } from './listChoice.ts';
import type { MenuView } from './menuView.ts';
import { opponentText } from './opponentWords.ts';
import { seatName } from './seatNames.ts';

const ABOUT = 'opponent-about';

/** Where computers play each other both are told; else the opponent. */
const aboutText = ({ shell: { words }, settings }: MenuView): string | undefined => {
  if (settings.side === 'none') {
    const { black, white } = seatsOf(settings, 'none');
    return words.t('menu.noneAbout', {
      black: seatName(words, black),
      white: seatName(words, white),
      blackColor: colorWord(words, 'black', settings.game),
      whiteColor: colorWord(words, 'white', settings.game),
    });
  }
  return opponentText(words, selectOpponent(settings), settings.game);
};

const opponentList = (view: MenuView): TemplateResult => {
  const { shell, settings } = view;
  const { words, play } = shell;
  const about = aboutText(view);
  return html`
    <div class="field opponent">
      ${listChoice<Opponent>({
        id: 'opponent',
        label: words.t('menu.opponent'),
        options: opponentsOf(settings.game).map(value => ({ value, label: words.t(`opponent.${value}`) })),
        value: selectOpponent(settings),
        describedBy: about === undefined ? undefined : ABOUT,
        onChoose: opponent => play.set('opponent', opponent),
      })}
      ${about === undefined ? nothing : html`<p class="quiet" id=${ABOUT}>${about}</p>`}
    </div>`;
};

/** Against whom, and how strong; two people need nobody. */
export const opponentChoice = (view: MenuView): TemplateResult => {
  const { shell, settings } = view;
  if (settings.side === 'both') return html`<p class="quiet">${shell.words.t('menu.bothAbout')}</p>`;
  return html`
    ${opponentList(view)} ${levelChoice(shell, settings)} ${thinkingTimeChoice(shell, settings)}`;
};
