import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { withoutDirections } from '../../../game/tree.ts';
import { chapterIndex, countChapters } from '../../../store/study/chapters.ts';
import type { Study } from '../../../store/studyStore.ts';
import { type IconName, icon } from '../../kit/icons.ts';
import type { Shell } from '../../kit/shell.ts';
import { chapterChoice } from './chapterWords.ts';

interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly isAvailable: boolean;
  readonly isTurned?: true;
  readonly press: () => void;
}

const toolButton = ({ icon: name, label, isAvailable, isTurned, press }: Tool): TemplateResult => html`
  <button type="button" class="move-tool ${isTurned ? 'turned' : ''}" aria-label=${label} title=${label} aria-disabled=${isAvailable ? nothing : 'true'}
    @click=${() => isAvailable && press()}>${icon(name)}</button>`;

/** The focus moves to the tools, since this button disappears with its undo. */
const undoDelete = ({ play, words, say }: Shell): TemplateResult | typeof nothing => {
  if (play.stores.study.getState().removedChapter === undefined) return nothing;
  const undo = ({ currentTarget }: Event): void => {
    const line = (currentTarget as HTMLElement).previousElementSibling;
    play.study.restoreChapter();
    line?.querySelector<HTMLElement>('.move-tool:last-child')?.focus();
    const { study } = play.stores.study.getState();
    if (study !== undefined)
      say(words.t('chapters.of', { number: chapterIndex(study) + 1, count: countChapters(study) }));
  };
  return html`<button type="button" class="text-button" @click=${undo}>${words.t('chapters.undo')}</button>`;
};

/** The current chapter's number and name, with controls to change chapters. */
export const chapterLine = (shell: Shell, study: Study): TemplateResult => {
  const { words, play, say } = shell;
  const [index, count] = [chapterIndex(study), countChapters(study)];
  const move = (step: 1 | -1) => (): void => {
    play.study.moveChapter(step);
    say(words.t('chapters.moved', { number: index + 1 + step, count }));
  };
  const remove = (): void => {
    play.study.removeChapter();
    say(words.t('chapters.deleted'));
  };
  const tools: readonly Tool[] = [
    { icon: 'promote', label: words.t('chapters.earlier'), isAvailable: index > 0, press: move(-1) },
    {
      icon: 'promote',
      isTurned: true,
      label: words.t('chapters.later'),
      isAvailable: index < count - 1,
      press: move(1),
    },
    { icon: 'delete', label: words.t('chapters.delete'), isAvailable: count > 1, press: remove },
  ];
  return html`
    <div class="chapter-line" role="group" aria-label=${words.t('chapters.of', { number: index + 1, count })}>
      ${count > 1 ? chapterChoice(shell, study) : html`<span class="quiet">${words.t('chapters.of', { number: 1, count })}</span>`}
      <span class="tool-buttons">${tools.map(toolButton)}</span>
    </div>
    ${undoDelete(shell)}`;
};

/** The field for the current chapter's name. */
export const chapterNameField = ({ words, play }: Shell, study: Study): TemplateResult => {
  const name = (event: Event): void =>
    play.study.nameChapter(withoutDirections((event.target as HTMLInputElement).value));
  return html`
    <label class="choice-label" for="chapter-name">${words.t('chapters.nameOf')}</label>
    <input id="chapter-name" type="text" dir="auto" maxlength="120" .value=${live(study.details?.title ?? '')} @input=${name} />`;
};
