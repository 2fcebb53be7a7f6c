import { randomUUID } from 'node:crypto';
import { tableOf } from '../../src/game/record.ts';
import { readEnvironment } from '../environment.ts';
import { isDatabase, openStorage } from '../storage/storage.ts';
import { backUp, type Checked, checkFile, restore } from './backup.ts';
import { COMMANDS, UsageError } from './commands.ts';

const OPTIONS: readonly string[] = ['for', 'reason'];
const HELP: readonly string[] = ['help', '--help', '-h'];

type Variables = Parameters<typeof readEnvironment>[0];

/** A call of a command that works on the SQLite file itself. */
interface FileCall {
  readonly folder: string;
  readonly path: string;
  readonly now: number;
}
type FileWork = (call: FileCall) => Checked | Promise<Checked>;
const FILE_COMMANDS = tableOf<{
  readonly about: string;
  readonly run: FileWork;
}>({
  backup: {
    about: 'copy the storage to a new file, also while the server runs, and verify the copy',
    run: ({ folder, path }) => backUp(folder, path),
  },
  check: { about: 'verify a backup', run: ({ path }) => checkFile(path) },
  restore: {
    about: 'replace the storage with a backup; the server must be stopped',
    run: ({ folder, path, now }) => restore(folder, path, now),
  },
});

const usage = (): string => {
  const all = [
    ...[...COMMANDS.values()].map(({ usage: call, about }) => [call, about]),
    ...[...FILE_COMMANDS].map(([name, { about }]) => [`${name} FILE`, about]),
  ];
  const lines = all.map(([call, about]) => `  ${call}\n      ${about}`);
  return ['admin COMMAND, for the storage in DATA_FOLDER or DATABASE_URL:', ...lines].join('\n');
};

interface Parsed {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string>;
}

/** Parses arguments by hand because ids may begin with hyphens, which `parseArgs` would take for options. */
const parse = (args: readonly string[]): Parsed => {
  const words: string[] = [];
  const options = new Map<string, string>();
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const name = /^--([a-z]+)$/.exec(word)?.[1];
    if (name === undefined) words.push(word);
    else if (!OPTIONS.includes(name)) throw new UsageError(`There is no option ${word}.`);
    else options.set(name, rest.shift() ?? '');
  }
  return { words, options };
};

const runOnFile = async (
  run: FileWork,
  place: string,
  path: string | undefined,
): Promise<readonly string[]> => {
  if (isDatabase(place))
    throw new UsageError('This command is for SQLite; for PostgreSQL use pg_dump and pg_restore.');
  if (path === undefined) throw new UsageError('Say which file.');
  const { matches, identities, megabytes } = await run({ folder: place, path, now: Date.now() });
  return [`${path} is whole: ${matches} matches, ${identities} identities, ${megabytes} MB.`];
};

const run = async (args: readonly string[], variables: Variables): Promise<readonly string[]> => {
  if (HELP.includes(args[0] ?? '')) return [usage()];
  const {
    words: [name = '', ...words],
    options,
  } = parse(args);
  const { storage: place } = readEnvironment(variables);
  const onFile = FILE_COMMANDS.get(name);
  if (onFile !== undefined) return runOnFile(onFile.run, place, words[0]);
  const command = COMMANDS.get(name);
  if (name === '') throw new UsageError(`Say which command.\n${usage()}`);
  if (command === undefined)
    throw new UsageError(`There is no command "${name}". "admin help" lists the commands.`);
  const storage = await openStorage(place, {
    holder: { id: randomUUID(), address: 'admin' },
    onError: () => {},
  });
  try {
    return await command.run({ storage, now: Date.now(), words, option: option => options.get(option) });
  } finally {
    await storage.close();
  }
};

export interface Output {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

const TERMINAL: Output = {
  say: line => process.stdout.write(`${line}\n`),
  complain: line => process.stderr.write(`${line}\n`),
};

/** Runs an operator's command on the storage; returns the exit code. */
export const runAdmin = async (
  args: readonly string[],
  variables: Variables,
  { say, complain }: Output = TERMINAL,
): Promise<number> => {
  try {
    for (const line of await run(args, variables)) say(line);
    return 0;
  } catch (error) {
    complain((error as Error).message);
    return 1;
  }
};
