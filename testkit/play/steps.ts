import { legalMoves } from '../../src/game/position.ts';
import { pick } from '../../src/game/random.ts';
import { keysOf, recordOf } from '../../src/game/record.ts';
import { makeSquare, type Square } from '../../src/game/square.ts';
import { makeTranscript, type Transcript } from '../../src/game/transcript.ts';
import { nodesOf } from '../../src/game/tree.ts';
import { PLACES, type Place } from '../../src/look/places.ts';
import { commandsOnBoard, isAvailable } from '../../src/play/commands/commands.ts';
import { selectPosition } from '../../src/store/selectors.ts';
import { PANEL_TABS } from '../../src/store/studyStore.ts';
import { UNITS } from '../../src/study/course/units.ts';
import { LESSON_NAMES } from '../../src/study/lessons/lessons.ts';
import { OVERLAYS } from '../../src/study/overlays.ts';
import { settled } from '../until.ts';
import { A_WHILE, type Room } from './playRoom.ts';

/** A page, and the random source of the presses. */
export interface Walk extends Room {
  readonly random: () => number;
}

/** Presses something and returns a description; undefined if it does not exist. */
export type Step = (walk: Walk) => string | undefined | Promise<string | undefined>;

const position = (walk: Walk) => selectPosition(walk.state());

/** A position of the study on the board. */
const path = (walk: Walk): Transcript | undefined => {
  const { study } = walk.stores.study.getState();
  return study && pick(walk.random, [[], ...nodesOf(study.tree).map(({ path: moves }) => moves)]);
};
const onPath =
  (name: 'goTo' | 'promote' | 'remove'): Step =>
  walk => {
    const moves = path(walk);
    if (moves !== undefined) walk.play.study[name](moves);
    return moves && makeTranscript(moves);
  };

const command: Step = walk => {
  const commands = commandsOnBoard(walk.play).filter(
    ({ name, run }) => run !== undefined && isAvailable(name, walk.play),
  );
  if (walk.app().screen !== 'board' || commands.length === 0) return undefined;
  const { name, run } = pick(walk.random, commands);
  run?.(walk.play);
  return name;
};

const square: Step = walk => {
  if (walk.match() === undefined) return undefined;
  const legal: readonly Square[] = [...legalMoves(position(walk))];
  const chosen = walk.random() < 0.1 || legal.length === 0 ? (27 as Square) : pick(walk.random, legal);
  walk.play.playSquare(chosen);
  return makeSquare(chosen);
};

const engine: Step = async walk => {
  const asked = walk.engine.asked[0]?.request;
  if (asked === undefined) return undefined;
  const moves = [...legalMoves(asked.position)].map(makeSquare);
  if (moves.length === 0 || walk.random() < 0.05) {
    await walk.engine.settle({ type: 'failed', reason: 'crashed' });
    return 'crashes';
  }
  const scores = recordOf(moves, () => Math.round(20 * walk.random()) - 10);
  const best = recordOf(
    keysOf(scores).toSorted((one, other) => scores[other] - scores[one]),
    name => scores[name],
  );
  const facts = { depth: 10, exact: walk.random() < 0.2, milliseconds: 5000 };
  if (walk.random() < 0.2) walk.engine.report(best, facts);
  else await walk.engine.finish(best, facts);
  return Object.keys(best).join('');
};

/** Answers all requests to the engine, as for a whole review. */
const patience: Step = async walk => {
  let answers = 0;
  for (; walk.engine.asked.length > 0 && answers < 80; answers++) {
    await engine(walk);
    await settled();
  }
  walk.clock.pass(A_WHILE);
  return `${answers} answers`;
};

/** Everything a person can press, and other events. */
export const STEPS: Readonly<Record<string, Step>> = {
  command,
  play: square,
  'play on': square,
  engine,
  'engine too': engine,
  patience,
  set: walk => {
    const settings = walk.stores.settings.getState();
    const name = pick(
      walk.random,
      keysOf(settings).filter(one => typeof settings[one] === 'boolean'),
    );
    const thresholds = { inaccuracy: 2, mistake: 6, blunder: 12 };
    if (walk.random() < 0.2) walk.play.set('chanceThresholds', thresholds);
    else walk.play.set(name, !settings[name]);
    return name;
  },
  time: walk => {
    const milliseconds = pick(walk.random, [100, 1000, 10_000, 300_000]);
    walk.clock.pass(milliseconds);
    return `${milliseconds}`;
  },
  place: walk => {
    if (walk.random() < 0.7) return undefined;
    const place = pick(walk.random, keysOf(PLACES)) as Place;
    walk.play.openPlace(place);
    return place;
  },
  go: onPath('goTo'),
  promote: onPath('promote'),
  remove: onPath('remove'),
  tab: walk => {
    const tab = pick(walk.random, PANEL_TABS);
    walk.play.study.showTab(tab);
    return tab;
  },
  overlay: walk => {
    const overlay = pick(walk.random, OVERLAYS);
    walk.play.study.toggleOverlay(overlay);
    return overlay;
  },
  study: walk => {
    const name = pick(walk.random, [
      'analyze',
      'review',
      'cancelReview',
      'openStory',
      'closeStory',
      'restore',
      'playBest',
      'toggleAnalysis',
      'toggleThreat',
      'leave',
      'showAnswer',
      'copyStudy',
      'clearDrawn',
    ] as const);
    walk.play.study[name]();
    return name;
  },
  'study moves': walk => {
    const { review } = walk.stores.study.getState();
    const ply = Math.floor(20 * walk.random());
    const { study } = walk.play;
    const moves = path(walk) ?? [];
    const ways = {
      on: () => study.readOn(1),
      back: () => study.readOn(-1),
      'next variation': () => study.switchVariation(1),
      comment: () => study.annotate(moves, { comment: 'So it goes.', mark: '!' }),
      draw: () => study.draw({ tone: 'look', from: 19 as Square, to: 37 as Square }),
      read: () => study.setReading(true),
      write: () => study.setReading(false),
      [`moment ${ply}`]: () => study.showMoment(ply),
      [`try ${ply} again`]: () => review.type === 'finished' && study.tryAgain(ply, 'computer'),
      'name it': () => study.nameChapter('One'),
    };
    const way = pick(walk.random, keysOf(ways));
    ways[way]?.();
    return way;
  },
  menu: walk => {
    if (walk.app().screen === 'board') return undefined;
    const name = pick(walk.random, ['startMatch', 'continueMatch', 'openColors', 'cancelDraft'] as const);
    walk.play[name]();
    return name;
  },
  game: walk => {
    const name = pick(walk.random, [
      'newGame',
      'confirmNewGame',
      'keepPlaying',
      'rematch',
      'undo',
      'redo',
      'hint',
      'pass',
      'playIntended',
      'dropIntended',
      'dismissPassCard',
      'demonstrateAdvice',
      'dismissAdvice',
      'hurryResult',
      'closeResult',
      'pause',
      'resume',
      'step',
      'retry',
    ] as const);
    walk.play[name]();
    return name;
  },
  exercise: walk => {
    const name = pick(walk.random, ['tryAgain', 'showSolution', 'next', 'analyze', 'leave'] as const);
    walk.play.exercise[name]();
    return name;
  },
  learn: async walk => {
    if (walk.random() < 0.6) return undefined;
    const { puzzles, lessons, course, openings, editor } = walk.play;
    const lesson = pick(walk.random, LESSON_NAMES);
    const unit = pick(walk.random, UNITS);
    const ways = {
      'the puzzle of the day': () => puzzles.openDaily(),
      'a puzzle': () => puzzles.draw(),
      mistakes: () => puzzles.openMistakes(),
      [`lesson ${lesson}`]: () => lessons.open(lesson),
      [`unit ${unit}`]: () => course.open(unit),
      'what is due': () => course.practise(),
      'an opening': () => openings.study([...(walk.match()?.transcript ?? [])]),
      'a position': () => editor.editBoard(),
      'a game from it': () => editor.start(),
    };
    const way = pick(walk.random, keysOf(ways));
    await ways[way]?.();
    return way;
  },
  page: walk => {
    const isThere = walk.random() < 0.5;
    const fact = pick(walk.random, ['visible', 'connected', 'reducedMotion', 'lowBattery'] as const);
    walk.play.observe({ [fact]: isThere });
    return `${fact} ${isThere}`;
  },
};
