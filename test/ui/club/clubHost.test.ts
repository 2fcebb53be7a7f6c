// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import type { Slide } from '../../../src/net/contract/club.ts';
import type { Study } from '../../../src/store/studyStore.ts';
import { CLUB, QUESTION, ROUND, SLIDE } from '../../../testkit/ui/clubs.ts';
import { allByRole, byRole, write } from '../../../testkit/ui/queries.ts';
import { calls, D6, drawnOn, F4, inRound, main, openClub, page, press, show, textsOf } from './clubPage.ts';

openClub();

const isPressable = (name: string): boolean => !(byRole('button', name) as HTMLButtonElement).disabled;

test('a host shows moves, marks and arrows, and a text once typing pauses', async () => {
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
  const ways = ['To the start', 'Back', 'Forward', 'Clear drawings'];
  for (const [way, moves, ends] of [
    ['Clear drawings', 1, ['Forward', 'Clear drawings']],
    ['Back', 0, ['To the start', 'Back', 'Clear drawings']],
    ['Forward', 1, ['Forward', 'Clear drawings']],
    ['To the start', 0, ['To the start', 'Back', 'Clear drawings']],
  ] as const) {
    byRole('button', way).click();
    expect([last().transcript.length, last().drawn]).toEqual([moves, []]);
    expect(ways.filter(name => !isPressable(name))).toEqual(ends);
  }
});

test('a host sees the answers, the most frequent first, and reveals the best', () => {
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

test('a host decides who takes part, and has a link for the network', () => {
  page.stores.online.setState({ hosts: ['192.168.1.20'] });
  inRound('host');
  expect(textsOf('.club-standings button')).toEqual(['Take out', 'Let back in']);
  for (const button of document.querySelectorAll<HTMLElement>('.club-standings button')) button.click();
  expect(calls.withdraw.mock.calls).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(byRole('textbox', 'Link')).toHaveProperty('value', 'http://192.168.1.20:3000/?club=OWLS');
});

/** The selected option of a list followed by all options; empty without a list. */
const listed = (name: string): readonly string[] =>
  (allByRole('combobox', name) as readonly HTMLSelectElement[]).flatMap(({ selectedOptions, options }) => [
    ...[...selectedOptions].map(({ text }) => text),
    [...options].map(({ text }) => text).join(),
  ]);

test('a host takes slides from a study, its chapters or a text, and sees errors until the next import', () => {
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

test('a host closes the door, hears who is waiting, and lets them in', () => {
  show({ you: 'host', door: { isOpen: true, knocks: [] } });
  byRole('button', 'Close the door').click();
  const knocks = [{ id: 4, name: 'Kim' }];
  show({ you: 'host', door: { isOpen: false, knocks } });
  expect(main()).toContain('The door is closed. Nobody new comes in unless you let them in.');
  expect(document.body.textContent).toContain('Kim is waiting at the door.');
  byRole('button', 'Let Kim in').click();
  byRole('button', 'Open the door').click();
  expect([calls.moveDoor.mock.calls, calls.letIn.mock.calls]).toEqual([[[false], [true]], [[4]]]);
  show({ you: 'host' });
  expect(allByRole('button').filter(({ textContent }) => textContent.includes('door'))).toEqual([]);
});

test('a host is warned once before pairing disconnected people', () => {
  const over = ROUND.boards.map(board => ({ ...board, winner: 'draw' as const }));
  const standings = CLUB.members.map(({ id }) => ({
    member: id,
    points: 1,
    played: 1,
    opposition: 1,
    discs: 0,
  }));
  const games = { ...ROUND, system: 'swiss' as const, boards: over, standings };
  const [first, ...others] = CLUB.members;
  const away = [{ ...first!, presence: 'away' as const }, ...others];
  show({ you: 'host', games, members: away });
  byRole('button', 'Next round').click();
  expect(calls.nextRound).not.toHaveBeenCalled();
  expect(main()).toContain(
    `Not connected: ${first!.name}. Take them out, or press again to pair them all the same.`,
  );
  byRole('button', 'Next round').click();
  expect(calls.nextRound).toHaveBeenCalledTimes(1);
  show({ you: 'host', games, members: CLUB.members.map(one => ({ ...one, presence: 'here' as const })) });
  byRole('button', 'Next round').click();
  expect(calls.nextRound).toHaveBeenCalledTimes(2);
});
