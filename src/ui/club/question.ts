import { html, nothing, type TemplateResult } from 'lit';
import { makeSquare, type Square } from '../../game/square.ts';
import type { ClubState, ShownQuestion } from '../../net/contract/club.ts';
import { toggle } from '../kit/choices.ts';
import { listText } from '../words/locale.ts';
import type { ClubContext } from './people.ts';

/** How the host views the answers. */
interface Looking {
  /** The squares to be revealed as the best. */
  readonly best: readonly Square[];
  /** Whether names are shown; otherwise the host's screen does not reveal who answered what. */
  readonly isNamed: boolean;
  readonly choose: (best: readonly Square[]) => void;
  readonly name: (isNamed: boolean) => void;
}

interface Answer {
  readonly square: Square;
  readonly names: readonly string[];
}

/** The answers by square, the most frequent first. */
const answersOf = ({ members }: ClubState, { answers = [] }: ShownQuestion): readonly Answer[] => {
  const squares = [...new Set(answers.map(({ square }) => square))];
  const nameOf = (id: number): string => members.find(member => member.id === id)?.name ?? `${id}`;
  return squares
    .map(square => ({
      square,
      names: answers.filter(one => one.square === square).map(({ member }) => nameOf(member)),
    }))
    .toSorted((a, b) => b.names.length - a.names.length);
};

const answerRow = (
  { shell: { words } }: ClubContext,
  { square, names }: Answer,
  { best, isNamed, choose }: Looking,
): TemplateResult => {
  const isBest = best.includes(square);
  const name = makeSquare(square);
  return html`
    <li>
      <button type="button" class="secondary" aria-pressed=${isBest ? 'true' : 'false'}
        aria-label=${words.t('club.isBest', { square: name })}
        @click=${() => choose(isBest ? best.filter(one => one !== square) : [...best, square])}>${name}</button>
      <span class="numeral">${names.length}</span>
      ${isNamed ? html`<span class="quiet" dir="auto">${listText(words, names)}</span>` : nothing}
    </li>`;
};

/** The `Your turn` question and its answers. */
export const questionParts = (context: ClubContext, club: ClubState, looking: Looking): TemplateResult => {
  const { shell, calls } = context;
  const { words } = shell;
  const { question, members } = club;
  const here = members.filter(({ presence }) => presence === 'here').length;
  return html`
    <section class="place-part" aria-labelledby="club-question">
      <h2 id="club-question">${words.t('club.question')}</h2>
      <div class="club-buttons">
        <button type="button" class=${question === undefined ? 'primary' : 'secondary'} @click=${() => calls.ask()}>${words.t('club.ask')}</button>
        ${
          question === undefined
            ? nothing
            : html`<button type="button" class="primary" @click=${() => calls.reveal(looking.best)}>${words.t('club.reveal')}</button>`
        }
        ${toggle(words.t('club.names'), looking.isNamed, looking.name)}
      </div>
      ${
        question === undefined
          ? html`<p class="quiet">${words.t('club.askAbout')}</p>`
          : html`
            <p role="status">${words.t('club.answered', { count: question.answered, all: here })}</p>
            <p class="quiet">${words.t('club.bestAbout')}</p>
            <ul class="club-answers" role="list">${answersOf(club, question).map(answer => answerRow(context, answer, looking))}</ul>`
      }
    </section>`;
};
