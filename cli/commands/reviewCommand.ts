import { type GameName, rulesOf } from '../../src/game/games.ts';
import { RULES } from '../../src/game/rules.ts';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { loadWords, type Words } from '../../src/i18n/words.ts';
import { theoryOf } from '../../src/openings/book.ts';
import { nameIn } from '../../src/openings/names.ts';
import { divergenceOf } from '../../src/study/reasons/reason.ts';
import type { PlayedGame } from '../../src/study/review/evaluate.ts';
import type { Moment, Review, ReviewedPly } from '../../src/study/review/review.ts';
import { reviewGame } from '../../src/study/review/reviewer.ts';
import { momentText } from '../../src/ui/words/study/momentWords.ts';
import { findText } from '../../src/ui/words/study/reviewWords.ts';
import { failureOf } from '../engine/thinker.ts';
import { withEngine } from '../engine/withThinker.ts';
import { readBook } from '../match/tournamentBook.ts';
import type { Command, Environment } from '../program/command.ts';
import type { CommandLine } from '../program/commandLine.ts';
import { GAME_OPTIONS, readGame, readGameName, readStart } from './gameOptions.ts';
import { readNames } from './openingNames.ts';

const PLACES = 1000;
const rounded = (chance: number): number => Math.round(PLACES * chance) / PLACES;

const makePly = (game: GameName, { ply, move, color, best, ...found }: ReviewedPly) => {
  const { writeMoves } = RULES[rulesOf(game)];
  const { score, loss, exact, depth, book, moveClass = null } = found;
  const { chance, chanceAfter } = found;
  return {
    ply,
    square: writeMoves([move]),
    color,
    score,
    best: writeMoves([best]),
    loss,
    exact,
    depth,
    chance: rounded(chance),
    chanceAfter: rounded(chanceAfter),
    book,
    class: moveClass,
  };
};

const makeMoment = (words: Words, game: GameName, moment: Moment) => {
  const { writeMoves } = RULES[rulesOf(game)];
  const { ply, move, reason, line, reply } = moment;
  return {
    ply: ply.ply,
    chance: rounded(ply.chance),
    chanceAfter: rounded(ply.chanceAfter),
    resultBefore: ply.resultBefore ?? null,
    resultAfter: ply.resultAfter ?? null,
    divergesAt: divergenceOf(reason),
    reason: reason.name,
    text: momentText(words, game, moment),
    facts: { ...reason.facts, move: writeMoves([move]), best: writeMoves([ply.best]) },
    line: writeMoves(line),
    reply: writeMoves(reply),
  };
};

/** The opening of a game of standard Othello: its name and the end of theory. */
const openingOf = (language: string, { positions }: PlayedGame, bookUntil: number) => {
  const name = bookUntil === 0 ? undefined : readNames().reached(positions.slice(0, bookUntil + 1), language);
  return (name && nameIn(name, language)) ?? null;
};

const makeFind = (words: Words, game: GameName, { find }: Review) => {
  if (find === undefined) return null;
  const move = RULES[rulesOf(game)].writeMoves([find.move]);
  const { ply, color, lead } = find;
  return { ply, color, square: move, lead, text: findText(words, game, find) };
};

const makeDocument = (words: Words, name: GameName, game: PlayedGame, review: Review) => ({
  plies: review.plies.map(ply => makePly(name, ply)),
  lossByColor: review.lossByColor,
  turningPoint: review.turningPoint ?? null,
  bookUntil: review.bookUntil,
  opening: openingOf(words.language(), game, review.bookUntil),
  moments: review.moments.map(moment => makeMoment(words, name, moment)),
  find: makeFind(words, name, review),
});

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  const name = readGameName(line);
  const game = readGame(line, line.rest.join(' ').trim(), readStart(line));
  const words = await loadWords(line.choice('language', LANGUAGE_CODES) ?? 'en');
  const effort = line.has('deep') ? 'long' : 'standard';
  await withEngine(line, environment, async client => {
    const bookUntil = theoryOf(readBook(), game.positions);
    const outcome = await reviewGame(client, game, { effort, bookUntil });
    if (outcome.type !== 'finished') throw failureOf(outcome);
    environment.write(JSON.stringify(makeDocument(words, name, game, outcome.review)));
  });
};

export const reviewCommand: Command = {
  name: 'review',
  summary: 'Report what each move of a game lost, and explain the worst ones.',
  usage:
    'review TRANSCRIPT [--game NAME|--rules NAME] [--size WxH] [--free-passing] [--deep] [--language CODE]',
  options: {
    ...GAME_OPTIONS,
    deep: { help: 'Search deeper and solve more of the endgame, which takes minutes instead of seconds.' },
    language: {
      placeholder: 'CODE',
      help: `The language of the texts: ${LANGUAGE_CODES.join(', ')} (default en).`,
    },
  },
  details: [
    'A transcript is a game from the start, as in f5d6c3, or 4435 in Connect Four. Either case works; blanks, commas and move numbers may separate the moves, and passes ("--", "pass", "ps", "pa") may be written.',
    'Prints one JSON document: {"plies":[{"ply","square","color","score","best","loss","exact","depth","chance","chanceAfter","book","class"}],"lossByColor":{"black":{"total","opening","midgame","endgame"},"white":…},"turningPoint","bookUntil","opening","moments":[{"ply","chance","chanceAfter","resultBefore","resultAfter","divergesAt","reason","text","facts","line","reply"}],"find"}. score is that of the best move, in discs for the side that moved; loss is how many discs the move gave away. exact scores are proved, others look depth plies ahead. chance is the winning chance of that side after the best move, from 0 to 1, and chanceAfter that after its own. turningPoint is the last ply that changed the proved result, or null; the first bookUntil plies are theory. divergesAt is how many plies after the move happens what the text tells. find is what the loser did best. class is inaccuracy, mistake, blunder or null. line is what is expected after the best move of a key moment, which it begins with; reply what is expected after the move that was made, beginning with the answer to it.',
    'In Connect Four a score is as in analyze, and loss counts halves of a game: 1 from a win to a draw or from a draw to a loss, 2 from a win to a loss.',
  ].join('\n'),
  run,
};
