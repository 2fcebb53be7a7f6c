// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeSquare, parseSquare, type SquareName } from '../../../src/game/square.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import type { ClubState, ShownQuestion, Slide } from '../../../src/net/contract/club.ts';
import type { ClubPlay } from '../../../src/play/club/clubPlay.ts';
import type { Study } from '../../../src/store/studyStore.ts';
import { allByRole, byRole, write } from '../../../testkit/ui/queries.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';

const SLIDE: Slide = {
  setup: STANDARD_SETUP,
  transcript: parseTranscript('f5') ?? [],
  text: 'Where?',
  drawn: [{ from: parseSquare('a1') }, { from: parseSquare('c4'), to: parseSquare('f5') }],
};
const CLUB: ClubState = {
  word: 'OWLS',
  you: 1,
  host: { name: 'Grey', isHere: true },
  members: [
    { id: 1, name: 'Eva', presence: 'here' },
    { id: 2, name: 'Ben', presence: 'away' },
    { id: 3, name: 'Kim', presence: 'here' },
  ],
};
const QUESTION: ShownQuestion = { number: 1, isOpen: true, answered: 0 };
const D6 = parseSquare('d6');
const F4 = parseSquare('f4');

const calls = {
  host: vi.fn(() => true),
  enter: vi.fn(() => true),
  show: vi.fn(),
  ask: vi.fn(),
  answer: vi.fn(),
  reveal: vi.fn(),
};

let page: ReturnType<typeof openPage>;
beforeEach(async () => {
  teachDialogs();
  vi.useFakeTimers();
  for (const call of Object.values(calls)) call.mockClear();
  page = openPage({ screen: 'menu', settings: { name: 'Eva' } });
  page.play.club.mockResolvedValue(calls as unknown as ClubPlay);
  page.play.online.rename.mockReturnValue(true);
  page.stores.app.setState({ screen: 'club' });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

const show = (club: Partial<ClubState>): void => {
  page.stores.club.setState({ club: { ...CLUB, ...club }, connection: { type: 'connected' } });
};
const main = (): string => document.querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';
const press = (name: SquareName): void =>
  document.querySelector<HTMLElement>(`[data-square="${parseSquare(name)}"]`)?.click();
/** What is drawn on the board: how many marks, arrows, chosen squares, and the counts. */
const drawnOn = () => [
  ...['.club-mark', '.club-arrow', '.club-chosen'].map(mark => document.querySelectorAll(mark).length),
  [...document.querySelectorAll('.club-count')].map(({ textContent }) => textContent).join(' '),
];
const described = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-description]')].map(
    cell => `${makeSquare(Number(cell.dataset.square) as never)} ${cell.getAttribute('aria-description')}`,
  );
const send = (name: 'Enter' | 'Open and lead'): void => byRole('button', name).click();
const word = (): HTMLInputElement => byRole('textbox', 'Word') as HTMLInputElement;
const alert = (): string => document.querySelector('#club-refused')?.textContent ?? '';

test('the way in leads into a club or opens one, and says what is missing', () => {
  word().value = 'owls';
  send('Enter');
  expect([calls.enter.mock.calls, calls.host.mock.calls]).toEqual([[['owls']], []]);
  send('Open and lead');
  expect(calls.host.mock.calls).toEqual([['owls']]);
  expect(alert()).toBe('');
  calls.enter.mockReturnValueOnce(false);
  send('Enter');
  expect([alert(), document.activeElement]).toEqual([
    'Use 4 to 24 letters, digits, dots or hyphens.',
    word(),
  ]);
  page.stores.settings.setState({ name: '' });
  send('Enter');
  expect([alert(), document.activeElement?.id]).toEqual([
    'Enter a name, so that the others know who you are.',
    'name',
  ]);
  send('Open and lead');
  expect([calls.enter.mock.calls.length, calls.host.mock.calls.length]).toEqual([2, 2]);
  page.play.online.rename.mockReturnValue(false);
  document.querySelector<HTMLInputElement>('#name')!.value = '?';
  send('Open and lead');
  expect(calls.host).toHaveBeenCalledTimes(2);
  page.stores.club.setState({ connection: { type: 'connecting' } });
  expect(byRole('button', 'Enter')).toHaveProperty('disabled', true);
});

test.each<[string, Partial<ClubState>, readonly unknown[], readonly string[], readonly string[]]>([
  ['nothing yet', {}, [0, 0, 0, ''], [], ['Grey has not shown anything yet.']],
  ['a position', { slide: SLIDE }, [1, 1, 0, ''], ['a1 marked'], ['Where?']],
  ['a question', { slide: SLIDE, question: QUESTION }, [1, 1, 0, ''], ['a1 marked'], ['Your turn']],
  [
    'an answer of one’s own',
    { slide: SLIDE, question: { ...QUESTION, own: D6 } },
    [1, 1, 1, ''],
    ['a1 marked', 'd6 chosen'],
    ['Your answer: d6.'],
  ],
  [
    'a wrong answer',
    {
      slide: SLIDE,
      question: { ...QUESTION, isOpen: false, own: F4, best: [D6], counts: [{ square: F4, count: 2 }] },
    },
    [1, 1, 1, '2'],
    ['a1 marked', 'f4 chosen by 2 people', 'd6 chosen'],
    ['Best: d6', 'You chose f4.'],
  ],
  [
    'a right answer',
    { slide: SLIDE, question: { ...QUESTION, isOpen: false, own: D6, best: [D6] } },
    [1, 1, 1, ''],
    ['a1 marked', 'd6 chosen'],
    ['You found it.'],
  ],
])('a member sees %s', (_, club, drawn, says, texts) => {
  show(club);
  expect(drawnOn()).toEqual(drawn);
  expect(described().toSorted()).toEqual(says.toSorted());
  for (const text of texts) expect(main()).toContain(text);
  press('d6');
  press('a8');
  const isAsked = club.question?.isOpen === true;
  expect(calls.answer.mock.calls).toEqual(isAsked ? [[D6]] : []);
  expect(document.querySelectorAll('.club-cell.playable')).toHaveLength(isAsked ? 3 : 0);
});

test('a host shows moves, marks and arrows, and a text once it has been typed', async () => {
  show({ you: 'host' });
  byRole('button', 'Show to everybody').click();
  const last = () => calls.show.mock.lastCall?.[0] as Slide;
  expect(last().transcript).toEqual([]);
  show({ you: 'host', slide: last() });
  press('a1');
  press('f5');
  expect([last().transcript, calls.show.mock.calls.length]).toEqual([[parseSquare('f5')], 2]);
  const tools = allByRole('radio').filter(
    one => one.getAttribute('name') === 'club-tool',
  ) as HTMLInputElement[];
  tools[1]?.click();
  press('a1');
  expect(last().drawn).toEqual([{ from: parseSquare('a1') }]);
  tools[2]?.click();
  press('c4');
  expect([main().includes('c4'), calls.show.mock.calls.length]).toEqual([true, 3]);
  press('c4');
  press('d6');
  press('f5');
  expect(last().drawn).toEqual([{ from: parseSquare('a1') }, { from: D6, to: parseSquare('f5') }]);
  const text = document.querySelector<HTMLTextAreaElement>('#club-text')!;
  text.value = 'Why?';
  text.dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(399);
  expect(calls.show).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(last()).toMatchObject({ text: 'Why?' });
});

test('a host sees the answers, the most frequent first, and shows which are best', () => {
  const answers = [
    { member: 2, square: F4 },
    { member: 1, square: D6 },
    { member: 3, square: D6 },
  ];
  show({ you: 'host', slide: SLIDE });
  byRole('button', 'Your turn').click();
  expect(calls.ask).toHaveBeenCalledOnce();
  show({
    you: 'host',
    slide: SLIDE,
    question: { ...QUESTION, answered: 3, answers, counts: [{ square: D6, count: 2 }] },
  });
  const rows = () =>
    [...document.querySelectorAll('.club-answers li')].map(row =>
      row.textContent.replace(/\s+/g, ' ').trim(),
    );
  expect(rows()).toEqual(['d6 2 Eva, Kim', 'f4 1 Ben']);
  expect(main()).toContain('3 of 2 have answered.');
  byRole('button', 'f4 is best').click();
  byRole('button', 'd6 is best').click();
  byRole('button', 'f4 is best').click();
  expect(drawnOn()).toEqual([1, 1, 1, '2']);
  byRole('button', 'Show answers').click();
  expect(calls.reveal.mock.calls).toEqual([[[D6]]]);
  show({ you: 'host', slide: SLIDE, question: { ...QUESTION, isOpen: false, answered: 3, best: [F4, D6] } });
  expect(drawnOn()[2]).toBe(2);
});

/** The chosen one of a list, and all that can be chosen; nothing where there is no list. */
const listed = (name: string): readonly string[] =>
  (allByRole('combobox', name) as readonly HTMLSelectElement[]).flatMap(({ selectedOptions, options }) => [
    ...[...selectedOptions].map(({ text }) => text),
    [...options].map(({ text }) => text).join(),
  ]);

test('a host takes what to show from a study, its chapters or a text, and reads what was wrong until the next one', () => {
  const chapter = (moves: string) => ({ tree: treeOf(STANDARD_SETUP, parseTranscript(moves) ?? []) });
  const end = { ...chapter('f5d6'), title: 'End', at: parseTranscript('f5d6') ?? [] };
  const long = { ...chapter('f5'), id: 'long', title: 'Long', after: [end] };
  const studies = [long, { ...chapter('f5f6'), id: 'short', details: {} }];
  const keptStudies = studies.map(study => ({ study: study as Study, at: [], savedAt: 0 }));
  show({ you: 'host' });
  expect(listed('From your studies')).toEqual([]);
  page.stores.app.setState({ keptStudies });
  const field = document.querySelector<HTMLTextAreaElement>('.club-paste textarea')!;
  const choose = (name: string, index: number): void => {
    const list = byRole('combobox', name) as HTMLSelectElement;
    write(list, list.options[index]!.value);
  };
  const paste = (text: string): void => {
    field.value = text;
    byRole('button', 'Show it').click();
  };
  const names = 'None,Long,Othello 8x8';
  const refused = 'There is no game or position in this text.';
  const [atFirst, atEnd] = ['Chapter 1', 'End'].map(name => [name, 'Chapter 1,End']);
  for (const [act, moves, study, chapters, alert, typed, rest] of [
    [() => choose('From your studies', 1), [0], 'Long', atFirst, '', '', []],
    [() => choose('Chapter', 1), [0, 2], 'Long', atEnd, '', '', []],
    [() => paste('no game'), [0, 2], 'Long', atEnd, refused, 'no game', []],
    [() => choose('From your studies', 2), [0, 2, 0], 'Othello 8x8', [], '', 'no game', []],
    [() => paste('Look: f5d6c3'), [0, 2, 0, 0], 'None', [], '', '', ['Look:']],
    [() => choose('From your studies', 1), [0, 2, 0, 0, 0], 'Long', atFirst, '', '', []],
    [() => choose('From your studies', 0), [0, 2, 0, 0, 0], 'None', [], '', '', []],
  ] as const) {
    act();
    expect(calls.show.mock.calls.map(([slide]) => slide.transcript.length)).toEqual(moves);
    expect([listed('From your studies'), listed('Chapter')]).toEqual([[study, names], chapters]);
    expect(document.querySelector('.club-paste [role=alert]')?.textContent).toBe(alert);
    expect(field.getAttribute('aria-invalid')).toBe(alert === '' ? null : 'true');
    expect(field.value).toBe(typed);
    const leftOut = [...document.querySelectorAll('.import-left-out li')].map(
      ({ textContent }) => textContent,
    );
    expect(leftOut).toEqual(rest);
  }
  expect(page.play.study.list).toHaveBeenCalledOnce();
});
