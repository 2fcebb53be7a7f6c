import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const ENDINGS = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];

/** Whether a command of this name, or with this path, can be started. */
export const canStart = (program: string): boolean => {
  const folders = /[/\\]/.test(program) ? [''] : (process.env.PATH ?? '').split(delimiter);
  return folders.some(folder => ENDINGS.some(ending => isProgram(join(folder, program + ending))));
};
