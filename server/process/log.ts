import { type Logger, pino } from 'pino';
import { fromEntries } from '../../src/game/record.ts';
import { CODE_ALPHABET } from '../../src/net/contract/texts.ts';

export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const STANDARD_ERROR = 2;
/** A failed request to another process is logged with all its arguments. */
const SECRET = /"(token|identity|address)":"[^"]*"/g;

/** What may be a table code; older ones have six letters. */
const CODE = new RegExp(`\\b[${CODE_ALPHABET}]{6,7}\\b`, 'g');
/** Words that look like a code and are needed to understand an error. */
const WORDS = ['SELECT', 'UPDATE', 'DELETE', 'VALUES', 'RETURN', 'EACCES', 'EEXIST', 'SYNTAX'];

export const redact = (text: string): string =>
  text.replace(SECRET, '"$1":"…"').replace(CODE, found => (WORDS.includes(found) ? found : '…'));

/** The fields of an error that are safe to log. Others may hold a whole request, such as the command that Redis refused. */
const LOGGED_FIELDS = ['type', 'code', 'errno', 'syscall', 'address', 'port', 'constraint', 'severity'];

/** An error as it is logged. */
export const withoutSecrets = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { message, stack, ...others } = pino.stdSerializers.err(error);
  const logged = Object.entries(others).filter(([name]) => LOGGED_FIELDS.includes(name));
  return { ...fromEntries(logged), message: redact(message), stack: redact(stack) };
};

/** Logs each event as a line of JSON, without secrets and without table codes: a code is an invitation. */
export const openLog = (level: LogLevel): Log =>
  pino({ level, serializers: { err: withoutSecrets } }, pino.destination(STANDARD_ERROR));
