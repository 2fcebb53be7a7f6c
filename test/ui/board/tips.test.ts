// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameName } from '../../../src/game/games.ts';
import { NO_MATCH } from '../../../src/store/matchStore.ts';
import { TIP_MILLISECONDS, tipFor } from '../../../src/ui/board/tips.ts';
import { gameOf, matchOf, TWO_COMPUTERS, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { NEXT_BEST } from '../../../testkit/ui/moments.ts';
import { allByRole, byRole, focused, said } from '../../../testkit/ui/queries.ts';
import { onlineMatch } from '../../../testkit/ui/tables.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';

const PRESS = 'Click a marked square. The discs in between flip. Most discs win.';
const LEGAL = 'Choose a legal square. The discs in between flip. Most discs win.';
const FLIP = 'The discs between your new disc and your other one flipped.';
const UNDO = 'Changed your mind? Undo takes your move back.';
const HINT = 'Stuck? Hint shows you good moves.';

const NOTHING_SEEN = new Set<never>();

test.each([
  ['at the start', matchOf(''), 'play'],
  ['as soon as the first disc has flipped', matchOf('f5'), 'flip'],
  ['until the next own move', matchOf('f5d6'), 'flip'],
  ['after two own moves', matchOf('f5d6c3d3'), 'undo'],
  ['after three own moves', matchOf('f5d6c3d3c4f4'), 'hint'],
  ['on the turn of the computer', matchOf('f5d6c3'), undefined],
  [
    'after the first own move on an unusual board',
    { ...matchOf('f5d6'), setup: gameOf('octagon').setup },
    'game',
  ],
  ['in Connect Four, where nothing flips', gameOf('connect4', '4'), undefined],
  ['after the end', matchOf(WHITE_WINS), undefined],
  ['while computers play', matchOf('', TWO_COMPUTERS), undefined],
  ['between two people', matchOf('', TWO_PEOPLE), 'play'],
  ['at an online table', onlineMatch(''), undefined],
])('%s the matching tip is shown', (_, match, tip) => {
  expect(tipFor({ ...NO_MATCH, match }, NOTHING_SEEN)).toBe(tip);
});

test('no tip appears twice, during a hint request, or before a pass was shown', () => {
  const state = { ...NO_MATCH, match: matchOf('') };
  expect(tipFor(state, new Set(['play'] as const))).toBeUndefined();
  expect(tipFor({ ...state, thinking: 'hint' }, NOTHING_SEEN)).toBeUndefined();
  expect(tipFor({ ...state, passCard: 'black' }, NOTHING_SEEN)).toBeUndefined();
});

describe('in the first game', () => {
  let page: ReturnType<typeof openPage>;
  const tips = () => allByRole('group').filter(({ className }) => className.includes('tip'));
  const shown = () => tips().map(tip => tip.querySelector('p')?.textContent);
  const play = (moves: string) => page.stores.match.setState({ match: matchOf(moves) });

  beforeAll(teachDialogs);
  beforeEach(() => {
    vi.useFakeTimers();
    page = openPage({
      screen: 'board',
      settings: { tips: true, coach: true },
      match: { match: matchOf('') },
    });
  });
  afterEach(() => {
    page.close();
    vi.useRealTimers();
  });

  test('a tip makes room for the coach', () => {
    play('f5d6');
    const advice = { type: 'praise', match: matchOf('f5'), moment: NEXT_BEST } as const;
    page.stores.study.setState({ advice });
    expect([shown(), allByRole('group', 'Coach').length]).toEqual([[], 1]);
    page.stores.study.setState({ advice: undefined });
    expect(shown()).toEqual([]);
    play('f5d6c3d3c4f4');
    expect(shown()).toEqual([HINT]);
  });

  test.each([
    ['connect4', 360, 640, true],
    ['othello', 1280, 800, false],
  ] as const)(
    'in %s on %ix%i the line of moves under a card is hidden: %s',
    (game, width, height, isOver) => {
      page.close();
      page = openPage({
        screen: 'board',
        settings: { tips: true },
        match: { match: { ...matchOf(''), setup: gameOf(game).setup } },
        viewport: { width, height },
      });
      expect(shown()).toHaveLength(1);
      expect(tips()[0]?.parentElement?.classList.contains('over-moves')).toBe(isOver);
    },
  );

  test('each tip is shown and announced, and disappears with the next move', () => {
    expect([shown(), said().at(-1)]).toEqual([[PRESS], LEGAL]);
    play('f5');
    expect([shown(), said().at(-1)]).toEqual([[FLIP], FLIP]);
    play('f5d6');
    expect(shown()).toEqual([FLIP]);
    play('f5d6c3');
    expect(shown()).toEqual([]);
    play('f5d6c3d3');
    expect([shown(), said().at(-1)]).toEqual([[UNDO], UNDO]);
    play('');
    expect(shown()).toEqual([]);
    play('f5d6c3d3c4f4');
    expect(shown()).toEqual([HINT]);
    page.stores.match.setState({ thinking: 'hint' });
    page.stores.match.setState({ thinking: 'idle' });
    expect(shown()).toEqual([]);
  });

  test('a tip disappears after a timeout', () => {
    vi.advanceTimersByTime(TIP_MILLISECONDS - 1);
    expect(shown()).toEqual([PRESS]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test('one button hides this tip and all later ones, and returns the focus to the board', () => {
    byRole('button', 'Hide tips').focus();
    byRole('button', 'Hide tips').click();
    expect([shown(), page.stores.settings.getState().tips, focused()]).toEqual([[], false, 'd3']);
    play('f5d6');
    expect(shown()).toEqual([]);
  });

  test('the end of the game ends the tips for good', () => {
    play(WHITE_WINS);
    expect(page.stores.settings.getState().tips).toBe(false);
  });

  test.each([
    ['connect4', 'Pick a column, and your disc drops in. Four in a row wins: across, up or diagonally.'],
    ['reversi', 'Start with the four squares in the centre. Most discs win.'],
    ['octagon', PRESS],
  ] as const)('the first tip of %s says how to move and what wins, and no more', (game, tip) => {
    page.close();
    page = openPage({ screen: 'board', settings: { tips: true }, match: { match: gameOf(game) } });
    expect(shown()).toEqual([tip]);
  });
});

test('after the first game there are no tips', () => {
  const page = openPage({ screen: 'board', match: { match: matchOf('') } });
  expect(allByRole('button', 'Hide tips')).toHaveLength(0);
  page.close();
});

describe('after the first game, for a person who began here', () => {
  const shownIn = (game: GameName, records = {}): readonly (string | null | undefined)[] => {
    const settings = { tips: false, beginner: true };
    const page = openPage({ screen: 'board', settings, match: { match: matchOf('f5') } });
    page.stores.records.setState(records);
    page.stores.match.setState({ match: gameOf(game, '') });
    const texts = [...document.querySelectorAll('.tip p')].map(({ textContent }) => textContent);
    page.close();
    return texts;
  };

  test.each([
    ['anti', ['Fewest discs wins.']],
    ['octagon', ['No corners: discs on the squares beside them can never be flipped.']],
    ['othello', []],
  ] as const)('the first board of %s is explained by one sentence, or needs none', (game, texts) => {
    expect(shownIn(game)).toEqual(texts);
  });

  test('a game that has been finished once needs no tip', () => {
    expect(shownIn('anti', { 'anti/flipside/1': { won: 0, drawn: 0, lost: 1 } })).toEqual([]);
  });
});
