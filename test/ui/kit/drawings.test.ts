// @vitest-environment jsdom
import { join } from 'node:path';
import { render, type TemplateResult } from 'lit';
import { test } from 'vitest';
import { GAMES, STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { CHARACTERS } from '../../../src/game/seat.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { createWords } from '../../../src/i18n/words.ts';
import { styleOf } from '../../../src/look/style/boardStyle.ts';
import { THEME_NAMES, THEMES } from '../../../src/look/themes.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import type { Moment } from '../../../src/study/review/review.ts';
import { discChoice, materialChoice } from '../../../src/ui/colors/materialChoice.ts';
import { rulePictures } from '../../../src/ui/dialogs/rulePictures.ts';
import { disc, mixedDisc, portrait } from '../../../src/ui/kit/discs.ts';
import { positionPicture } from '../../../src/ui/kit/positionPicture.ts';
import type { Shell } from '../../../src/ui/kit/shell.ts';
import { themeThumbnail } from '../../../src/ui/kit/themeThumbnail.ts';
import { qrCode } from '../../../src/ui/online/qrCode.ts';
import { comparison } from '../../../src/ui/study/review/comparison.ts';
import { scorePicture } from '../../../src/ui/study/review/scoreGraph.ts';
import { type Drawing, expectKept } from '../../../testkit/picture/keptDrawings.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { reviewOf } from '../../../testkit/ui/reviews.ts';

const words = createWords();
const drawn = (template: TemplateResult) => (): string => {
  const place = document.createElement('div');
  render(template, place);
  return place.innerHTML.replace(/<!--.*?-->/gs, '').replace(/\s+/g, ' ');
};

const [othello, connect4] = [reviewOf('othello'), reviewOf('connect4')];

const graph = (game: 'othello' | 'connect4', by: 'chance' | 'discs') => {
  const review = game === 'othello' ? othello : connect4;
  const plies = review.plies.length;
  return scorePicture({ words } as Shell, { game, review, by, plies, shown: plies - 7, onGo: () => {} });
};

const [MATCH, MOMENT] = [matchOf(WHITE_WINS), othello.moments[0] as Moment];
const [LINE, REPLY] = [MOMENT.ply.ply - 1, MOMENT.ply.ply].map(
  from => MATCH.transcript.slice(from, MOMENT.ply.ply + 2) as Moment['line'],
);
const LINES = { line: LINE ?? [], reply: REPLY ?? [] };
const study = { tree: treeOf(MATCH.setup, MATCH.transcript), origin: { players: MATCH.seats } };
const always = (state: object) => ({ getState: () => state });
const shell = {
  words,
  play: {
    stores: {
      settings: always(DEFAULT_SETTINGS),
      app: always({ draft: styleOf('walnut') }),
      study: always({ study }),
    },
  },
} as unknown as Shell;

const DRAWINGS: readonly Drawing[] = [
  ...THEME_NAMES.flatMap(theme =>
    [true, false].flatMap((patterns): Drawing[] => {
      const look = { ...DEFAULT_SETTINGS, theme, colors: THEMES[theme].colors, patterns };
      return [
        [`thumbnail of ${theme} ${patterns}`, drawn(themeThumbnail(look))],
        [
          `discs of ${theme} ${patterns}`,
          () =>
            [disc(look, 'black'), disc(look, 'white', 'connect4'), mixedDisc(look)]
              .map(one => drawn(one)())
              .join(''),
        ],
      ];
    }),
  ),
  ...CHARACTERS.map((character): Drawing => [`portrait of ${character}`, drawn(portrait(character))]),
  ...GAMES.map(
    (game): Drawing => [
      `rules of ${game}`,
      () =>
        rulePictures({ words, settings: DEFAULT_SETTINGS }, game)
          .map(one => drawn(one)())
          .join(''),
    ],
  ),
  ['a position', drawn(positionPicture(DEFAULT_SETTINGS, startOf(STANDARD_SETUP)))],
  ['a code to scan', drawn(qrCode('https://example.org/?table=ABCDEF', 'x'))],
  ['a graph by chance', drawn(graph('othello', 'chance'))],
  ['a graph by discs', drawn(graph('othello', 'discs'))],
  ['a graph with lanes', drawn(graph('connect4', 'discs'))],
  ['a moment compared', drawn(comparison(shell, MATCH, { ...MOMENT, ...LINES }))],
  ['materials', drawn(materialChoice(shell))],
  ['styles of discs', drawn(discChoice(shell))],
];

test('the small drawings of the page match their snapshots', () =>
  expectKept(join(import.meta.dirname, 'drawings.tsv'), DRAWINGS));
