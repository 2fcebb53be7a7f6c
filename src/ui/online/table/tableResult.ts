import { html, nothing, type TemplateResult } from 'lit';
import type { Offer } from '../../../net/contract/tableState.ts';
import { isAvailable } from '../../../play/commands/commands.ts';
import {
  isLeftAlone,
  offerOfOther,
  ownOffer,
  selectOwnSeat,
  selectRatingChange,
} from '../../../store/table/tableSelectors.ts';
import type { Shell } from '../../kit/shell.ts';
import { otherName } from '../../words/names.ts';
import { changeText, spokenChange, unratedText } from '../../words/stakes.ts';
import { type CardButton, clubButton, type TableCard, tableCards } from './tableCards.ts';

const NEXT = ['rematch', 'newGame'] as const;

const onlineState = ({ play }: Shell) => play.stores.online.getState();

/** The opponent's pending request. */
const wishOf = (shell: Shell): Offer | undefined =>
  NEXT.map(what => offerOfOther(onlineState(shell), what)).find(offer => offer !== undefined);

const ownWishOf = (shell: Shell): Offer | undefined =>
  NEXT.map(what => ownOffer(onlineState(shell), what)).find(offer => offer !== undefined);

/** The opponent's pending request as text. */
export const wishText = (shell: Shell): string | undefined => {
  const wish = wishOf(shell);
  const name = otherName(shell.words, onlineState(shell));
  return wish && shell.words.t(`table.offered.${wish.what}`, { name });
};

/** A problem to report first, with its remedy; the way out is beside the board. */
const troubleOf = (shell: Shell): TableCard | undefined => {
  const [card] = tableCards(shell);
  if (card?.isTrouble !== true) return undefined;
  return { ...card, buttons: card.buttons.filter(({ isMain }) => isMain) };
};

/** Replaces the margin when there is a request to answer or a problem to report. */
export const tableDetail = (shell: Shell): string | undefined =>
  troubleOf(shell)?.text ?? wishText(shell) ?? tableCards(shell)[0]?.text;

/** The change of the person's rating, or why a match that should have been rated was not. */
export const tableRating = (shell: Shell): TemplateResult | undefined => {
  const { words } = shell;
  const state = onlineState(shell);
  const change = selectRatingChange(state);
  if (change !== undefined)
    return html`<span aria-hidden="true">${changeText(words, change)}</span><span class="unseen">${spokenChange(words, change)}</span>`;
  const { setup, match } = state.table ?? {};
  const why = setup && match?.unrated && unratedText(words, setup, match.unrated);
  return why === undefined ? undefined : html`${why}`;
};

interface ResultButton extends CardButton {
  readonly isOff?: boolean;
}

const rematch = ({ words, play }: Shell): ResultButton => {
  const isOff = !isAvailable('offerRematch', play);
  const press = (): void => {
    if (!isOff) play.online.ask('rematch');
  };
  return { label: words.t('command.offerRematch'), press, isMain: true, isOff };
};

/** Another game, once the other player has left. */
const again = ({ words, play }: Shell): ResultButton => ({
  label: words.t(play.stores.online.getState().isFromLobby ? 'command.findAnother' : 'command.inviteAgain'),
  press: () => play.online.playAgain(),
  isMain: true,
});

const answers = ({ words, play }: Shell, wish: Offer): readonly ResultButton[] => [
  { label: words.t('table.accept'), press: () => play.online.answer(wish, true), isMain: true },
  { label: words.t('table.decline'), press: () => play.online.answer(wish, false) },
];

const withdrawal = ({ words, play }: Shell, wish: Offer): ResultButton => ({
  label: words.t('table.withdraw'),
  press: () => play.online.answer(wish, false),
});

/** In a club the primary button leads back to it; a rematch remains possible. */
const waysFromClub = (shell: Shell, way: ResultButton): readonly ResultButton[] => {
  const state = onlineState(shell);
  const [wish, own] = [wishOf(shell), ownWishOf(shell)];
  const isOver = selectOwnSeat(state) === undefined || isLeftAlone(state);
  const others = wish !== undefined ? answers(shell, wish) : isOver ? [] : [rematch(shell)];
  const extras = own === undefined ? [] : [withdrawal(shell, own)];
  return [way, ...[...others, ...extras].map(button => ({ ...button, isMain: false }))];
};

/** The buttons for another game: answer the opponent, offer a rematch, or play someone else. */
const waysOn = (shell: Shell): readonly ResultButton[] => {
  const [wish, own, trouble] = [wishOf(shell), ownWishOf(shell), troubleOf(shell)];
  const way = clubButton(shell);
  if (way !== undefined && trouble === undefined) return waysFromClub(shell, way);
  if (selectOwnSeat(onlineState(shell)) === undefined) return trouble?.buttons ?? [];
  if (isLeftAlone(onlineState(shell)) && trouble === undefined) return [again(shell)];
  if (wish !== undefined && trouble === undefined) return answers(shell, wish);
  if (trouble !== undefined) return trouble.buttons;
  return [own === undefined ? rematch(shell) : withdrawal(shell, own)];
};

const button = ({ label, press, isMain = false, isOff = false }: ResultButton): TemplateResult => html`
  <button type="button" class=${isMain ? 'primary' : 'secondary'} aria-disabled=${isOff ? 'true' : nothing}
    @click=${press}>${label}</button>`;

/** The buttons after a match at a table; the others are beside the board. */
export const tableButtons = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const lookBack = { label: words.t('command.lookBack'), press: () => play.study.review() };
  return html`${[...waysOn(shell), lookBack].map(button)}`;
};
