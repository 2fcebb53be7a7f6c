import { describe, expect, test } from 'vitest';
import type { BoardChoice } from '../../../cli/program/boardOptions.ts';
import { GtpSession } from '../../../cli/protocols/gtp.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { shapeOf } from '../../../testkit/game/positions.ts';
import { movesOf, specialGame } from '../formats/writtenGames.ts';
import { makeEndlessThinker, makeFakeThinker } from './fakeThinker.ts';

const BOARD: BoardChoice = { game: 'othello', shape: STANDARD_SHAPE };

const open = (milliseconds?: number, board = BOARD) => {
  const thinker = makeFakeThinker();
  const said: string[] = [];
  const write = (line: string): void => void said.push(line);
  return {
    thinker,
    said,
    session: new GtpSession({ thinker, write, milliseconds, board, version: '0.1.0' }),
  };
};

/** The answer to each line, without the empty line that ends it. */
const answers = (...lines: readonly string[]): Promise<readonly string[]> => answersOn(BOARD, ...lines);

const answersOn = async (board: BoardChoice, ...lines: readonly string[]): Promise<readonly string[]> => {
  const { said, session } = open(undefined, board);
  for (const line of lines) await session.receive(line);
  return said
    .join('\n')
    .split(/\n\n/)
    .map(answer => answer.trim())
    .filter(answer => answer !== '');
};

test('a dialogue as Quarry begins and plays it', async () => {
  const dialogue = [
    ['protocol_version', '= 2'],
    ['name', '= Flipside'],
    ['version', '= 0.1.0'],
    ['list_games', '= Othello'],
    ['set_game Othello', '='],
    ['boardsize 8', '='],
    ['clear_board', '='],
    ['time_settings 300 10 1', '='],
    ['play black f5', '='],
    ['time_left white 299 0', '='],
    ['genmove white', '= F4'],
    ['undo', '='],
    ['undo', '='],
    ['undo', '? cannot undo'],
    ['genmove black', '= D3'],
    ['quit', '='],
  ];
  expect(await answers(...dialogue.map(([command]) => command ?? ''))).toEqual(
    dialogue.map(([, answer]) => answer),
  );
});

test('an answer ends with an empty line and repeats the id of its command', async () => {
  const { said, session } = open();
  await session.receive('12 genmove b');
  await session.receive('7 nonsense');
  expect(said).toEqual(['=12 D3', '', '?7 unknown command', '']);
});

test('comments, empty lines and control characters are not commands', async () => {
  expect(await answers('', '  # nothing', '\u0007name # what', 'komi\t6.5')).toEqual(['= Flipside', '=']);
});

test.each([
  ['play b a1', 'illegal move'],
  ['play w d6', 'illegal move'],
  ['play b pass', 'illegal move'],
  ['play b i9', 'syntax error'],
  ['play red d3', 'syntax error'],
  ['play b', 'syntax error'],
  ['play', 'syntax error'],
  ['genmove', 'syntax error'],
  ['genmove w', 'it is not the turn of white'],
  ['boardsize 10', 'unacceptable size'],
  ['boardsize', 'syntax error'],
  ['komi x', 'syntax error'],
  ['set_game Go', 'unsupported game'],
  ['time_settings 10 x 0', 'syntax error'],
  ['time_left b 10', 'syntax error'],
  ['final_score', 'cannot score'],
  ['constructor', 'unknown command'],
])('"%s" is refused: %s', async (command, sentence) => {
  expect(await answers(command, 'play b d3')).toEqual([`? ${sentence}`, '=']);
});

test('every listed command is known, and no other', async () => {
  const [list = ''] = await answers('list_commands');
  const names = list.replace('= ', '').split('\n');
  expect(names).toEqual(expect.arrayContaining(['play', 'genmove', 'final_score', 'showboard']));
  const known = await answers(...names.map(name => `known_command ${name}`), 'known_command toString');
  expect(known).toEqual([...names.map(() => '= true'), '= false']);
});

test('the board is shown from a1, with the side to move', async () => {
  const [, board = ''] = await answers('play b d3', 'showboard');
  expect(board.split('\n').map(line => line.trimEnd())).toEqual([
    '=',
    '    a b c d e f g h',
    '  1 . . . . . . . .',
    '  2 . . . . . . . .',
    '  3 . . . X . . . .',
    '  4 . . . X X . . .',
    '  5 . . . X O . . .',
    '  6 . . . . . . . .',
    '  7 . . . . . . . .',
    '  8 . . . . . . . .',
    'White (O) to move',
  ]);
});

describe('a game with many passes', () => {
  const game = specialGame('most-passes');

  test('can be played with its passes', async () => {
    const plays = game.turns.map(({ color, name }) => `play ${color} ${name}`);
    expect(new Set(await answers(...plays))).toEqual(new Set(['=']));
  });

  test('can be played without its passes', async () => {
    const plays = movesOf(game).map(({ color, name }) => `play ${color} ${name}`);
    expect((await answers(...plays, 'final_score')).at(-1)).toBe('= B+64');
  });

  test.each([
    ['with', game.turns],
    ['without', movesOf(game)],
  ])('is taken back move by move, %s its passes', async (_, turns) => {
    const plays = turns.map(({ color, name }) => `play ${color} ${name}`);
    const undone = await answers(...plays, ...plays.map(() => 'undo'), 'undo');
    expect(undone.slice(plays.length)).toEqual([...plays.map(() => '='), '? cannot undo']);
  });
});

test('a side that cannot move passes, and the game goes on', async () => {
  const { turns } = specialGame('most-passes');
  const at = turns.findIndex(({ name }) => name === 'pass');
  const plays = turns.slice(0, at).map(({ color, name }) => `play ${color} ${name}`);
  const [passer, next] = [turns[at]?.color, turns[at + 1]];
  const said = await answers(...plays, `genmove ${passer}`, `play ${next?.color} ${next?.name}`, 'showboard');
  expect(said.slice(plays.length, -1)).toEqual(['= pass', '=']);
});

test('boardsize begins a game on another square board', async () => {
  const said = await answers(
    'boardsize 6',
    'play b c2',
    'showboard',
    'play w h8',
    'boardsize 3',
    'boardsize 8',
    'play b d3',
  );
  expect(said[2]?.split('\n').map(line => line.trimEnd())).toEqual([
    '=',
    '    a b c d e f',
    '  1 . . . . . .',
    '  2 . . X . . .',
    '  3 . . X X . .',
    '  4 . . X O . .',
    '  5 . . . . . .',
    '  6 . . . . . .',
    'White (O) to move',
  ]);
  expect([...said.slice(0, 2), ...said.slice(3)]).toEqual(['=', '=', '? illegal move', '=', '=', '=']);
});

test('other boards and rules are those of the command line', async () => {
  const [, picture] = await answersOn({ game: 'othello', shape: shapeOf(4, 2) }, 'clear_board', 'showboard');
  expect(picture?.split('\n').slice(1, 4)).toEqual(['    a b c d', '  1 . O X .', '  2 . X O .']);
  const plays = movesOf(specialGame('shortest-9-classic')).map(({ color, name }) => `play ${color} ${name}`);
  const said = await answersOn({ game: 'anti', shape: STANDARD_SHAPE }, ...plays, 'final_score');
  expect(said.at(-1)).toBe('= W+64');
});

test('the empty squares go to the winner, and after the end both sides pass', async () => {
  const plays = movesOf(specialGame('shortest-9-classic')).map(({ color, name }) => `play ${color} ${name}`);
  const said = await answers(...plays, 'final_score', 'genmove w', 'genmove b', 'reg_genmove b');
  expect(said.slice(plays.length)).toEqual(['= B+64', '= pass', '= pass', '= pass']);
});

test('a move of reg_genmove is not played', async () => {
  expect(await answers('reg_genmove b', 'reg_genmove b', 'genmove b')).toEqual(['= D3', '= D3', '= D3']);
});

describe('time', () => {
  const reachOf = async (milliseconds: number | undefined, ...lines: readonly string[]) => {
    const { thinker, session } = open(milliseconds);
    for (const line of [...lines, 'genmove b']) await session.receive(line);
    return thinker.questions[0]?.reach.milliseconds ?? 0;
  };

  test('is one second if nothing limits it', async () => {
    expect(await reachOf(undefined)).toBe(1000);
    expect(await reachOf(undefined, 'time_settings 0 0 0')).toBe(1000);
    expect(await reachOf(undefined, 'time_settings 60 10 0')).toBe(1000);
  });

  test('is what the command line says, whatever the clock', async () => {
    expect(await reachOf(5, 'time_settings 600 0 0')).toBe(5);
  });

  test('is a share of the main time that lasts for all moves', async () => {
    const share = await reachOf(undefined, 'time_settings 300 0 0');
    expect(share).toBeGreaterThan(300_000 / 60);
    expect(share).toBeLessThan(300_000 / 10);
  });

  test('is less when less is left', async () => {
    const [much, little] = [
      await reachOf(undefined, 'time_left b 100 0'),
      await reachOf(undefined, 'time_left b 1 0'),
    ];
    expect(little).toBeLessThan(much / 50);
    expect(await reachOf(undefined, 'time_left b 0 0')).toBeGreaterThan(0);
  });

  test('is an equal share of the period for each of its moves', async () => {
    const share = await reachOf(undefined, 'time_settings 0 30 5', 'time_left b 30 5');
    expect(share).toBeGreaterThan(4000);
    expect(share).toBeLessThan(6000);
  });
});

describe('an analysis', () => {
  const analyze = (...lines: readonly string[]) => {
    const said: string[] = [];
    const write = (line: string): void => void said.push(line);
    const means = {
      thinker: makeEndlessThinker(),
      write,
      milliseconds: undefined,
      board: BOARD,
      version: '0',
    };
    const session = new GtpSession(means);
    return Promise.all(lines.map(line => session.receive(line))).then(() => said);
  };

  test('goes on until the next line, which may be empty, and then answers that one', async () => {
    const said = await analyze('play b f5', '7 lz-analyze w 10', '', '8 name');
    const info = expect.stringMatching(
      /^info move [A-H][1-8] visits 100 winrate \d+ scoreMean 2 prior \d+ order 0 .* pv /,
    );
    expect(said).toEqual(['=', '', '=7', info, info, '', '=8 Flipside', '']);
  });

  test('names every move, best first, in either dialect', async () => {
    const [, line = ''] = await analyze('kata-analyze', '');
    const moves = [
      ...line.matchAll(/info move \w\d visits \d+ winrate (0\.\d+) scoreLead (-?\d) .*?order (\d)/g),
    ];
    expect(moves.map(([, , score, order]) => [score, order])).toEqual([
      ['2', '0'],
      ['1', '1'],
      ['0', '2'],
      ['-1', '3'],
    ]);
    expect(Number(moves[0]?.[1])).toBeGreaterThan(Number(moves[3]?.[1]));
  });

  test('of a side that cannot be meant is refused', async () => {
    expect(await analyze('lz-analyze x')).toEqual(['? syntax error', '']);
  });
});
