import { BOUNDS } from '../limits/allowances.ts';
import { Bucket } from '../limits/bucket.ts';
import { type Log, redact } from '../process/log.ts';

const LINES = { burst: 20, perSecond: 0.2 };
const WHERE = /^\s+at /;
/** Some errors quote what a client sent, so the text is cut at the first quotation. */
const QUOTATION = /[{["'`].*$/s;

/** The error and its location, without text sent by clients. */
const faultOf = (problem: unknown): string => {
  const text = problem instanceof Error ? (problem.stack ?? problem.message) : problem;
  if (typeof text !== 'string') return typeof text;
  const lines = text.split('\n');
  const begin = lines.findIndex(line => WHERE.test(line));
  const [words, where] = begin < 0 ? [lines, []] : [lines.slice(0, begin), lines.slice(begin)];
  return redact([words.join('\n').replace(QUOTATION, '…'), ...where].join('\n')).slice(
    0,
    BOUNDS.faultCharacters,
  );
};

/** A rate-limited logger for Colyseus; the next line says how many messages were dropped. */
export const colyseusLog = (log: Log) => {
  const bucket = new Bucket(LINES);
  let dropped = 0;
  const say =
    (level: 'warn' | 'debug' | 'trace') =>
    (problem: unknown): void => {
      if (!log.isLevelEnabled(level)) return;
      if (!bucket.take(performance.now())) {
        dropped += 1;
        return;
      }
      log[level]({ fault: faultOf(problem), ...(dropped > 0 && { dropped }) }, 'Colyseus');
      dropped = 0;
    };
  return {
    error: say('warn'),
    warn: say('warn'),
    info: say('debug'),
    debug: say('debug'),
    trace: say('trace'),
  };
};
