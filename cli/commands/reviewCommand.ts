import { type GameName, rulesOf } from '../../src/game/games.ts';
import { RULES } from '../../src/game/rules.ts';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { loadWords, type Words } from '../../src/i18n/words.ts';
import type { Moment, Review, ReviewedPly } from '../../src/study/review.ts';
import { reviewGame } from '../../src/study/reviewer.ts';
import { momentText } from '../../src/ui/words/study/momentWords.ts';
import { failureOf } from '../engine/thinker.ts';
import { withEngine } from '../engine/withThinker.ts';
import type { Command, Environment } from '../program/command.ts';
import type { CommandLine } from '../program/commandLine.ts';
import { GAME_OPTIONS, readGame, readGameName, readStart } from './gameOptions.ts';

const makePly = (game: GameName, { ply, move, color, best, ...found }: ReviewedPly) => {
  const { writeMoves } = RULES[rulesOf(game)];
  const { score, loss, exact, depth, moveClass = null } = found;
  return {
    ply,
    square: writeMoves([move]),
    color,
    score,
    best: writeMoves([best]),
    loss,
    exact,
    depth,
    class: moveClass,
  };
};

const makeMoment = (words: Words, game: GameName, moment: Moment) => {
  const { writeMoves } = RULES[rulesOf(game)];
  const { ply, move, reason, line, reply } = moment;
  return {
    ply: ply.ply,
    reason: reason.name,
    text: momentText(words, game, moment),
    facts: { move: writeMoves([move]), best: writeMoves([ply.best]), ...reason.facts },
    line: writeMoves(line),
    reply: writeMoves(reply),
  };
};

const makeDocument = (words: Words, game: GameName, { plies, lossByColor, moments }: Review) => ({
  plies: plies.map(ply => makePly(game, ply)),
  lossByColor,
  moments: moments.map(moment => makeMoment(words, game, moment)),
});

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  const name = readGameName(line);
  const game = readGame(line, line.rest.join(' ').trim(), readStart(line));
  const words = await loadWords(line.choice('language', LANGUAGE_CODES) ?? 'en');
  const effort = line.has('deep') ? 'long' : 'standard';
  await withEngine(line, environment, async client => {
    const outcome = await reviewGame(client, game, { effort });
    if (outcome.type !== 'finished') throw failureOf(outcome);
    environment.write(JSON.stringify(makeDocument(words, name, outcome.review)));
  });
};

export const reviewCommand: Command = {
  name: 'review',
  summary: 'Say what each move of a game lost, and why the worst ones did.',
  usage:
    'review TRANSCRIPT [--game NAME|--rules NAME] [--size WxH] [--free-passing] [--deep] [--language CODE]',
  options: {
    ...GAME_OPTIONS,
    deep: { help: 'Look further ahead and prove more of the game, which takes minutes instead of seconds.' },
    language: {
      placeholder: 'CODE',
      help: `The language of the sentences: ${LANGUAGE_CODES.join(', ')} (default en).`,
    },
  },
  details: [
    'A transcript is a game from the start, as in f5d6c3, or 4435 in Connect Four. Either case works; blanks, commas and move numbers may separate the moves, and passes ("--", "pass", "ps", "pa") may be written.',
    'Prints one JSON document: {"plies":[{"ply","square","color","score","best","loss","exact","depth","class"}],"lossByColor":{"black":{"total","opening","midgame","endgame"},"white":…},"moments":[{"ply","reason","text","facts","line","reply"}]}. score is that of the best move, in discs for the side that moved; loss is how many discs the move gave away. exact scores are proved, others look depth plies ahead. class is inaccuracy, mistake, blunder or null. line is what is expected after the best move of a key moment, which it begins with; reply what is expected after the move that was made, beginning with the answer to it.',
    'In Connect Four a score is as in analyze, and loss counts halves of a game: 1 from a win to a draw or from a draw to a loss, 2 from a win to a loss.',
  ].join('\n'),
  run,
};
