import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { OthelloPosition, OthelloRules } from '../../src/game/othello/position.ts';
import { makeSquare, parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { parseTranscript, writeMoves } from '../../src/game/transcript.ts';
import { type Compared, compare } from '../../src/study/reasons/compared.ts';
import { divergenceOf, type Reason } from '../../src/study/reasons/reason.ts';
import { FINDERS, reasonFor } from '../../src/study/reasons/reasons.ts';
import type { ScoredReply } from '../../src/study/review/answers.ts';
import { type Branch, courseOf, coursesOf } from '../../src/study/review/courses.ts';
import { momentOfMove } from '../../src/study/review/single.ts';
import { fromRoot } from '../../tools/paths.ts';
import { type RecordedMoment, recordedMoments } from './recordedMoments.ts';

/** What searches found for a move and the best alternative, as text. */
interface Explored {
  readonly loss: number;
  readonly played: readonly string[];
  readonly best: readonly string[];
  readonly toPlayed: Scores;
  readonly toBest: Scores;
  readonly met: Readonly<Record<string, string>>;
}
type Scores = readonly (readonly [SquareName, number])[];

const writeBranch = (branch: Branch): readonly string[] =>
  coursesOf(branch).map(({ moves }) => writeMoves('othello', moves));
const writeAnswers = (answers: readonly ScoredReply[]): Scores =>
  answers.map(({ square, score }) => [makeSquare(square), score]);

export const writeExplored = ({ loss, played, best, answers }: Compared): Explored => ({
  loss,
  played: writeBranch(played),
  best: writeBranch(best),
  toPlayed: writeAnswers(answers.toPlayed),
  toBest: writeAnswers(answers.toBest),
  met: Object.fromEntries(
    [...answers.met].map(([square, replies]) => [makeSquare(square), writeMoves('othello', replies)]),
  ),
});

const squaresOf = (text: string): readonly Square[] =>
  (parseTranscript(text) ?? []).filter(move => move !== 'pass');
const readBranch = (before: OthelloPosition, lines: readonly string[]): Branch => {
  const [main, ...others] = lines.map(line => courseOf(before, squaresOf(line)));
  return { main: main!, others };
};
const readAnswers = (scores: Scores): readonly ScoredReply[] =>
  scores.map(([name, score]) => ({ square: parseSquare(name), score }));

const readExplored = (before: OthelloPosition, explored: Explored): Compared =>
  compare(before, {
    loss: explored.loss,
    played: readBranch(before, explored.played),
    best: readBranch(before, explored.best),
    answers: {
      toPlayed: readAnswers(explored.toPlayed),
      toBest: readAnswers(explored.toBest),
      met: new Map(
        Object.entries(explored.met).map(([name, replies]) => [
          parseSquare(name as SquareName),
          squaresOf(replies),
        ]),
      ),
    },
  });

/** The recorded search results for the moments, as written by `workshop/moments/explore.ts`. */
export const readExploredMoments = (): readonly Explored[] =>
  gunzipSync(readFileSync(fromRoot('data', 'explored.jsonl.gz')))
    .toString()
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));

const comparedBy = (rules: OthelloRules): readonly Compared[] =>
  readExploredMoments().map((explored, index) =>
    readExplored({ ...recordedMoments[index]!.before, rules }, explored),
  );

const textOf = ({ name, facts }: Reason): string => `${name} ${JSON.stringify(facts)}`;

/** The reasons without further searches, with and without a known reply. */
const saidAlone = ({ before, explained }: RecordedMoment): readonly string[] =>
  [explained.playedLine, [explained.move]].map(playedLine => {
    const moment = momentOfMove(before, { ...explained, playedLine }, { black: 0, white: 0 });
    if (moment === undefined) return '\talone\tnothing';
    return `\talone\t${textOf(moment.reason)}\t${writeMoves('othello', moment.reply)}`;
  });

/** All reasons that apply to each moment, and the chosen one; also by the rules of Anti-Othello. */
export const findingsOfMoments = (): string => {
  const anti = comparedBy('anti');
  const rows = comparedBy('othello').flatMap((compared, index) => {
    const found = FINDERS.flatMap(find => find(compared));
    const said = reasonFor(compared);
    return [
      `moment ${index}`,
      ...found.map(({ reason, worth }) => `\t${worth.toFixed(1)}\t${textOf(reason)}`),
      `\tsaid, after ${divergenceOf(said)}\t${textOf(said)}`,
      `\tanti\t${textOf(reasonFor(anti[index]!))}`,
      ...saidAlone(recordedMoments[index]!),
    ];
  });
  return `${rows.join('\n')}\n`;
};
