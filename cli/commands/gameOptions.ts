import { GAMES, type GameName, MOST_FREE_PASSES, rulesOf } from '../../src/game/games.ts';
import type { Position, Rules } from '../../src/game/position.ts';
import { RULES } from '../../src/game/rules.ts';
import { replay } from '../../src/game/transcript.ts';
import type { PlayedGame } from '../../src/study/review/evaluate.ts';
import { readTranscript } from '../formats/transcriptText.ts';
import { readShape } from '../program/boardOptions.ts';
import { type CommandLine, type OptionSpecs, SIZE_OPTION, UsageError } from '../program/commandLine.ts';
import { sentenceOf } from '../program/failures.ts';

const RULES_NAMES = Object.keys(RULES) as readonly Rules[];

/** The options for the game of a transcript or a board. */
export const GAME_OPTIONS: OptionSpecs = {
  game: { placeholder: 'NAME', help: `${GAMES.join(', ')}; default othello. Fewer discs win in anti.` },
  rules: { placeholder: 'NAME', help: `The same by the rules alone: ${RULES_NAMES.join(', ')}.` },
  size: SIZE_OPTION,
  'free-passing': { help: 'The transcript may contain passes by a side that could move.' },
};

export const readGameName = (line: CommandLine): GameName => {
  const rules = line.choice('rules', RULES_NAMES);
  const game = line.choice('game', GAMES);
  if (rules !== undefined && game !== undefined && rulesOf(game) !== rules)
    throw new UsageError(`The rules of ${game} are not those of ${rules}.`);
  return game ?? rules ?? 'othello';
};

/** The position before the first move. */
export const readStart = (line: CommandLine): Position => {
  const game = readGameName(line);
  return RULES[rulesOf(game)].start(readShape(line, game));
};

/** The game of a transcript. */
export const readGame = (line: CommandLine, text: string, start: Position): PlayedGame => {
  if (text === '') throw new UsageError('A transcript is needed.');
  const reading = readTranscript(text, start, line.has('free-passing') ? 'free' : 'forced');
  if (reading.type === 'unreadable') throw new UsageError(sentenceOf(reading.failure));
  const transcript = reading.value;
  const replayed = replay(start, transcript, MOST_FREE_PASSES);
  if (replayed.type === 'illegal') throw new Error(`Move ${replayed.ply + 1} was read, but is not legal.`);
  return { transcript, positions: replayed.positions };
};
