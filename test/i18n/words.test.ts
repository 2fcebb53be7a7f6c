import { expect, test } from 'vitest';
import { knownLanguage } from '../../src/i18n/languages.ts';
import { createWords, loadWords } from '../../src/i18n/words.ts';

test('one disc and three discs have their own texts', () => {
  const { t } = createWords();
  const turn = (count: number) => t('said.turn', { color: 'Black', square: 'f5', count });
  expect(turn(1)).toBe('Black f5, 1 disc flipped.');
  expect(turn(3)).toBe('Black f5, 3 discs flipped.');
});

test('a change of language is reported once, and choosing the same language is not', async () => {
  const words = createWords();
  let changes = 0;
  const stop = words.subscribe(() => changes++);
  await words.setLanguage('en');
  await words.setLanguage('ja');
  expect([changes, words.t('color.black')]).toEqual([1, '黒']);
  stop();
  await words.setLanguage('en');
  expect(changes).toBe(1);
});

test('the later of two language requests wins, however long the earlier one loads', async () => {
  const words = createWords();
  await Promise.all([words.setLanguage('ja'), words.setLanguage('en')]);
  expect(words.language()).toBe('en');
  await Promise.all([words.setLanguage('ja'), words.setLanguage('en'), words.setLanguage('ja')]);
  expect(words.language()).toBe('ja');
  expect((await loadWords('ja')).t('color.black')).toBe('黒');
});

test.each([
  [['ja-JP', 'en-US'], 'ja'],
  [['nl-NL', 'JA'], 'ja'],
  [['nl', 'de-AT'], 'de'],
  [['nl'], 'en'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-Hant-CN'], 'zh-Hant'],
  [['zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['pt-BR'], 'pt'],
  [['ar-EG'], 'ar'],
  [['not a tag', 'ko-KR'], 'ko'],
  [[], 'en'],
])('the first known language of %j is %s', (preferred, language) => {
  expect(knownLanguage(preferred)).toBe(language);
});

test('in Arabic, numbers choose among six forms, and inserted values keep their own direction', async () => {
  const { t } = await loadWords('ar');
  const deleted = (count: number) => t('tree.deleted', { count });
  expect(new Set([0, 1, 2, 3, 11, 100].map(deleted)).size).toBeGreaterThanOrEqual(4);
  expect(t('said.toMove', { name: '+4' })).toContain('\u2068+4\u2069');
});

test('a number without its own plural form uses the general one', async () => {
  const { t } = await loadWords('fr');
  expect(t('tree.deleted', { count: 1_000_000 })).toBe(
    t('tree.deleted', { count: 2 }).replace('2', '1\u202f000\u202f000'),
  );
});

test('counts have the separators of their language, and nothing else has', async () => {
  const english = createWords();
  expect(english.t('openings.gamesOf', { count: 1203 })).toBe('1,203 games');
  expect((await loadWords('de')).t('openings.gamesOf', { count: 1203 })).toBe('1.203 Partien');
  expect((await loadWords('ar')).t('openings.gamesOf', { count: 1203 })).toContain('1,203');
  expect(english.t('table.rating', { value: 1203 })).toContain('1203');
});

test('in Italian the article before a name is elided', async () => {
  const { t } = await loadWords('it');
  expect(t('said.cannot', { color: 'Nero' })).toBe('Il Nero non può muovere.');
  expect(t('said.cannot', { color: 'Arancione' })).toBe('L’Arancione non può muovere.');
  expect(t('menu.headStartAbout', { black: 'Arancione' })).toContain('all’Arancione');
});

test('in French, de and que before a name are elided, and not before a square', async () => {
  const { t } = await loadWords('fr');
  expect(t('chapters.question', { color: 'Noir' })).toBe('Trouvez le coup de Noir.');
  expect(t('chapters.question', { color: 'Orange' })).toBe('Trouvez le coup d’Orange.');
  expect(t('moment.tempo', { move: 'a1', other: 'Orange', best: 'e3' })).toContain('qu’Orange');
  expect(t('course.facts.parity', { move: 'a1', count: 3 })).toContain('de a1');
});

test('in Arabic one and two are words', async () => {
  const { t } = await loadWords('ar');
  expect([1, 2, 3].map(count => t('strip.discs', { count }))).toEqual(['قرص واحد', 'قرصان', '3 أقراص']);
});
