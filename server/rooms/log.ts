import { type Logger, pino } from 'pino';
import { CODE_ALPHABET } from '../../src/net/contract/texts.ts';

export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const STANDARD_ERROR = 2;
/** A request to another process that fails is told with all that was asked. */
const SECRET = /"(token|identity|address)":"[^"]*"/g;

/** What may be the code of a table, of those drawn now and of those drawn when they were shorter. */
const CODE = new RegExp(`\\b[${CODE_ALPHABET}]{6,7}\\b`, 'g');
/** What looks like one, and tells what went wrong. */
const WORDS = ['SELECT', 'UPDATE', 'DELETE', 'VALUES', 'RETURN', 'EACCES', 'EEXIST', 'SYNTAX'];

export const conceal = (text: string): string =>
  text.replace(SECRET, '"$1":"…"').replace(CODE, found => (WORDS.includes(found) ? found : '…'));

/** What an error may tell besides. What else is in it may be all that was asked, such as the command that Redis refused. */
const TOLD = ['type', 'code', 'errno', 'syscall', 'address', 'port', 'constraint', 'severity'];

/** As it is logged. */
export const withoutSecrets = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { message, stack, ...others } = pino.stdSerializers.err(error);
  const told = Object.entries(others).filter(([name]) => TOLD.includes(name));
  return { ...Object.fromEntries(told), message: conceal(message), stack: conceal(stack) };
};

/** One line of JSON for every event. Neither secrets nor codes of tables are logged: a code is an invitation. */
export const openLog = (level: LogLevel): Log =>
  pino({ level, serializers: { err: withoutSecrets } }, pino.destination(STANDARD_ERROR));
