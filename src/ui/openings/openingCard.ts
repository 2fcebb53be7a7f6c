import { html, nothing, type TemplateResult } from 'lit';
import { COLORS, type Color } from '../../game/color.ts';
import { type OthelloPosition, STANDARD_START } from '../../game/othello/position.ts';
import { makeTranscript, replay, type Transcript } from '../../game/transcript.ts';
import { languageOfName, type NamedOpening } from '../../openings/names.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';
import { RULES_WORDS } from '../words/rulesWords.ts';
import { openingWords } from '../words/study/openingWords.ts';

const positions = new Map<string, OthelloPosition>();

/** The position after an opening's moves; cached, since the list is rendered with every letter of a search. */
const positionAfterLine = (transcript: Transcript): OthelloPosition => {
  const text = makeTranscript(transcript);
  const known = positions.get(text);
  if (known !== undefined) return known;
  const replayed = replay(STANDARD_START, transcript);
  const position = (replayed.type === 'legal' ? replayed.positions.at(-1) : undefined) ?? STANDARD_START;
  positions.set(text, position);
  return position;
};

/** The English name, if the title is not English. */
const englishName = ({ words }: Shell, { name }: NamedOpening): TemplateResult | typeof nothing =>
  name.en === undefined || languageOfName(name, words.language()) === 'en'
    ? nothing
    : html`<span class="opening-other quiet" lang="en">${name.en}</span>`;

const gamesText = ({ words, play }: Shell, position: OthelloPosition): string | undefined => {
  const book = fetchedValue(play.stores.openings.getState().book);
  const here = book?.at(position);
  if (book === undefined) return undefined;
  return here === undefined
    ? words.t('openings.rare', { least: book.leastGames })
    : words.t('openings.gamesOf', { count: here.games });
};

/** With fewer than two plies there is no move to ask for one of the sides. */
const LEAST_LEARNED = 2;

const learnButton = (
  { words, play }: Shell,
  opening: Transcript,
  color: Color,
  name: string,
): TemplateResult => {
  const side = RULES_WORDS.othello.color(words, color);
  const isReady = fetchedValue(play.stores.openings.getState().book) !== undefined;
  return html`
    <button type="button" class="mark-button" ?disabled=${!isReady}
      aria-label=${words.t('openings.learnNamed', { name, color: side })}
      @click=${() => play.openings.learn(opening, color)}>${words.t('openings.learn', { color: side })}</button>`;
};

/** A named opening with its board and its actions. */
export const openingCard = (shell: Shell, opening: NamedOpening): TemplateResult => {
  const { words, play } = shell;
  const { transcript } = opening;
  const position = positionAfterLine(transcript);
  const moves = makeTranscript(transcript);
  const { text, lang } = openingWords(words, opening.name) ?? { text: moves, lang: undefined };
  const games = gamesText(shell, position);
  return html`
    <li class="opening-card card">
      ${positionPicture(play.stores.settings.getState(), position)}
      <div class="opening-words">
        <h3 lang=${lang ?? nothing}>${text}</h3>
        ${englishName(shell, opening)}
        <span class="opening-moves"><bdi>${moves}</bdi></span>
        ${games === undefined ? nothing : html`<span class="quiet">${games}</span>`}
      </div>
      <div class="opening-buttons">
        <button type="button" class="mark-button" aria-label=${words.t('openings.openNamed', { name: text })}
          @click=${() => play.openings.study(transcript)}>${words.t('openings.open')}</button>
        ${
          transcript.length < LEAST_LEARNED
            ? nothing
            : COLORS.map(color => learnButton(shell, transcript, color, text))
        }
      </div>
    </li>`;
};
