/** Writes a line at once. Whoever reads the other end of a pipe may go away; that ends the program quietly. */
export const writeLine = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const writeJson = (value: object): void => writeLine(JSON.stringify(value));

const THOUSAND = 1000;
/** Milliseconds as they are told: no finer than a microsecond. */
export const told = (milliseconds: number): number => Math.round(milliseconds * THOUSAND) / THOUSAND;

const isBrokenPipe = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'EPIPE' || error.code === 'EOF';

export const endQuietlyWithReader = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!isBrokenPipe(error)) throw error;
    process.exit(0);
  });
};
