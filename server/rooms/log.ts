import { type Logger, pino } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const STANDARD_ERROR = 2;

/** One line of JSON for every event. Neither secrets nor codes of tables are logged: a code is an invitation. */
export const openLog = (level: LogLevel): Log => pino({ level }, pino.destination(STANDARD_ERROR));
