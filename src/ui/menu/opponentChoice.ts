import { html, nothing, type TemplateResult } from 'lit';
import { COLORS, type Color } from '../../game/color.ts';
import { rulesOf } from '../../game/games.ts';
import { CHARACTERS, type Character, isCharacter, type Opponent, opponentsOf } from '../../game/seat.ts';
import { selectTally } from '../../store/results/tallies.ts';
import { computerSeat, seatsOf, selectFitsMe, selectOpponent } from '../../store/seating.ts';
import { choice, listChoice } from '../kit/choices.ts';
import { disc, portrait } from '../kit/discs.ts';
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

/** Games from custom positions are not counted, nor those against the adaptive opponent. */
const recordParagraph = (context: MenuContext): TemplateResult =>
  context.settings.side === 'none' || context.setup.start !== undefined || selectFitsMe(context.settings)
    ? html`${nothing}`
    : html`<p class="quiet record">${recordText(context)}</p>`;

/** The face, the character's style, and the person's record against it. */
const characterCard = (context: MenuContext, character: Character, about: string): TemplateResult => html`
  <div class="character">
    ${portrait(character)}
    <div><p class="quiet" id=${ABOUT}>${about}</p>${recordParagraph(context)}</div>
  </div>`;

/** A choice among the eight faces. */
interface Faces {
  readonly name: string;
  readonly label: string;
  readonly chosen: Opponent | undefined;
  readonly onChoose: (character: Character) => void;
}

/** The eight faces in a row, an alternative to the list. */
const faceRow = (
  { shell: { words } }: MenuContext,
  { name, label, chosen, onChoose }: Faces,
): TemplateResult =>
  choice<Character>({
    name,
    label,
    className: 'characters',
    options: CHARACTERS.map(value => ({
      value,
      label: words.t(`opponent.${value}`),
      picture: portrait(value),
      quiet: true,
    })),
    value: CHARACTERS.find(character => character === chosen),
    onChoose,
  });

/** Faces for one of two computers, beside a disc of its color. */
const seatFaces = (context: MenuContext, color: Color): TemplateResult => {
  const { shell, settings } = context;
  const { words, play } = shell;
  const seat = seatsOf(settings, 'none')[color];
  const faces = faceRow(context, {
    name: `character-${color}`,
    label: words.t('menu.player', { color: colorWord(words, color, settings.game) }),
    chosen: seat.type === 'computer' ? seat.opponent : undefined,
    onChoose: character => play.setSeat(color, computerSeat(settings, character)),
  });
  return html`<div class="seat-faces">${disc(settings, color, rulesOf(settings.game))} ${faces}</div>`;
};

/** The faces of the opponent, or of both sides when computers play each other; Connect Four has no characters. */
const characterFaces = (context: MenuContext): TemplateResult => {
  const { shell, settings } = context;
  if (!opponentsOf(settings.game).some(isCharacter)) return html`${nothing}`;
  if (settings.side === 'none') return html`${COLORS.map(color => seatFaces(context, color))}`;
  return faceRow(context, {
    name: 'character',
    label: shell.words.t('menu.characters'),
    chosen: selectOpponent(settings),
    onChoose: character => shell.play.set('opponent', character),
  });
};

const aboutOpponent = (context: MenuContext, about: string | undefined): TemplateResult => {
  const opponent = selectOpponent(context.settings);
  if (about === undefined) return html`${nothing}`;
  return context.settings.side !== 'none' && isCharacter(opponent)
    ? characterCard(context, opponent, about)
    : html`<p class="quiet" id=${ABOUT}>${about}</p>`;
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
    ${characterFaces(context)} ${aboutOpponent(context, about)}`;
};

/** The opponent and its strength; hidden for two people. */
export const opponentChoice = (context: MenuContext): TemplateResult => {
  const { shell, settings } = context;
  if (settings.side === 'both') return html`<p class="quiet">${shell.words.t('menu.bothAbout')}</p>`;
  return html`
    ${opponentList(context)} ${levelChoice(shell, settings)} ${thinkingTimeChoice(shell, settings)}
    ${isCharacter(selectOpponent(settings)) ? nothing : recordParagraph(context)}`;
};
