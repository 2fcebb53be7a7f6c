import { isGreen, ONE_FAILED, sum, type Tally, tallyText } from './tally.ts';
import { type Part, STAGES } from './testParts.ts';

const chosenNames = (): readonly string[] | undefined => {
  const at = process.argv.indexOf('--only');
  return at < 0 ? undefined : (process.argv[at + 1] ?? '').split(',');
};

const runPart = async ({ name, run }: Part): Promise<Tally> => {
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(String(error));
    return ONE_FAILED;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tallyText(tally)} (${seconds} s)`);
  return tally;
};

if (process.argv.includes('--slow')) process.env.FLIPSIDE_SLOW = '1';
const chosen = chosenNames();

const tallies: Tally[] = [];
for (const stage of STAGES) {
  const parts = stage.filter(({ name }) => chosen?.includes(name) ?? true);
  tallies.push(...(await Promise.all(parts.map(runPart))));
}

const total = sum(tallies);
console.log(tallyText(total));
process.exitCode = isGreen(total) ? 0 : 1;
