import { MS_OPTION, readMs, THREADS_OPTION, withThinker } from '../engine/engineOptions.ts';
import type { Command } from '../program/command.ts';
import type { CommandLine } from '../program/commandLine.ts';
import { writeLine } from '../program/output.ts';

import { NBoardSession } from './nboard.ts';
import { converse } from './session.ts';

const run = async (line: CommandLine): Promise<void> => {
  line.refuseRest();
  const milliseconds = readMs(line);
  await withThinker(line, thinker =>
    converse(new NBoardSession({ thinker, write: writeLine, milliseconds })),
  );
};

export const nboardCommand: Command = {
  name: 'nboard',
  summary: 'Speak the NBoard protocol, versions 1 and 2.',
  usage: 'nboard [--ms N] [--threads N]',
  options: { ms: MS_OPTION, threads: THREADS_OPTION },
  details: [
    'Reads commands from the standard input and answers on the standard output: nboard, set depth, set game, set contempt, move, go, hint, ping, learn, analyze, quit.',
    'Without --ms, "set depth N" is how far it thinks: N plies, and to the end of the game when at most 2 N squares are empty (for N beyond 10: the larger of 20 and N). A clock of the game (TI) shortens that. With --ms, thinking ends at that depth or after that time, whichever comes first.',
    'A ping ends a search that is under way; a "go" then answers with the best move found so far. An analysis tells its scores for Black. What cannot be done is told as a status.',
  ].join('\n'),
  run,
};
