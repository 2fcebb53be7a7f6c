import { describe, expect, test } from 'vitest';
import type { Question, Thinker } from '../../../cli/engine/thinker.ts';
import type { BoardChoice } from '../../../cli/program/boardOptions.ts';
import { GtpSession } from '../../../cli/protocols/gtp.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { shapeOf } from '../../../testkit/game/positions.ts';
import { movesOf, type NamedTurn, specialGame } from '../formats/writtenGames.ts';
import { makeEndlessThinker, makeFakeThinker } from './fakeThinker.ts';

const BOARD: BoardChoice = { game: 'othello', shape: STANDARD_SHAPE };

const open = (milliseconds?: number, board = BOARD, thinker: Thinker = makeFakeThinker()) => {
  const said: string[] = [];
  const write = (line: string): void => void said.push(line);
  return { said, session: new GtpSession({ thinker, write, milliseconds, board, version: '0.1.0' }) };
};

const answersOn = async (board: BoardChoice, ...lines: readonly string[]): Promise<readonly string[]> => {
  const { said, session } = open(undefined, board);
  for (const line of lines) await session.receive(line);
  return said
    .join('\n')
    .split(/\n\n/)
    .map(answer => answer.trim())
    .filter(answer => answer !== '');
};
/** The answer to each line, without the terminating empty line. */
const answers = (...lines: readonly string[]): Promise<readonly string[]> => answersOn(BOARD, ...lines);
const playsOf = (turns: readonly NamedTurn[]): readonly string[] =>
  turns.map(({ color, name }) => `play ${color} ${name}`);

test('a dialogue like Quarry’s', async () => {
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

describe('with pondering', () => {
  const openPonderer = () => {
    const endless = makeEndlessThinker();
    const asked: Question[] = [];
    let ends = 0;
    const thinker: Thinker = {
      think: (question, tell) => {
        asked.push(question);
        const thought = endless.think(question, tell);
        // A move is found at once; other thinking goes on.
        if (question.reach.aim !== LONG) endless.hurry();
        return thought;
      },
      hurry: () => {
        ends++;
        endless.hurry();
      },
      close: () => {},
    };
    const said: string[] = [];
    const write = (line: string): void => void said.push(line);
    const session = new GtpSession({
      thinker,
      write,
      milliseconds: 5,
      board: BOARD,
      ponders: true,
      version: '',
    });
    return { said, session, asked, ends: () => ends };
  };
  const LONG = 3_600_000;

  test('it thinks about the opponent’s position after its own move, until the next line', async () => {
    const { said, session, asked, ends } = openPonderer();
    await session.receive('genmove b');
    expect(asked.map(({ position, reach }) => [position.turn, reach.aim])).toEqual([
      ['black', undefined],
      ['white', LONG],
    ]);
    expect(ends()).toBe(0);
    await session.receive('name');
    expect([ends(), said.filter(line => line !== '')]).toEqual([1, ['= D3', '= Flipside']]);
  });

  test('it does not while another line waits', async () => {
    const { session, asked } = openPonderer();
    await Promise.all([session.receive('genmove b'), session.receive('name')]);
    expect(asked).toHaveLength(1);
  });
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
  ['genmove w', "it is not white's turn"],
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

describe('a game with many passes', () => {
  const game = specialGame('most-passes');

  test.each([
    ['with', game.turns],
    ['without', movesOf(game)],
  ])('is played and taken back move by move, %s its passes', async (_, turns) => {
    const plays = playsOf(turns);
    const said = await answers(...plays, 'final_score', ...plays.map(() => 'undo'), 'undo');
    const all = plays.map(() => '=');
    expect(said).toEqual([...all, '= B+64', ...all, '? cannot undo']);
  });
});

test('a side that cannot move passes, and the game continues', async () => {
  const { turns } = specialGame('most-passes');
  const at = turns.findIndex(({ name }) => name === 'pass');
  const plays = playsOf(turns.slice(0, at));
  const [passer, next] = [turns[at]?.color, turns[at + 1]];
  const said = await answers(...plays, `genmove ${passer}`, `play ${next?.color} ${next?.name}`, 'showboard');
  expect(said.slice(plays.length, -1)).toEqual(['= pass', '=']);
});

/** The output of `showboard`, without trailing blanks. */
const picture = (answer = ''): readonly string[] => answer.split('\n').map(line => line.trimEnd());

test('boardsize starts a game on another square board, shown from a1 with the side to move', async () => {
  const said = await answers(
    'boardsize 6',
    'play b c2',
    'showboard',
    'play w h8',
    'boardsize 3',
    'boardsize 8',
    'play b d3',
  );
  expect(picture(said[2])).toEqual([
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

test('the command line sets other boards and rules', async () => {
  const [, shown] = await answersOn({ game: 'othello', shape: shapeOf(4, 2) }, 'clear_board', 'showboard');
  expect(picture(shown).slice(1, 4)).toEqual(['    a b c d', '  1 . O X .', '  2 . X O .']);
  const plays = playsOf(movesOf(specialGame('shortest-9-classic')));
  const said = await answersOn({ game: 'anti', shape: STANDARD_SHAPE }, ...plays, 'final_score');
  expect(said.at(-1)).toBe('= W+64');
});

test('empty squares count for the winner, and after the end both sides pass', async () => {
  const plays = playsOf(movesOf(specialGame('shortest-9-classic')));
  const said = await answers(...plays, 'final_score', 'genmove w', 'genmove b', 'reg_genmove b');
  expect(said.slice(plays.length)).toEqual(['= B+64', '= pass', '= pass', '= pass']);
});

test('a move of reg_genmove is not played', async () => {
  expect(await answers('reg_genmove b', 'reg_genmove b', 'genmove b')).toEqual(['= D3', '= D3', '= D3']);
});

test.each<[string, number | undefined, string, number, number]>([
  ['one second if nothing limits it', undefined, '', 1000, 1000],
  ['one second with an endless clock', undefined, 'time_settings 0 0 0', 1000, 1000],
  ['one second if a period has no moves', undefined, 'time_settings 60 10 0', 1000, 1000],
  ['the time of the command line, whatever the clock', 5, 'time_settings 600 0 0', 5, 5],
  ['a share of the main time', undefined, 'time_settings 300 0 0', 5_000, 30_000],
  ['less when less is left', undefined, 'time_left b 1 0', 1, 100],
  ['a moment when nothing is left', undefined, 'time_left b 0 0', 1, 100],
  ['a share of the period for each move', undefined, 'time_settings 0 30 5\ntime_left b 30 5', 4000, 6000],
])('a move may take %s', async (_, milliseconds, lines, from, to) => {
  const thinker = makeFakeThinker();
  const { session } = open(milliseconds, BOARD, thinker);
  for (const line of [...lines.split('\n'), 'genmove b']) await session.receive(line);
  const reach = thinker.questions[0]?.reach.milliseconds;
  expect(reach).toBeGreaterThanOrEqual(from);
  expect(reach).toBeLessThanOrEqual(to);
});

describe('an analysis', () => {
  const analyze = async (...lines: readonly string[]) => {
    const { said, session } = open(undefined, BOARD, makeEndlessThinker());
    await Promise.all(lines.map(line => session.receive(line)));
    return said;
  };

  test('continues until the next line, which may be empty, and then answers it', async () => {
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

  test('for an invalid side is rejected', async () => {
    expect(await analyze('lz-analyze x')).toEqual(['? syntax error', '']);
  });
});
