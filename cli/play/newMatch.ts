import { readFileSync } from 'node:fs';
import { givenPliesOf } from '../../src/game/games.ts';
import type { Match } from '../../src/game/match.ts';
import { drawOpening } from '../../src/game/xot.ts';
import { planOf } from '../../src/play/local/matchPlan.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import { fromRoot } from '../../tools/paths.ts';

const SEEDS = 2 ** 31;
const OPENINGS = fromRoot('public', 'assets', 'xot.txt');

const readOpenings = (): readonly string[] => readFileSync(OPENINGS, 'utf8').trimEnd().split('\n');

/** A match with these settings; `random` decides side, seed and opening. */
export const newMatch = (settings: Settings, random: () => number): Match => {
  const { setup, seats } = planOf(settings, random);
  const seed = Math.floor(random() * SEEDS);
  const opening =
    givenPliesOf(setup.game) > 0 ? (drawOpening(readOpenings(), seed, setup.headStart) ?? []) : [];
  return { id: '', setup, seats, transcript: opening, given: opening.length, undone: [], seed };
};
