import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAnything } from '../../src/formats/any/salvage.ts';
import type { Failure } from '../../src/formats/failure.ts';
import type { GameRecord } from '../../src/formats/record.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { makeRandom } from '../../src/game/random.ts';
import { makeTranscript, type Transcript } from '../../src/game/transcript.ts';
import { lineThrough, nodesOf } from '../../src/game/tree.ts';
import { CODED } from '../../testkit/formats/pasted/coded.ts';
import { BLACK_MOVES, BLANKS_LOST, DRAWN, UNCLEAR } from '../../testkit/formats/pasted/drawn.ts';
import { HEADED } from '../../testkit/formats/pasted/headed.ts';
import { LABELLED } from '../../testkit/formats/pasted/labelled.ts';
import { WHOLE } from '../../testkit/formats/pasted/pasting.ts';
import { PROGRAMS } from '../../testkit/formats/pasted/programs.ts';
import { REORDERED } from '../../testkit/formats/pasted/reordered.ts';
import { TALKED, TYPESET } from '../../testkit/formats/pasted/talked.ts';
import { WRITTEN } from '../../testkit/formats/pasted/written.ts';
import { fromRoot } from '../../tools/paths.ts';

/*
 * Snapshots of how pasted texts are parsed, intact and damaged. After an intended change, update them with `npx vitest run
 * readings -u` and review the difference.
 */

/** In plies; shorter ones are written in full. */
const LONG = 8;

const PASTED = [CODED, HEADED, LABELLED, PROGRAMS, REORDERED, TALKED, TYPESET, WRITTEN].flat();
const fixture = (name: string): string =>
  readFileSync(fromRoot('data', 'formats', name), 'utf8').slice(0, 4000);

const TEXTS: readonly (readonly [what: string, text: string])[] = [
  ...PASTED.map(({ what, text }) => [what, text] as const),
  ...DRAWN,
  ...[...UNCLEAR, ...BLANKS_LOST].map(text => ['a board that is not clear', text] as const),
  ...BLACK_MOVES.map(turn => [turn, `${DRAWN[0]?.[1]}\n${turn}`] as const),
  ...['games.ggf', 'playok.txt', 'study.sgf'].map(name => [name, fixture(name)] as const),
];

/** Typical damage to a pasted text. */
const DAMAGED: Readonly<Record<string, (text: string, random: () => number) => string>> = {
  'its first half': text => text.slice(0, text.length / 2),
  'its second half': text => text.slice(text.length / 2),
  'on one line': text => text.replace(/\n/g, ' '),
  'in capitals': text => text.toUpperCase(),
  twice: text => `${text}\n\n${text}`,
  'with signs missing': (text, random) => [...text].filter(() => random() > 0.03).join(''),
  'with other words around it': text => `Round 3, e4 at 7.30\n${text}\nSee you on 2024-05-06, Ben`,
};

const failureText = ({ reason, place, found, move }: Failure): string =>
  [reason, ...Object.values(place ?? {}), found, move].filter(part => part !== undefined).join(' ');

/** The game in most of the texts. */
const movesText = (moves: Transcript): string => {
  const text = makeTranscript(moves);
  return moves.length > LONG && WHOLE.startsWith(text) ? `${moves.length} plies` : text;
};

const recordText = ({ tree, at, ...details }: GameRecord): string => {
  const { setup } = tree;
  const line = lineThrough(tree, []);
  const more = nodesOf(tree).length - line.length;
  const told = JSON.stringify(details);
  return [
    setup === STANDARD_SETUP ? '' : JSON.stringify(setup),
    movesText(line),
    more > 0 ? `and ${more}` : '',
    told === '{}' ? '' : told,
  ]
    .filter(part => part !== '')
    .join(' ');
};

const readingOf = (text: string): string => {
  const { found, leftOut } = readAnything([{ content: text }]);
  const { format, records, failures, losses } = found;
  return [
    format,
    ...records.map(recordText),
    ...failures.map(failure => `fails: ${failureText(failure)}`),
    ...losses.map(loss => `loses: ${loss}`),
    ...leftOut.map(piece => `left out: ${piece}`),
  ].join('\n  ');
};

test('each text, and the same text damaged, is read as it was', async () => {
  const told = TEXTS.flatMap(([what, text], index) => {
    const random = makeRandom(index);
    const whole = readingOf(text);
    const damaged = Object.entries(DAMAGED).flatMap(([how, damage]) => {
      const reading = readingOf(damage(text, random));
      return reading === whole ? [] : [`${how}: ${reading}`];
    });
    return [`== ${what}`, whole, ...damaged, ''];
  });
  await expect(told.join('\n')).toMatchFileSnapshot('../../data/readings.txt');
});
