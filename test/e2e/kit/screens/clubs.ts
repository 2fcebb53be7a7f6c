import { expect, type Page } from '@playwright/test';
import { board, button, cell } from '../boardPage.ts';
import type { Newcomer } from '../onlinePage.ts';
import { type Opening, withoutCanvas } from './opening.ts';

/** A word that nobody else uses on this server. */
export const newWord = (): string =>
  `club${Array.from({ length: 12 }, () => 'abcdefghjkmnpqr'[Math.floor(Math.random() * 15)]).join('')}`;

/** Opens a class from its place, and shows it the start position. */
export const openClass = async (newcomer: Newcomer, word: string): Promise<Page> => {
  const teacher = await newcomer({ name: 'Ms Grey' });
  await withoutCanvas(teacher);
  await teacher.goto('./#club');
  await teacher.getByRole('textbox', { name: 'Word' }).fill(word);
  await button(teacher, 'Open and lead').click();
  await button(teacher, 'Show to everybody').click();
  return teacher;
};

/** Opens the link to a class. */
export const comeIn = async (newcomer: Newcomer, word: string, name: string): Promise<Page> => {
  const pupil = await newcomer({ name });
  await withoutCanvas(pupil);
  await pupil.goto(`./?club=${word}`);
  await button(pupil, 'Enter').click();
  await expect(board(pupil)).toBeVisible();
  return pupil;
};

interface Class {
  readonly teacher: Page;
  readonly pupil: Page;
}

/** A class with a text and a question, answered by its one student. */
const asked = async (newcomer: Newcomer): Promise<Class> => {
  const word = newWord();
  const teacher = await openClass(newcomer, word);
  const pupil = await comeIn(newcomer, word, 'Ben');
  await cell(teacher, 'f5').click();
  await teacher.getByRole('textbox', { name: 'Text', exact: true }).fill('Where should White play?');
  await button(teacher, 'Your turn').click();
  await cell(pupil, 'd6').click();
  await expect(pupil.getByRole('main')).toContainText('Your answer: d6');
  await expect(teacher.getByRole('main')).toContainText('1 of 1 have answered.');
  return { teacher, pupil };
};

/** A class whose two students have been paired. */
const paired: Opening = async newcomer => {
  const word = newWord();
  const teacher = await openClass(newcomer, word);
  for (const name of ['Ben', 'Eva']) await comeIn(newcomer, word, name);
  await teacher.getByText('Play', { exact: true }).last().click();
  await button(teacher, 'Pair and play').click();
  await expect(teacher.locator('.club-game')).toHaveCount(1);
  return teacher;
};

/** A class and a club evening, for hosts and members. */
export const CLUBS = {
  'a class, led': async newcomer => (await asked(newcomer)).teacher,
  'a class, followed': async newcomer => (await asked(newcomer)).pupil,
  'a class at play': paired,
} satisfies Readonly<Record<string, Opening>>;
