/**
 * What a run of the tests covers: `quick` is `npm test`, `long` is the rest of `npm run test:all` (floods, kills, races, every
 * window, long journeys), `slow` is the proofs that take up to hours.
 */
export const TEST_GROUPS = ['quick', 'long', 'slow'] as const;
export type TestGroup = (typeof TEST_GROUPS)[number];

/** Environment variable with the groups to run, since the runners are separate processes. */
const VARIABLE = 'FLIPSIDE_TEST_GROUPS';
const WHEN_RUN_DIRECTLY: readonly TestGroup[] = ['quick', 'long'];

const isGroup = (word: string): word is TestGroup => TEST_GROUPS.some(group => group === word);

/** Reads `quick,long`; for an unknown word it throws an error that lists the groups. */
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

/** The groups chosen by the parent process; by default quick and long. */
export const chosenGroups = (): readonly TestGroup[] => {
  const text = process.env[VARIABLE];
  return text === undefined ? WHEN_RUN_DIRECTLY : parseGroups(text);
};

const ENDINGS: Readonly<Record<TestGroup, string>> = { quick: 'test', long: 'long', slow: 'slow' };

/** The unit test files of the groups in a folder, as patterns. */
export const unitPatterns = (folder: string, groups: readonly TestGroup[]): readonly string[] =>
  groups.map(group => `${folder}/**/*.${ENDINGS[group]}.ts`);

/** The tag of the browser journeys that belong to the quick group; the others are long. */
export const QUICK_JOURNEY = /@quick\b/;
