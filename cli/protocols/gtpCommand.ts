import { MS_OPTION, readMs, THREADS_OPTION, withThinker } from '../engine/engineOptions.ts';
import type { Command } from '../program/command.ts';
import type { CommandLine } from '../program/commandLine.ts';
import { writeLine } from '../program/output.ts';
import { programVersion } from '../program/programVersion.ts';
import { GtpSession } from './gtp.ts';
import { converse } from './session.ts';

const run = async (line: CommandLine): Promise<void> => {
  line.refuseRest();
  const milliseconds = readMs(line);
  await withThinker(line, thinker =>
    converse(new GtpSession({ thinker, write: writeLine, milliseconds, version: programVersion() })),
  );
};

export const gtpCommand: Command = {
  name: 'gtp',
  summary: 'Speak the Go Text Protocol, version 2, for Othello.',
  usage: 'gtp [--ms N] [--threads N]',
  options: { ms: MS_OPTION, threads: THREADS_OPTION },
  details: [
    'Reads commands from the standard input and answers on the standard output; "list_commands" tells which there are. Colors are b, w, black or white, squares a1 (top left) to h8, in either case. A pass may be played when it is forced, and may be left out.',
    'Without --ms, a move takes its share of what time_settings and time_left tell, and a second where they tell nothing. final_score gives the empty squares to the winner.',
  ].join('\n'),
  run,
};
