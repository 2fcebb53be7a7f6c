import { expect, test, vi } from 'vitest';

test('a text that is not loaded yet is empty, is requested, and appears on the next render', async () => {
  vi.resetModules();
  const { createWords } = await import('../../src/i18n/words.ts');
  const words = createWords();
  const drawn: string[] = [];
  const draw = (): void => void drawn.push(words.t('lessons.strategy'));
  const redrawn = new Promise<void>(resolve => words.subscribe(() => resolve(draw())));
  draw();
  await redrawn;
  expect(drawn).toEqual(['', expect.stringMatching(/^\w/)]);
  expect(words.t('menu.play')).toBe('Play');
});

test('the texts of a first game are available at once', async () => {
  vi.resetModules();
  const { createWords } = await import('../../src/i18n/words.ts');
  const { first } = await import('../../src/i18n/en/first.ts');
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining(['menu', 'board', 'result', 'status', 'settings']),
  );
  expect(createWords().t('menu.learn')).toBe(first.menu.learn);
});
