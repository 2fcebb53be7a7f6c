import { html, nothing, type TemplateResult } from 'lit';
import { CHARACTERS, type Character, isCharacter, type Opponent, opponentsOf } from '../../game/seat.ts';
import { selectTally } from '../../store/records.ts';
import { seatsOf, selectOpponent } from '../../store/seating.ts';
import { choice, listChoice } from '../kit/choices.ts';
import { portrait } from '../kit/discs.ts';
import { colorWord, opponentText, seatName } from '../words/names.ts';
import { levelChoice, thinkingTimeChoice } from './levelChoice.ts';
import type { MenuView } from './menuView.ts';

const ABOUT = 'opponent-about';

/** Both players' names, when computers play each other. */
const bothText = ({ shell: { words }, settings }: MenuView): string => {
  const { black, white } = seatsOf(settings, 'none');
  return words.t('menu.noneAbout', {
    black: seatName(words, black),
    white: seatName(words, white),
    blackColor: colorWord(words, 'black', settings.game),
    whiteColor: colorWord(words, 'white', settings.game),
  });
};

/** The person's record against the chosen opponent. */
const recordText = ({ shell, settings }: MenuView): string => {
  const { words, play } = shell;
  const opponent = selectOpponent(settings);
  const rival = { game: settings.game, opponent, level: settings.levels[opponent] };
  const { won, drawn, lost } = selectTally(play.stores.records.getState(), rival);
  return won + drawn + lost === 0 ? words.t('record.none') : words.t('record.tally', { won, drawn, lost });
};

const recordLine = (view: MenuView): TemplateResult =>
  view.settings.side === 'none' ? html`${nothing}` : html`<p class="quiet record">${recordText(view)}</p>`;

/** The face, how the character plays, and the person's record against it. */
const characterCard = (view: MenuView, character: Character, about: string): TemplateResult => html`
  <div class="character">
    ${portrait(character)}
    <div><p class="quiet" id=${ABOUT}>${about}</p>${recordLine(view)}</div>
  </div>`;

/** The eight faces in a row, an alternative to the list. */
const characterRow = ({ shell, settings }: MenuView): TemplateResult => {
  const { words, play } = shell;
  return choice<Character>({
    name: 'character',
    label: words.t('menu.characters'),
    className: 'characters',
    options: CHARACTERS.map(value => ({
      value,
      label: words.t(`opponent.${value}`),
      picture: portrait(value),
      quiet: true,
    })),
    value: CHARACTERS.find(character => character === selectOpponent(settings)),
    onChoose: character => play.set('opponent', character),
  });
};

const aboutOpponent = (view: MenuView, about: string | undefined): TemplateResult => {
  const opponent = selectOpponent(view.settings);
  if (about === undefined) return html`${nothing}`;
  if (view.settings.side === 'none' || !isCharacter(opponent))
    return html`<p class="quiet" id=${ABOUT}>${about}</p>`;
  return html`${characterRow(view)} ${characterCard(view, opponent, about)}`;
};

const opponentList = (view: MenuView): TemplateResult => {
  const { shell, settings } = view;
  const { words, play } = shell;
  const about =
    settings.side === 'none' ? bothText(view) : opponentText(words, selectOpponent(settings), settings.game);
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
    </div>
    ${aboutOpponent(view, about)}`;
};

/** Which opponent, and how strong; not shown for two people. */
export const opponentChoice = (view: MenuView): TemplateResult => {
  const { shell, settings } = view;
  if (settings.side === 'both') return html`<p class="quiet">${shell.words.t('menu.bothAbout')}</p>`;
  return html`
    ${opponentList(view)} ${levelChoice(shell, settings)} ${thinkingTimeChoice(shell, settings)}
    ${isCharacter(selectOpponent(settings)) ? nothing : recordLine(view)}`;
};
