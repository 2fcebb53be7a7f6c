import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { OpeningNames } from '../../openings/names.ts';
import { diaryCsv } from '../../store/diary/csv.ts';
import { type Diary, diaryOf, gamesIn } from '../../store/diary/diary.ts';
import { remember } from '../../store/following.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import { download } from '../kit/download.ts';
import type { Shell } from '../kit/shell.ts';
import { createEntryReading } from '../words/entryWords.ts';
import { openingWords } from '../words/study/openingWords.ts';
import { gamesPart, lossPart, namedPart, puzzlesPart } from './diaryParts.ts';

/** The languages of opening names not in the page's language. */
const languagesOf = remember((names: OpeningNames | undefined, words: Words, _: string) => {
  const all = names?.all.flatMap(({ name }) => openingWords(words, name) ?? []) ?? [];
  return new Map(all.flatMap(({ text, lang }) => (lang === undefined ? [] : [[text, lang] as const])));
});

const filled = (shell: Shell, diary: Diary): TemplateResult => {
  const { words } = shell;
  const save = (): void =>
    download(new Blob(['\ufeff', diaryCsv(diary)], { type: 'text/csv' }), `${words.t('diary.fileName')}.csv`);
  const names = fetchedValue(shell.play.stores.openings.getState().names);
  const languages = languagesOf(names, words, words.language());
  const [opponent, opening] = [words.t('diary.opponent'), words.t('diary.opening')];
  return html`
    <div class="diary card">
      <div class="diary-columns">
        <div class="diary-parts">
          ${gamesIn(diary.results) === 0 ? nothing : [gamesPart(shell, diary), lossPart(shell, diary)]}
          ${puzzlesPart(shell, diary)}
        </div>
        <div class="diary-parts">
          ${namedPart(shell, { title: words.t('diary.byOpponent'), head: opponent, all: diary.opponents })}
          ${namedPart(shell, { title: words.t('diary.byOpening'), head: opening, all: diary.openings, languages })}
        </div>
      </div>
      <button type="button" class="secondary" @click=${save}>${words.t('diary.exportCsv')}</button>
    </div>`;
};

/** Computes the diary from the library and the puzzles of this browser; cached until something changes. */
export const createDiaryReading = ({ words, play }: Shell): (() => Diary) => {
  const reading = createEntryReading(words, play.stores);
  /** The last three arguments only invalidate the cache when names have changed. */
  const read = remember(
    (
      entries: ReturnType<typeof entriesNow>,
      attempts: ReturnType<typeof attemptsNow>,
      ..._: readonly unknown[]
    ) =>
      diaryOf({
        entries,
        attempts,
        now: new Date(),
        opponentOf: reading.nameOf,
        openingOf: entry => reading.openingOf(entry)?.text,
      }),
  );
  const entriesNow = () => play.stores.library.getState().played;
  const attemptsNow = () => play.stores.puzzles.getState().record.attempts;
  return () => {
    const names = fetchedValue(play.stores.openings.getState().names);
    return read(entriesNow(), attemptsNow(), names, words.language(), words.sideNames());
  };
};

/** The person's activity over time. */
export const diarySection = (shell: Shell, diary: Diary): TemplateResult => html`
  <section class="place-part" aria-labelledby="diary">
    <h2 id="diary">${shell.words.t('diary.title')}</h2>
    ${diary.months.length === 0 ? html`<p class="quiet">${shell.words.t('diary.empty')}</p>` : filled(shell, diary)}
  </section>`;
