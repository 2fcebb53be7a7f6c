import './kept.css';
import { html, nothing, type TemplateResult } from 'lit';
import { positionOf } from '../../game/match.ts';
import { countNodes } from '../../game/tree.ts';
import { matchAt } from '../../play/study/lines.ts';
import type { ListedStudy } from '../../store/kept/storedStudy.ts';
import { icon } from '../kit/icons.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';
import { dateText } from '../words/locale.ts';
import { gameText } from '../words/names.ts';
import { studyTitle } from '../words/study/studyWords.ts';

const forget = ({ play, words, say }: Shell, id: string): void => {
  play.study.forget(id);
  say(words.t('places.forgotten'));
  document.querySelector<HTMLElement>('.bring-back')?.focus();
};

const bringBack = ({ play, words, say }: Shell): void => {
  play.study.bringBack();
  say(words.t('places.broughtBack'));
};

/** A saved study: its last viewed position, its game, its size and the date of its last change. */
const keptStudy = (shell: Shell, { study, at, savedAt, isHeld = false }: ListedStudy): TemplateResult => {
  const { words, play } = shell;
  const match = matchAt(study, at);
  const id = `kept-${study.id}`;
  const count = countNodes(study.tree);
  const facts = [
    ...(study.origin === undefined ? [] : [gameText(words, match)]),
    ...(count === 0 ? [] : [words.t('places.studied', { count })]),
    isHeld ? words.t('places.held') : dateText(words, savedAt),
  ];
  return html`
    <li class="kept card">
      ${positionPicture(play.stores.settings.getState(), positionOf(match))}
      <div class="kept-words">
        <h3 id=${id}><span>${studyTitle(words, match, study)}</span></h3>
        <p class="quiet">${facts.join(words.t('comma'))}</p>
      </div>
      <div class="kept-buttons">
        <button type="button" class="secondary" aria-describedby=${id} @click=${() => play.study.reopen(study.id)}>
          ${words.t('places.openStudy')}
        </button>
        ${isHeld ? html`<button type="button" class="secondary" aria-describedby=${id} @click=${() => play.study.keep(study.id)}>${words.t('places.keepStudy')}</button>` : nothing}
        <button type="button" class="icon-button" aria-label=${words.t('places.forgetStudy')} aria-describedby=${id}
          title=${words.t('places.forgetStudy')} @click=${() => forget(shell, study.id)}>
          ${icon('delete')}
        </button>
      </div>
    </li>`;
};

const undoDelete = (shell: Shell): TemplateResult => html`
  <p class="kept-forgotten">
    <span>${shell.words.t('places.forgotten')}</span>
    <button type="button" class="text-button bring-back" @click=${() => bringBack(shell)}>
      ${shell.words.t('places.bringBack')}
    </button>
  </p>`;

/** The studies saved in this browser; nothing if there are none. */
export const keptStudies = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { keptStudies: kept, forgottenStudy } = play.stores.app.getState();
  if (kept.length === 0 && forgottenStudy === undefined) return html`${nothing}`;
  return html`
    <section class="place-part" aria-labelledby="kept-studies">
      <h2 id="kept-studies">${words.t('places.studies')}</h2>
      ${forgottenStudy === undefined ? nothing : undoDelete(shell)}
      <ol class="kept-list" role="list">${kept.map(saved => keptStudy(shell, saved))}</ol>
    </section>`;
};
