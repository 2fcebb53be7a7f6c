import { html, nothing, type TemplateResult } from 'lit';
import { readAnything } from '../../formats/any/salvage.ts';
import type { GameRecord } from '../../formats/record.ts';
import { matchAt } from '../../play/study/lines.ts';
import { chaptersOf } from '../../store/study/chapters.ts';
import type { Study } from '../../store/studyStore.ts';
import { listChoice } from '../kit/choices.ts';
import { leftOutList } from '../words/leftOutList.ts';
import { studyTitle } from '../words/study/studyWords.ts';
import type { ClubContext } from './people.ts';

/** The host's sources of slides: a text, or a study with its chapters. */
export const createSources = () => {
  let records: readonly GameRecord[] = [];
  let shown = 0;
  let studyId: string | undefined;
  let isUnread = false;
  let leftOut: readonly string[] = [];
  let isListed = false;

  type Take = (record: GameRecord) => void;

  const open = (next: readonly GameRecord[], at: number, take: Take): void => {
    records = next;
    shown = at;
    const record = next[at];
    if (record !== undefined) take(record);
  };

  const paste = ({ redraw }: ClubContext, take: Take, event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector('textarea');
    const reading = readAnything([{ name: '', content: field?.value ?? '' }]);
    const { records: found } = reading.found;
    leftOut = reading.leftOut;
    isUnread = found.length === 0;
    if (isUnread) {
      redraw();
      return;
    }
    studyId = undefined;
    if (field !== null) field.value = '';
    open(found, 0, take);
  };

  /** A study replaces the text and its messages; without a study, its chapters go too. */
  const choose = ({ redraw }: ClubContext, study: Study | undefined, take: Take): void => {
    [studyId, isUnread, leftOut] = [study?.id, false, []];
    open(study === undefined ? [] : chaptersOf(study), 0, take);
    redraw();
  };

  const pasteField = (context: ClubContext, take: Take): TemplateResult => {
    const { words } = context.shell;
    return html`
      <details class="club-paste">
        <summary>${words.t('club.paste')}</summary>
        <form class="field" @submit=${(event: SubmitEvent) => paste(context, take, event)}>
          <textarea rows="4" dir="ltr" aria-label=${words.t('club.paste')} aria-invalid=${isUnread ? 'true' : nothing}></textarea>
          <p class="refused" role="alert">${isUnread ? words.t('club.pasteRefused') : nothing}</p>
          <button type="submit" class="secondary">${words.t('club.take')}</button>
          ${leftOutList(words, leftOut)}
        </form>
      </details>`;
  };

  const studies = (context: ClubContext, take: Take): TemplateResult => {
    const { words, play } = context.shell;
    const { keptStudies } = play.stores.app.getState();
    if (keptStudies.length === 0) return html`${nothing}`;
    const none = { value: '', label: words.t('club.noStudy') };
    return html`<div class="field">${listChoice({
      id: 'club-study',
      label: words.t('club.fromStudy'),
      options: [
        none,
        ...keptStudies.map(({ study, at }) => ({
          value: study.id,
          label: study.title ?? studyTitle(words, matchAt(study, at), study),
        })),
      ],
      value: studyId ?? '',
      onChoose: id => choose(context, keptStudies.find(({ study }) => study.id === id)?.study, take),
    })}</div>`;
  };

  const chapters = ({ shell: { words } }: ClubContext, take: Take): TemplateResult =>
    records.length < 2
      ? html`${nothing}`
      : html`<div class="field">${listChoice({
          id: 'club-chapter',
          label: words.t('chapters.list'),
          options: records.map(({ title }, index) => ({
            value: String(index),
            label: title ?? words.t('chapters.numbered', { number: index + 1 }),
          })),
          value: String(shown),
          onChoose: index => open(records, Number(index), take),
        })}</div>`;

  return (context: ClubContext, take: Take): TemplateResult => {
    if (!isListed) context.shell.play.study.list();
    isListed = true;
    return html`${studies(context, take)} ${chapters(context, take)} ${pasteField(context, take)}`;
  };
};
