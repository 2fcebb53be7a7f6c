import { type Logger, pino } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const STANDARD_ERROR = 2;
/** A request to another process that fails is told with all that was asked. */
const SECRET = /"(token|identity)":"[^"]*"/g;

const conceal = (text: string): string => text.replace(SECRET, '"$1":"…"');

/** As it is logged. */
export const withoutSecrets = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { message, stack, ...others } = pino.stdSerializers.err(error);
  return { ...others, message: conceal(message), stack: conceal(stack) };
};

/** One line of JSON for every event. Neither secrets nor codes of tables are logged: a code is an invitation. */
export const openLog = (level: LogLevel): Log =>
  pino({ level, serializers: { err: withoutSecrets } }, pino.destination(STANDARD_ERROR));
