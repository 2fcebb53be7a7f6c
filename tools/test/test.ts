import { parseArgs } from 'node:util';
import { missingPrograms } from './missingPrograms.ts';
import { isGreen, ONE_FAILED, skippedLines, sum, type Tally, tallyText } from './tally.ts';
import { chooseGroups, chooseShare, parseGroups } from './testGroups.ts';
import { PARTS, type Part } from './testParts.ts';

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    groups: { type: 'string', default: 'quick' },
    only: { type: 'string' },
    share: { type: 'string' },
  },
});
chooseGroups(parseGroups(values.groups));
if (values.share !== undefined) chooseShare(values.share);
const chosen = values.only?.split(',');
const unknown = chosen?.find(name => PARTS.every(part => part.name !== name));
if (unknown !== undefined)
  throw new Error(`There is no part "${unknown}". Parts: ${PARTS.map(({ name }) => name).join(', ')}.`);

const runPart = async ({ name, run }: Part): Promise<Tally> => {
  const start = performance.now();
  const tally = await run(filters).catch((error: unknown) => {
    console.error(String(error));
    return ONE_FAILED;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tallyText(tally)} (${seconds} s)`);
  return tally;
};

const running = new Map<string, Promise<Tally>>();
for (const part of PARTS.filter(({ name }) => chosen?.includes(name) ?? true)) {
  const before = (part.follows ?? []).map(name => running.get(name));
  running.set(
    part.name,
    Promise.all(before).then(() => runPart(part)),
  );
}

const total = sum(await Promise.all(running.values()));
const missing = missingPrograms();
for (const line of skippedLines(total)) console.log(line);
if (total.skipped.length > 0 && missing.length > 0)
  console.log(`These tests need more programs: apt-get install ${missing.join(' ')}`);
console.log(tallyText(total));
process.exitCode = isGreen(total) ? 0 : 1;
