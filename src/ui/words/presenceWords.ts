import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { Rating, SeatState } from '../../net/contract/tableState.ts';
import type { PresenceName } from '../../net/contract/words.ts';
import { icon } from '../kit/icons.ts';

/** A word and an icon, each with its own shape, so that nothing depends on color. */
export const presenceSign = (words: Words, presence: PresenceName): TemplateResult => html`
  <span class="presence ${presence}">${icon(presence)}<span>${words.t(`online.presence.${presence}`)}</span></span>`;

/** `1520`, or `1480?` while it is based on few matches. */
export const ratingFigure = (words: Words, rating: Rating | undefined): TemplateResult =>
  rating === undefined
    ? html`${nothing}`
    : html`<span class="rating">${words.t(rating.isProvisional ? 'online.ratingShownProvisional' : 'online.ratingShown', { value: rating.value })}</span>`;

const ratingText = (words: Words, { value, isProvisional }: Rating): string =>
  words.t(isProvisional ? 'online.ratingProvisional' : 'online.rating', { value });

/** What a table knows about a player, in words for screen readers. */
export const seatWords = (words: Words, seat: SeatState | undefined, isYou: boolean): readonly string[] => {
  if (seat === undefined) return [];
  return [
    ...(seat.rating === undefined ? [] : [ratingText(words, seat.rating)]),
    ...(isYou ? [] : [words.t(`online.presence.${seat.presence}`)]),
  ];
};
