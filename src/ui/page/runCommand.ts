import type { Command, Opening } from '../../play/commands/command.ts';
import { openGreetings } from '../online/greetingsDialog.ts';
import { askResign } from '../online/tableQuestions.ts';
import { timesText } from '../words/clocks.ts';
import type { Shell } from './shell.ts';

const OPENINGS: Readonly<Record<Opening, (shell: Shell, command: Command) => void>> = {
  resignQuestion: (shell, command) => void askResign(shell, () => command.run(shell.play)),
  greetings: shell => void openGreetings(shell),
  time: shell => shell.say(timesText(shell.words, shell.play.stores.online.getState(), performance.now())),
};

/** Runs a command, or opens the dialog that comes before it. */
export const runCommand = (shell: Shell, command: Command): void => {
  if (command.opens === undefined) command.run(shell.play);
  else OPENINGS[command.opens](shell, command);
};
