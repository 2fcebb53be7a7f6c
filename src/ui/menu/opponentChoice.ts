import { html, nothing, type TemplateResult } from 'lit';
import { CHARACTERS, type Character, isCharacter, type Opponent, opponentsOf } from '../../game/seat.ts';
import { computerSeat, seatsOf, selectOpponent } from '../../store/seating.ts';
import { selectTally } from '../../store/tallies.ts';
import { choice, listChoice } from '../kit/choices.ts';
import { portrait } from '../kit/discs.ts';
import { colorWord, opponentText, seatName } from '../words/names.ts';
import { levelChoice, thinkingTimeChoice } from './levelChoice.ts';
import type { MenuContext } from './menuContext.ts';

const ABOUT = 'opponent-about';

/** Both players' names, when computers play each other. */
const bothText = ({ shell: { words }, settings }: MenuContext): string => {
  const { black, white } = seatsOf(settings, 'none');
  return words.t('menu.noneAbout', {
    black: seatName(words, black),
    white: seatName(words, white),
    blackColor: colorWord(words, 'black', settings.game),
    whiteColor: colorWord(words, 'white', settings.game),
  });
};

/** The person's record against the chosen opponent. */
const recordText = ({ shell, settings }: MenuContext): string => {
  const { words, play } = shell;
  const opponent = selectOpponent(settings);
  const rival = { game: settings.game, opponent, level: settings.levels[opponent] };
  const { won, drawn, lost } = selectTally(play.stores.records.getState(), rival);
  if (won + drawn + lost === 0)
    return words.t('record.none', { name: seatName(words, computerSeat(settings, opponent)) });
  return words.t('record.tally', {
    won: words.t('record.won', { count: won }),
    drawn: words.t('record.drawn', { count: drawn }),
    lost: words.t('record.lost', { count: lost }),
  });
};

/** Games from a position set up by hand are not counted. */
const recordParagraph = (context: MenuContext): TemplateResult =>
  context.settings.side === 'none' || context.setup.start !== undefined
    ? html`${nothing}`
    : html`<p class="quiet record">${recordText(context)}</p>`;

/** The face, how the character plays, and the person's record against it. */
const characterCard = (context: MenuContext, character: Character, about: string): TemplateResult => html`
  <div class="character">
    ${portrait(character)}
    <div><p class="quiet" id=${ABOUT}>${about}</p>${recordParagraph(context)}</div>
  </div>`;

/** The eight faces in a row, an alternative to the list. */
const characterRow = ({ shell, settings }: MenuContext): TemplateResult => {
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

const aboutOpponent = (context: MenuContext, about: string | undefined): TemplateResult => {
  const opponent = selectOpponent(context.settings);
  if (about === undefined) return html`${nothing}`;
  if (context.settings.side === 'none' || !isCharacter(opponent))
    return html`<p class="quiet" id=${ABOUT}>${about}</p>`;
  return html`${characterRow(context)} ${characterCard(context, opponent, about)}`;
};

const opponentList = (context: MenuContext): TemplateResult => {
  const { shell, settings } = context;
  const { words, play } = shell;
  const about =
    settings.side === 'none'
      ? bothText(context)
      : opponentText(words, selectOpponent(settings), settings.game);
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
    ${aboutOpponent(context, about)}`;
};

/** Which opponent, and how strong; not shown for two people. */
export const opponentChoice = (context: MenuContext): TemplateResult => {
  const { shell, settings } = context;
  if (settings.side === 'both') return html`<p class="quiet">${shell.words.t('menu.bothAbout')}</p>`;
  return html`
    ${opponentList(context)} ${levelChoice(shell, settings)} ${thinkingTimeChoice(shell, settings)}
    ${isCharacter(selectOpponent(settings)) ? nothing : recordParagraph(context)}`;
};
