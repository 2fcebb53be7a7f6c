// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Match } from '../../../src/game/match.ts';
import { comforting } from '../../../src/ui/board/result/resultPanel.ts';
import { SHORTEST } from '../../../testkit/game/specialGames.ts';
import { gameOf, matchOf, TWO_COMPUTERS, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

await comforting.load();

const page = sharePage({ screen: 'board', match: { match: matchOf(WHITE_WINS) } });

const lines = () => [...byRole('dialog').querySelectorAll('.result-words p')].map(line => line.textContent);

const AGREED = { winner: 'draw', by: 'agreement' } as const;
const RESIGNED = { winner: 'white', by: 'resignation' } as const;
const CLAIRE = { type: 'computer', opponent: 'claire', level: 1 } as const;

test.each<[string, Match, string, readonly string[], readonly string[], string]>([
  [
    'Minimax 5 wins 53-11.',
    matchOf(WHITE_WINS, TWO_COMPUTERS),
    '#ffffff',
    ['Minimax 5 wins by 42 discs.'],
    ['worded'],
    '',
  ],
  [
    'Claire wins 53-11.',
    matchOf(WHITE_WINS, { ...TWO_COMPUTERS, white: CLAIRE }),
    '#ffffff',
    ['Claire wins by 42 discs.'],
    ['worded'],
    'face',
  ],
  [
    'Draw by agreement.',
    { ...matchOf('f5d6'), ending: AGREED },
    'mixed',
    ['Minimax 5 · Both players agreed.'],
    ['worded'],
    '',
  ],
  [
    'Draw by agreement.',
    { ...matchOf('f5d6', { ...TWO_COMPUTERS, white: CLAIRE }), ending: AGREED },
    'mixed',
    ['Both players agreed.'],
    ['worded'],
    '',
  ],
  [
    'White wins by resignation.',
    { ...matchOf('f5d6', TWO_PEOPLE), ending: RESIGNED },
    '#ffffff',
    ['Black resigned.'],
    ['worded'],
    '',
  ],
  [
    'Yellow wins with four in a row.',
    gameOf('connect4', '71727364'),
    '#ffe142',
    ['After 8 discs.'],
    ['worded', 'long'],
    '',
  ],
  [
    'Black wins 13-0.',
    gameOf('othello', SHORTEST),
    '#000000',
    ['A wipeout: every disc on the board is Black.'],
    [],
    '',
  ],
])('the panel says "%s" with the matching disc, lines and text size', (...row) => {
  const [title, match, disc, told, classes, face] = row;
  page.stores.match.setState({ match, result: 'shown' });
  const dialog = byRole('dialog');
  expect(dialog.querySelector('h2')?.textContent).toBe(title);
  const [shown, ...faces] = dialog.querySelectorAll<HTMLElement>('.result-face > *');
  const isMixed = shown!.classList.contains('mixed');
  expect(isMixed ? 'mixed' : shown!.style.getPropertyValue('--disc').trim()).toBe(disc);
  expect(faces.map(({ className }) => className).join('')).toBe(face);
  expect(lines()).toEqual(told);
  const words = [...dialog.querySelector('.result-words')!.classList];
  expect(words).toEqual(['result-words', match.setup.game, ...classes]);
});
