// @vitest-environment jsdom
import { render } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { annotated, treeOf, withLine } from '../../../src/game/tree.ts';
import { NO_STUDY, type ReaderProgress, type Study } from '../../../src/store/studyStore.ts';
import { readStudy } from '../../../src/ui/study/chapters/readStudy.ts';
import { matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const read = (text: string) => parseTranscript(text) ?? [];
const page = sharePage({ screen: 'board' });

const [F5, , F6] = [read('f5'), read('f5d6'), read('f5f6')];
const DRAWN = [
  { tone: 'look', from: F5[0] },
  { tone: 'good', from: F5[0], to: F6[1] },
] as never;
const ASKING = [
  [[], { comment: 'Begin here.', drawn: DRAWN }],
  [F5, { asked: { right: 'Yes!', second: 'Nearly.' } }],
  [F6, { comment: 'Perpendicular' }],
] as const;
const TREE = ASKING.reduce(
  (tree, [path, note]) => annotated(tree, [...path], note),
  withLine(treeOf(STANDARD_SETUP, read('f5d6')), F6),
);
const STUDY: Study = { id: 'study-a', tree: TREE, origin: undefined, title: 'Club', source: 'link' as never };

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  return () => place.remove();
});
const textOf = (selector: string): string | undefined =>
  place.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();

/** A study as its readers see it after these moves. */
const show = (moves: string, reading: Partial<ReaderProgress> = {}, study: Partial<Study> = {}): void => {
  const whole = { ...STUDY, ...study };
  page.stores.match.setState({ match: { ...matchOf(moves, TWO_PEOPLE), id: 'study-a' } });
  page.stores.study.setState({ ...NO_STUDY, study: whole, reading: { solved: [], ...reading } });
  render(readStudy(page.shell, whole), place);
};
const stateOf = (name: string): boolean => (byRole('button', name) as HTMLButtonElement).disabled;

test('the text of the position is shown with the title, and one step leads on', () => {
  show('');
  expect([textOf('.study-title'), textOf('.study-words'), textOf('.study-question')]).toEqual([
    'Club',
    'Begin here.',
    undefined,
  ]);
  expect(textOf('.study-text .unseen')).toBe('Marked: f5, f5 to f6');
  expect([stateOf('Previous'), stateOf('Next')]).toEqual([true, false]);
  byRole('button', 'Next').click();
  expect(page.play.study.readOn).toHaveBeenLastCalledWith(1);
});

test('at a question a button shows the answer instead of the next step', () => {
  show('f5');
  expect(textOf('.study-question')).toBe('Find the move for White.');
  byRole('button', 'Previous').click();
  expect(page.play.study.readOn).toHaveBeenLastCalledWith(-1);
  byRole('button', 'Show the answer').click();
  expect(page.play.study.showAnswer).toHaveBeenCalledOnce();
});

test.each([
  ['right', 'f5d6', 'd6', 'd6: Yes!', undefined],
  ['second', 'f5', 'f6', 'f6: Nearly.', 'Perpendicular'],
  ['wrong', 'f5', 'f4', /^f4: \w/, undefined],
] as const)(
  'the feedback on an answer that is %s includes the comment on the move',
  (answer, at, move, said, about) => {
    const [played] = read(move);
    show(at, { said: { answer, at: read(at), move: played! } });
    expect(textOf('.study-said p')).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
    expect(place.querySelector('.study-said')?.classList.contains(answer)).toBe(true);
    expect(textOf('.study-said .study-words')).toBe(about);
  },
);

test('the last position of the last chapter is the end, and a study with chapters lists them', () => {
  const solved = [`0:${F5.join(',')}`];
  show('f5d6', { solved });
  expect([stateOf('Next'), textOf('.study-end'), place.querySelector('select')]).toEqual([
    true,
    'That was all.',
    null,
  ]);
  show('f5d6', { solved }, { after: [{ tree: TREE, title: 'Two' }] });
  expect([stateOf('Next'), textOf('.study-end')]).toEqual([false, undefined]);
  expect(place.querySelector('select')?.options).toHaveLength(2);
});

test('readers can make a copy, and the author returns to editing', () => {
  show('');
  byRole('button', 'Make a copy').click();
  expect(page.play.study.copyStudy).toHaveBeenCalledOnce();
  show('', {}, { source: undefined });
  byRole('button', 'Back to writing').click();
  expect(page.play.study.setReading).toHaveBeenCalledExactlyOnceWith(false);
});
