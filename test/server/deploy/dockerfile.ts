import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot, ROOT } from '../../../tools/paths.ts';

/** The instructions of deploy/Dockerfile, each in one line. */
export const INSTRUCTIONS: readonly string[] = readFileSync(fromRoot('deploy', 'Dockerfile'), 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter(line => /^[A-Z]+ /.test(line));

/** The last instruction of a kind, without its name. */
export const lastOf = (kind: string): string =>
  INSTRUCTIONS.findLast(line => line.startsWith(`${kind} `))?.slice(kind.length + 1) ?? '';

/** The environment variables set in the image. */
export const SET_IN_IMAGE: Readonly<Record<string, string>> = Object.fromEntries(
  lastOf('ENV')
    .split(' ')
    .map(each => each.split('=') as [string, string]),
);

/** The JSON form of a command at the end of an instruction. */
export const commandIn = (instruction: string): readonly string[] =>
  JSON.parse(instruction.slice(instruction.indexOf('['))) as string[];

/** How large the output of a step may be. */
const OUTPUT_BYTES = 16_000_000;
const IGNORED = readFileSync(fromRoot('deploy', 'Dockerfile.dockerignore'), 'utf8').trim().split('\n');
const isSent = (path: string): boolean => !IGNORED.includes(relative(ROOT, path).split(sep)[0] ?? '');

/** Executes the instructions of the Dockerfile in folders instead of containers: each stage has a folder as its root. */
export class ImageFolders {
  readonly #folder: string;
  readonly #stages = new Map<string, string>();
  #root = '';
  #place = '/';

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The location of a path in the last stage. */
  inImage(path: string): string {
    return join(this.#root, isAbsolute(path) ? path : join(this.#place, path));
  }

  async build(): Promise<void> {
    for (const instruction of INSTRUCTIONS) {
      const [kind = '', ...words] = instruction.split(/\s+/);
      if (kind === 'FROM') this.#begin(words.at(-1) ?? '');
      if (kind === 'WORKDIR') this.#goTo(words[0] ?? '');
      if (kind === 'COPY') this.#copy(words);
      if (kind === 'RUN') await this.#run(instruction.slice('RUN '.length));
    }
  }

  #begin(stage: string): void {
    this.#root = join(this.#folder, String(this.#stages.size));
    this.#stages.set(stage, this.#root);
    mkdirSync(join(this.#root, 'tmp'), { recursive: true });
  }

  #goTo(place: string): void {
    this.#place = place;
    mkdirSync(this.inImage('.'), { recursive: true });
  }

  #copy(words: readonly string[]): void {
    const stage = /^--from=(.*)$/.exec(words[0] ?? '')?.[1];
    const [sources, to = ''] = [words.slice(stage === undefined ? 0 : 1, -1), words.at(-1)];
    for (const source of sources) {
      const from = stage === undefined ? fromRoot(source) : join(this.#stages.get(stage) ?? '', source);
      const target = this.inImage(to.endsWith('/') && source !== '.' ? join(to, basename(source)) : to);
      if (!existsSync(from)) throw new Error(`COPY finds no ${source}`);
      cpSync(from, target, { recursive: true, ...(stage === undefined && { filter: isSent }) });
    }
  }

  /** Ignores the user, since there is only one here. */
  async #run(command: string): Promise<void> {
    const here = command
      .replace(/\s*&& chown \S+ \S+/, '')
      .replaceAll(/(?<=[\s'"])\/(?=(?:tmp|data)\b)/g, `${this.#root}/`);
    await promisify(execFile)('sh', ['-ec', here], {
      cwd: this.inImage('.'),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_prefer_offline: 'true' },
      maxBuffer: OUTPUT_BYTES,
    });
  }
}
