import { assertNever } from '../../../game/assertNever.ts';
import { opposite } from '../../../game/color.ts';
import { type GameName, rulesOf } from '../../../game/games.ts';
import { RULES } from '../../../game/rules.ts';
import type { Square } from '../../../game/square.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Fate } from '../../../study/reasons/reason.ts';
import type { Moment } from '../../../study/review/review.ts';
import { choiceText, listText } from '../locale.ts';
import { colorWord } from '../names.ts';

const RESULT_TEXTS = {
  'win draw': 'moment.result.winDraw',
  'win loss': 'moment.result.winLoss',
  'draw loss': 'moment.result.drawLoss',
} as const;

/** What the move did to the proved result, which is the first thing to say. */
const TURNED_TEXTS = {
  'win draw': 'moment.turned.winDraw',
  'win loss': 'moment.turned.winLoss',
  'draw loss': 'moment.turned.drawLoss',
} as const satisfies Record<keyof typeof RESULT_TEXTS, string>;

/** The texts about two threats, if one is above the other. */
const STACKED = { doubleThreat: 'stackedThreat', doubleMissed: 'stackedMissed' } as const;

const isResult = (key: string): key is keyof typeof RESULT_TEXTS => Object.hasOwn(RESULT_TEXTS, key);

/** Maximum number of moves listed from a line. */
const TOLD_MOVES = 6;

/** The main lines as text: `After f8: g8 h7 h8. After e6: d8 e8 f8.` */
const linesText = (words: Words, write: (moves: readonly Square[]) => string, moment: Moment): string =>
  [
    [moment.move, moment.reply],
    [moment.ply.best, moment.line.slice(1)],
  ]
    .map(([first, rest]) => [first as Square, rest as readonly Square[]] as const)
    .filter(([, rest]) => rest.length > 0)
    .map(([first, rest]) =>
      words.t('moment.told', { move: write([first]), line: spaced(write, rest.slice(0, TOLD_MOVES)) }),
    )
    .join(words.t('gap'));

const spaced = (write: (moves: readonly Square[]) => string, moves: readonly Square[]): string =>
  moves.map(square => write([square])).join(' ');

interface Names {
  readonly move: string;
  readonly best: string;
  readonly side: string;
  readonly other: string;
}

/** A moment, and the difference in discs from which its number is omitted; without it numbers are always given. */
export type ToldMoment = Moment & { readonly untold?: number };

type Telling = Names & { readonly untold: number };

const fateText = (words: Words, { untold, ...names }: Telling, fate: Fate): string => {
  const { t } = words;
  switch (fate.name) {
    case 'first':
      return t('moment.fates.first', { ...names, replies: listText(words, fate.replies, 'long') });
    case 'gone':
      return t('moment.fates.gone', { ...names, replies: choiceText(words, fate.replies) });
    case 'met':
      return t('moment.fates.met', { ...names, reply: fate.reply, squares: choiceText(words, fate.squares) });
    case 'opens':
      return t('moment.fates.opens', {
        ...names,
        reply: fate.reply,
        squares: listText(words, fate.squares, 'long'),
      });
    case 'metByCorner':
      return t('moment.fates.metByCorner', { ...names, ...fate });
    case 'less':
      return fate.discs >= untold
        ? t('moment.fates.muchLess', { ...names, reply: fate.reply })
        : t('moment.fates.less', { ...names, reply: fate.reply, count: fate.discs });
    case 'weaker':
      return t('moment.fates.weaker', { ...names, replies: listText(words, fate.replies, 'long') });
    default:
      return assertNever(fate);
  }
};

/** The fate of strong replies after the best move: `After b8, White cannot play f1.` */
const fatesText = (words: Words, telling: Telling, fates: readonly Fate[]): string =>
  words.t('moment.fates.all', {
    best: telling.best,
    fates: fates.map(fate => fateText(words, telling, fate)).join(words.t('moment.fates.between')),
  });

/** A line that is the corner alone is left out, and its brackets with it. */
const EMPTY_BRACKETS = /\s?[(（][\u2066-\u2069]*[)）]/u;

/** `A win became a draw.`; empty if the proved result is the same, or unknown. */
const turnedText = (words: Words, { ply: { resultBefore, resultAfter } }: Moment): string => {
  const key = `${resultBefore} ${resultAfter}`;
  return isResult(key) ? words.t(TURNED_TEXTS[key]) : '';
};

/** Why a move was worse than the best one, after what it did to the result: `A win became a draw. b2 gives White the corner a1.` */
export const momentText = (words: Words, game: GameName, moment: ToldMoment): string => {
  const saysResult = ['result', 'lostSoon'].includes(moment.reason.name);
  return [saysResult ? '' : turnedText(words, moment), reasonText(words, game, moment)]
    .filter(part => part !== '')
    .join(words.t('gap'));
};

/** Why a move was worse than the best one: `b2 gives White the corner a1. After c4 that does not happen.` */
export const reasonText = (words: Words, game: GameName, moment: ToldMoment): string => {
  const { ply, move, reason, reply, line, untold = Number.POSITIVE_INFINITY } = moment;
  const { t } = words;
  const write = (moves: readonly Square[]): string => RULES[rulesOf(game)].writeMoves(moves);
  const names = {
    move: write([move]),
    best: write([ply.best]),
    side: colorWord(words, ply.color, game),
    other: colorWord(words, opposite(ply.color), game),
  };
  const listed = (squares: readonly string[]): string => listText(words, squares, 'long');
  const both = (first: string, second: string): string =>
    [first, second].filter(part => part !== '').join(t('gap'));
  const telling = { ...names, untold };
  const othersWorse = (discs: number): string =>
    discs >= untold ? t('moment.othersMuchWorse') : t('moment.othersWorse', { count: discs });
  const told = (text: string): string => both(text, linesText(words, write, moment));
  const notAfter = (other: string, within: number | null): string =>
    within === null
      ? t('moment.notAfter', { move: other })
      : t('moment.notSoonAfter', { move: other, count: within });
  const way = (moves: readonly Square[], plies: number): string => spaced(write, moves.slice(0, plies));
  const cornerText = (
    key: 'corner' | 'cornerLost' | 'cornerMissed' | 'xSquare' | 'cSquare',
    corner: string,
    moves: readonly Square[],
  ): string => {
    const known = moves.length > 1 ? spaced(write, moves) : '';
    return t(`moment.${key}`, { ...names, corner, way: known }).replace(EMPTY_BRACKETS, '');
  };
  switch (reason.name) {
    case 'xSquare':
    case 'cSquare': {
      const { corner, plies, within, isOwn } = reason.facts;
      if (corner === names.best) return t('moment.cornerLeft', { ...names, corner });
      const beside = cornerText(reason.name, corner, reply.slice(0, plies));
      return both(beside, isOwn ? t('moment.ownCorner', names) : notAfter(names.best, within));
    }
    case 'xSquareLate':
    case 'cSquareLate':
      return t(`moment.${reason.name}`, { ...names, corner: reason.facts.corner });
    case 'corner': {
      const { corner, plies, within } = reason.facts;
      return both(cornerText('corner', corner, reply.slice(0, plies)), notAfter(names.best, within));
    }
    case 'cornerLost':
      if (reason.facts.corner === names.best)
        return t('moment.cornerLeft', { ...names, corner: reason.facts.corner });
      return cornerText('cornerLost', reason.facts.corner, reply.slice(0, reason.facts.plies));
    case 'cornerMissed': {
      const { corner, plies, within } = reason.facts;
      const won = cornerText('cornerMissed', corner, line.slice(0, plies + 1));
      return both(won, notAfter(names.move, within));
    }
    case 'passGiven': {
      const { plies, within } = reason.facts;
      const passed = t('moment.passGiven', { ...names, way: way(reply, Math.max(1, plies)) });
      return both(passed, notAfter(names.best, within));
    }
    case 'passMissed': {
      const { plies, within } = reason.facts;
      const passed = t('moment.passMissed', { ...names, way: way(line, plies + 1) });
      return both(passed, notAfter(names.move, within));
    }
    case 'noSafeMove': {
      const { plies, within, left } = reason.facts;
      const squares = choiceText(words, left);
      const short = t('moment.noSafeMove', { ...names, way: way(reply, plies), squares });
      return both(short, notAfter(names.best, within));
    }
    case 'taken':
    case 'opened':
      return both(
        t(`moment.${reason.name}`, { ...names, reply: reason.facts.reply }),
        othersWorse(reason.facts.discs),
      );
    case 'answer': {
      const { reply: answer, discs, fate } = reason.facts;
      return [
        t('moment.answer', { ...names, reply: answer }),
        othersWorse(discs),
        fatesText(words, telling, [fate]),
      ].join(t('gap'));
    }
    case 'answers': {
      const { replies, fates } = reason.facts;
      const strong = { ...names, replies: listed(replies) };
      return both(t('moment.answers', strong), fatesText(words, telling, fates));
    }
    case 'fewLeft': {
      const { replies, few, many } = reason.facts;
      return t('moment.fewLeft', { ...names, replies: choiceText(words, replies), count: few, many });
    }
    case 'quiet':
      return t('moment.quiet', { ...names, replies: choiceText(words, reason.facts.replies) });
    case 'openedSeveral':
      return t('moment.openedSeveral', { ...names, replies: listed(reason.facts.replies) });
    case 'opens':
      return t('moment.opens', { ...names, squares: listed(reason.facts.squares) });
    case 'wall':
      return t('moment.wall', { ...names, ...reason.facts });
    case 'shortageMissed': {
      const { plies, within, left } = reason.facts;
      const squares = choiceText(words, left);
      const short = t('moment.shortageMissed', { ...names, way: way(line, plies + 1), squares });
      return both(short, notAfter(names.move, within));
    }
    case 'takenAway': {
      const { reply: answer, squares } = reason.facts;
      return t('moment.takenAway', { ...names, reply: answer, squares: listed(squares) });
    }
    case 'cornerOpened':
      return t('moment.cornerOpened', { ...names, corner: reason.facts.corner });
    case 'wipeout':
      return t('moment.wipeout', { ...names, way: way(reply, reason.facts.plies) });
    case 'edge':
      return t('moment.edge', { ...names, ...reason.facts });
    case 'letIn':
      return t('moment.letIn', { ...names, ...reason.facts });
    case 'edgeBroken':
      return t('moment.edgeBroken', { ...names, discs: listed(reason.facts.discs) });
    case 'wedge': {
      const { reply: wedge, between } = reason.facts;
      return t('moment.wedge', { ...names, reply: wedge, one: between[0], two: between[1] });
    }
    case 'mobilityGiven':
      return t('moment.mobilityGiven', { ...names, ...reason.facts });
    case 'mobilityLost':
      return t('moment.mobilityLost', { ...names, ...reason.facts });
    case 'room':
      return t('moment.room', { ...names, ...reason.facts });
    case 'corners':
      return t('moment.corners', { ...names, ...reason.facts });
    case 'stableGiven':
    case 'stableMissed':
      return t(`moment.${reason.name}`, { ...names, ...reason.facts });
    case 'lastMove':
      return t('moment.lastMove', names);
    case 'safeMoves':
      return t('moment.safeMoves', { ...names, ...reason.facts });
    case 'held': {
      const holder = RULES[rulesOf(game)].aim === 'fewestDiscs' ? names.side : names.other;
      const isWhole = reason.facts.discs === reason.facts.squares;
      return t(isWhole ? 'moment.heldWhole' : 'moment.held', { ...names, ...reason.facts, holder });
    }
    case 'parity':
      return t('moment.parity', { ...names, ...reason.facts });
    case 'tempo':
      return t('moment.tempo', names);
    case 'result': {
      const key = `${reason.facts.best} ${reason.facts.played}`;
      const text = isResult(key) ? t(RESULT_TEXTS[key], names) : '';
      return RULES[rulesOf(game)].hasOutlook ? text : told(text);
    }
    case 'lostSoon':
      return t('moment.lostSoon', { ...names, count: reason.facts.moves });
    case 'fourAtOnce':
    case 'zugzwang':
    case 'zugzwangMissed':
      return t(`moment.${reason.name}`, { ...names, column: reason.facts.column });
    case 'winMissed':
      return t('moment.winMissed', names);
    case 'doubleThreat':
    case 'doubleMissed': {
      const { plies, columns } = reason.facts;
      const [one, two] = columns;
      const moves = reason.name === 'doubleThreat' ? way(reply, plies) : way(line, plies + 1);
      const where = { ...names, way: moves, one, two };
      return t(one === two ? `moment.${STACKED[reason.name]}` : `moment.${reason.name}`, where);
    }
    case 'line':
      return told(t('moment.worse', { ...names, count: ply.loss }));
    default:
      return assertNever(reason);
  }
};
