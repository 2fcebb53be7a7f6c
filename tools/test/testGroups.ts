/**
 * The groups of tests: `quick` is `npm test`, `long` is the rest of `npm run test:all` (floods, kills, races,
 * every window, long journeys), `slow` is proofs that take up to hours.
 */
export const TEST_GROUPS = ['quick', 'long', 'slow'] as const;
export type TestGroup = (typeof TEST_GROUPS)[number];

/** Environment variable with the groups to run, since the runners are separate processes. */
const VARIABLE = 'FLIPSIDE_TEST_GROUPS';

const isGroup = (word: string): word is TestGroup => TEST_GROUPS.some(group => group === word);

/** Parses `quick,long`; an unknown word throws an error that lists the groups. */
export const parseGroups = (text: string): readonly TestGroup[] => {
  const words = text.split(',');
  const unknown = words.find(word => !isGroup(word));
  if (unknown !== undefined)
    throw new Error(`There is no group of tests called "${unknown}". Try: ${TEST_GROUPS.join(', ')}.`);
  return words.filter(isGroup);
};

export const chooseGroups = (groups: readonly TestGroup[]): void => {
  process.env[VARIABLE] = groups.join(',');
};

const ENDINGS: Readonly<Record<TestGroup, string>> = { quick: 'test', long: 'long', slow: 'slow' };

/** The groups chosen by the parent process; `alone` if a runner was started on its own. */
export const chosenGroups = (alone: readonly TestGroup[]): readonly TestGroup[] => {
  const text = process.env[VARIABLE];
  return text === undefined ? alone : parseGroups(text);
};

/** Quick, and the groups of the files named in a command line (`test/server/floods.long.ts`). */
export const groupsNamed = (words: readonly string[]): readonly TestGroup[] =>
  TEST_GROUPS.filter(group => group === 'quick' || words.some(word => word.includes(`.${ENDINGS[group]}`)));

/** The glob patterns of a folder's unit tests in these groups. */
export const unitPatterns = (folder: string, groups: readonly TestGroup[]): readonly string[] =>
  groups.map(group => `${folder}/**/*.${ENDINGS[group]}.ts`);

/** The tag of browser journeys in the quick group; the others are long. */
export const QUICK_JOURNEY = /@quick\b/;

/** Environment variable with the share of the browser journeys to run, such as `2/4`. */
const SHARE = 'FLIPSIDE_TEST_SHARE';

/**
 * Sets the share of the browser journeys to run: `2/4` is the second of four equal shares. Throws an error
 * for anything else.
 */
export const chooseShare = (text: string): void => {
  const [share = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (share < 1 || share > of)
    throw new Error(`There is no share "${text}". Try 2/4, which is the second of four.`);
  process.env[SHARE] = text;
};

/** The share chosen by the parent process, or undefined for all journeys. */
export const chosenShare = (): string | undefined => process.env[SHARE];
