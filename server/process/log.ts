import { type Logger, pino } from 'pino';
import { fromEntries } from '../../src/game/record.ts';
import { CODE_ALPHABET } from '../../src/net/contract/texts.ts';

export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const STANDARD_ERROR = 2;
/** Secret fields in the arguments of a failed request to another process, which are logged with the error. */
const SECRET = /"(token|identity|address)":"[^"]*"/g;

/** Possible table codes; older ones have six letters. */
const CODE = new RegExp(`\\b[${CODE_ALPHABET}]{6,7}\\b`, 'g');
/** Words that match `CODE` but are needed to understand an error. */
const WORDS = ['SELECT', 'UPDATE', 'DELETE', 'VALUES', 'RETURN', 'EACCES', 'EEXIST', 'SYNTAX'];

export const redact = (text: string): string =>
  text.replace(SECRET, '"$1":"…"').replace(CODE, found => (WORDS.includes(found) ? found : '…'));

/** Error fields that are safe to log. Others may contain a whole request, such as the command that Redis refused. */
const LOGGED_FIELDS = ['type', 'code', 'errno', 'syscall', 'address', 'port', 'constraint', 'severity'];

export const withoutSecrets = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { message, stack, ...others } = pino.stdSerializers.err(error);
  const logged = Object.entries(others).filter(([name]) => LOGGED_FIELDS.includes(name));
  return { ...fromEntries(logged), message: redact(message), stack: redact(stack) };
};

/** Logs events as JSON lines, without secrets and without table codes, since a code is an invitation. */
export const openLog = (level: LogLevel): Log =>
  pino({ level, serializers: { err: withoutSecrets } }, pino.destination(STANDARD_ERROR));
