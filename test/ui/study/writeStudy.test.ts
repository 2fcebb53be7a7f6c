// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import { annotated, type MoveNote, treeOf } from '../../../src/game/tree.ts';
import { NO_STUDY } from '../../../src/store/studyStore.ts';
import { matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, said, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const LINE = readMoves(startOf(STANDARD_SETUP), 'f5d6c3') ?? [];
const page = sharePage({ screen: 'board', match: { match: matchOf('', TWO_PEOPLE) } });

/** Opens a study of three moves at this ply, with a note on the last move. */
const openAt = async (plies: number, note: MoveNote = {}): Promise<void> => {
  const path = LINE.slice(0, plies);
  const study = {
    id: 'study-a',
    tree: annotated(treeOf(STANDARD_SETUP, LINE), path, note),
    origin: undefined,
  };
  const match = { ...matchOf('', TWO_PEOPLE), id: 'study-a', transcript: path };
  page.stores.match.setState({ match });
  page.stores.study.setState({ ...NO_STUDY, study, tab: 'text' });
  await until(() => byRole('button', 'Draw on the board'));
};

test.each([
  [0, 'Text at the start'],
  [1, 'Text at 1 f5'],
  [2, 'Text at 2 d6'],
])('after %i moves the text is that of the position on the board', async (plies, name) => {
  await openAt(plies, { comment: 'Why?' });
  const field = document.querySelector<HTMLTextAreaElement>('#study-comment')!;
  expect(document.querySelector('[for=study-comment]')?.textContent).toBe(name);
  expect(field.value).toBe('Why?');
  write(field, 'Because\u202e.');
  expect(page.play.study.annotate).toHaveBeenLastCalledWith(LINE.slice(0, plies), { comment: 'Because.' });
  write(field, '');
  expect(page.play.study.annotate).toHaveBeenLastCalledWith(LINE.slice(0, plies), { comment: undefined });
});

test('the pen can be picked up and put down, has three colors, and its drawing can be cleared', async () => {
  await openAt(1);
  expect(allByRole('button', 'Clear')).toHaveLength(0);
  const pen = () => byRole('button', 'Draw on the board');
  expect(pen().ariaPressed).toBe('false');
  pen().click();
  expect(page.play.study.setPen).toHaveBeenLastCalledWith({ isOn: true, from: undefined });
  expect(said().at(-1)).toMatch(/^Press a square/);
  page.stores.study.setState(({ pen: before }) => ({ pen: { ...before, isOn: true, tone: 'bad' } }));
  pen().click();
  expect([page.play.study.setPen.mock.lastCall?.[0].isOn, said().at(-1)]).toEqual([false, 'Drawing off.']);
  const tones = ['Look', 'Good', 'Bad'].map(name => byRole('button', name));
  expect(tones.map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'false', 'true']);
  tones[1]?.click();
  expect(page.play.study.setPen).toHaveBeenLastCalledWith({ tone: 'good' });
  await openAt(1, { drawn: [{ from: LINE[0] as never }] as never });
  byRole('button', 'Clear').click();
  expect(page.play.study.clearDrawn).toHaveBeenCalledOnce();
});

test('a position with a move becomes a question, with texts for each kind of answer', async () => {
  await openAt(1);
  document.querySelector<HTMLElement>('.check-field input')?.click();
  expect(page.play.study.annotate).toHaveBeenLastCalledWith(LINE.slice(0, 1), { asked: {} });
  const texts = [];
  for (const plies of [1, 3]) {
    await openAt(plies, { asked: { right: 'Yes' } });
    texts.push(document.querySelector('.check-field + p')?.textContent);
    const right = document.querySelector<HTMLInputElement>('#asked-right');
    expect(right?.value).toBe('Yes');
    write(right as HTMLInputElement, 'Good');
    expect(page.play.study.annotate).toHaveBeenLastCalledWith(LINE.slice(0, plies), {
      asked: { right: 'Good' },
    });
  }
  expect(new Set(texts).size).toBe(2);
  document.querySelector<HTMLElement>('.check-field input')?.click();
  expect(page.play.study.annotate).toHaveBeenLastCalledWith(LINE, { asked: undefined });
});

test('a study can be previewed as its readers see it, and printed if it has several chapters', async () => {
  await openAt(0);
  expect(allByRole('button', 'Print')).toHaveLength(0);
  byRole('button', 'See it as a reader').click();
  expect(page.play.study.setReading).toHaveBeenCalledExactlyOnceWith(true);
  const after = [{ tree: treeOf(STANDARD_SETUP, LINE), details: {} }];
  page.stores.study.setState(({ study }) => ({ study: study && { ...study, after } }));
  const print = vi.spyOn(window, 'print').mockReturnValue();
  byRole('button', 'Print').click();
  expect(print).toHaveBeenCalledOnce();
});
