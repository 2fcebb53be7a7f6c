import { html, nothing, type TemplateResult } from 'lit';
import { COLORS, type Color } from '../../game/color.ts';
import { rulesOf } from '../../game/games.ts';
import { canFit, type Opponent, opponentsOf } from '../../game/seat.ts';
import { selectTally } from '../../store/results/tallies.ts';
import {
  computerSeat,
  FIT_SETTINGS,
  seatsOf,
  selectFitsMe,
  selectFittedSeat,
  selectMayFit,
  selectOpponent,
} from '../../store/seating.ts';
import { choice } from '../kit/choices.ts';
import { disc, portrait } from '../kit/discs.ts';
import { colorWord, opponentText, seatName } from '../words/names.ts';
import { type Fitting, levelChoice, thinkingTimeChoice } from './levelChoice.ts';
import type { MenuContext } from './menuContext.ts';

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
  context.setup.start !== undefined || selectFitsMe(context.settings)
    ? html`${nothing}`
    : html`<p class="quiet record">${recordText(context)}</p>`;

/** A choice among the computer players. */
interface Faces {
  readonly name: string;
  readonly label: string;
  readonly chosen: Opponent | undefined;
  readonly onChoose: (opponent: Opponent) => void;
}

/** Faces with their names; none if the game has a single computer player. */
const faceRow = (
  { shell: { words }, settings: { game } }: MenuContext,
  { name, label, chosen, onChoose }: Faces,
): TemplateResult => {
  const opponents = opponentsOf(game);
  if (opponents.length < 2) return html`${nothing}`;
  return choice<Opponent>({
    name,
    label,
    className: 'opponents',
    options: opponents.map(value => ({
      value,
      label: words.t(`opponent.${value}`),
      picture: portrait(value),
    })),
    value: chosen,
    onChoose,
  });
};

/** One of two computers that play each other: a disc of its color, the faces, its level. */
const watchedChoice = (context: MenuContext, color: Color): TemplateResult => {
  const { shell, settings } = context;
  const { words, play } = shell;
  const seat = seatsOf(settings, 'none')[color];
  if (seat.type !== 'computer') return html`${nothing}`;
  const named = { color: colorWord(words, color, settings.game) };
  const faces = faceRow(context, {
    name: `opponent-${color}`,
    label: words.t('menu.player', named),
    chosen: seat.opponent,
    onChoose: opponent => play.setSeat(color, computerSeat(settings, opponent)),
  });
  const level = levelChoice(shell, {
    id: `${color}-level`,
    label: words.t('menu.playerLevel', named),
    opponent: seat.opponent,
    level: seat.level,
    onLevel: chosen => play.setSeat(color, { type: 'computer', opponent: seat.opponent, level: chosen }),
  });
  return html`
    <div class="watched">${disc(settings, color, rulesOf(settings.game))} ${faces} ${level}</div>`;
};

/** Adapting to the person, if the opponent can. */
const fittingOf = ({ shell: { play }, settings }: MenuContext): Fitting | undefined => {
  const opponent = selectOpponent(settings);
  if (!selectMayFit(settings) || !canFit(opponent)) return undefined;
  return {
    isChosen: selectFitsMe(settings),
    level: selectFittedSeat(settings, opponent)?.level ?? 1,
    choose: () => play.set(FIT_SETTINGS[opponent].wanted, true),
  };
};

/** The computer that the person plays: its face, its style or level, and the person's record against it. */
const rivalChoice = (context: MenuContext): TemplateResult => {
  const { shell, settings } = context;
  const { words, play } = shell;
  const opponent = selectOpponent(settings);
  const about = opponentText(words, opponent, settings.game);
  const faces = faceRow(context, {
    name: 'opponent',
    label: words.t('menu.opponent'),
    chosen: opponent,
    onChoose: chosen => play.set('opponent', chosen),
  });
  const level = levelChoice(shell, {
    id: 'level',
    label: words.t('menu.level'),
    opponent,
    level: settings.levels[opponent],
    fitting: fittingOf(context),
    onLevel: chosen => play.setLevel(chosen),
  });
  return html`
    ${faces} ${about === undefined ? nothing : html`<p class="quiet opponent-about">${about}</p>`} ${level}
    ${thinkingTimeChoice(shell, settings)} ${recordParagraph(context)}`;
};

/** The opponent and its strength; two computers if the person watches, none for two people. */
export const opponentChoice = (context: MenuContext): TemplateResult => {
  switch (context.settings.side) {
    case 'both':
      return html`<p class="quiet">${context.shell.words.t('menu.bothAbout')}</p>`;
    case 'none':
      return html`${COLORS.map(color => watchedChoice(context, color))}`;
    default:
      return rivalChoice(context);
  }
};
