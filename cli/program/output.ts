/** Writes a line at once. If the reader of a pipe goes away, the program ends quietly. */
export const writeLine = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const writeJson = (value: object): void => writeLine(JSON.stringify(value));

const THOUSAND = 1000;
/** Milliseconds rounded to a microsecond. */
export const told = (milliseconds: number): number => Math.round(milliseconds * THOUSAND) / THOUSAND;

const isBrokenPipe = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'EPIPE' || error.code === 'EOF';

export const endQuietlyWithReader = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!isBrokenPipe(error)) throw error;
    process.exit(0);
  });
};
