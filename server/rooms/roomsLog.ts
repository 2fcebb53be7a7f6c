import { BOUNDS } from '../limits/allowances.ts';
import { Bucket } from '../limits/bucket.ts';
import { conceal, type Log } from './log.ts';

const LINES = { burst: 20, perSecond: 0.2 };
const WHERE = /^\s+at /;
/** Some errors quote what was sent, which may be anything: from the first quotation on nothing is told. */
const QUOTATION = /[{["'`].*$/s;

/** What went wrong and where, without what somebody has sent. */
const faultOf = (problem: unknown): string => {
  const text = problem instanceof Error ? (problem.stack ?? problem.message) : problem;
  if (typeof text !== 'string') return typeof text;
  const lines = text.split('\n');
  const begin = lines.findIndex(line => WHERE.test(line));
  const [words, where] = begin < 0 ? [lines, []] : [lines.slice(0, begin), lines.slice(begin)];
  return conceal([words.join('\n').replace(QUOTATION, '…'), ...where].join('\n')).slice(
    0,
    BOUNDS.faultCharacters,
  );
};

/** The log that Colyseus writes to, about what others do: so many lines a minute, and how many were left out. */
export const roomsLog = (log: Log) => {
  const bucket = new Bucket(LINES);
  let unsaid = 0;
  const say =
    (level: 'warn' | 'debug' | 'trace') =>
    (problem: unknown): void => {
      if (!log.isLevelEnabled(level)) return;
      if (!bucket.take(performance.now())) {
        unsaid += 1;
        return;
      }
      log[level]({ fault: faultOf(problem), ...(unsaid > 0 && { unsaid }) }, 'Colyseus');
      unsaid = 0;
    };
  return {
    error: say('warn'),
    warn: say('warn'),
    info: say('debug'),
    debug: say('debug'),
    trace: say('trace'),
  };
};
