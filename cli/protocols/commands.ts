import { MS_OPTION, readMs, THREADS_OPTION, withThinker } from '../engine/withThinker.ts';
import { GAME_OPTION, readBoard } from '../program/boardOptions.ts';
import type { Command, Environment } from '../program/command.ts';
import { type CommandLine, SIZE_OPTION } from '../program/commandLine.ts';
import { programVersion } from '../program/inputOutput.ts';
import { GtpSession } from './gtp.ts';
import { NBoardSession } from './nboard.ts';
import { converse, type ProtocolSession, type SessionMeans } from './session.ts';

type OpenSession = (means: SessionMeans) => ProtocolSession;

const speak = async (line: CommandLine, environment: Environment, open: OpenSession): Promise<void> => {
  line.refuseRest();
  const milliseconds = readMs(line);
  const { input, write } = environment;
  await withThinker(line, environment, thinker => converse(open({ thinker, write, milliseconds }), input));
};

export const gtpCommand: Command = {
  name: 'gtp',
  summary: 'Speak the Go Text Protocol, version 2, for Othello.',
  usage: 'gtp [--game NAME] [--size WxH] [--ms N] [--threads N] [--ponder]',
  options: {
    game: GAME_OPTION,
    size: SIZE_OPTION,
    ms: MS_OPTION,
    threads: THREADS_OPTION,
    ponder: { help: 'Think in the opponent’s time too.' },
  },
  details: [
    'Reads commands from the standard input and answers on the standard output; "list_commands" lists them. Colors are b, w, black or white; squares are a1 (top left) to h8, in either case. A forced pass may be played or left out.',
    'Without --ms, each move gets a share of the time set by time_settings and time_left, or one second if no time is set. final_score gives the empty squares to the winner. boardsize N takes a square board of another size; --size any board, and --game other rules.',
  ].join('\n'),
  run: async (line, environment) => {
    const [board, ponders] = [readBoard(line), line.has('ponder')];
    const version = programVersion();
    await speak(line, environment, means => new GtpSession({ ...means, board, ponders, version }));
  },
};

export const nboardCommand: Command = {
  name: 'nboard',
  summary: 'Speak the NBoard protocol, versions 1 and 2.',
  usage: 'nboard [--ms N] [--threads N]',
  options: { ms: MS_OPTION, threads: THREADS_OPTION },
  details: [
    'Reads commands from the standard input and answers on the standard output: nboard, set depth, set game, set contempt, move, go, hint, ping, learn, analyze, quit.',
    'Without --ms, "set depth N" limits the search: N plies, and to the end of the game when at most 2 N squares are empty (for N above 10: the larger of 20 and N). A game clock (TI) is heeded only without a depth. With --ms, the search ends at that depth or after that time, whichever comes first.',
    'A ping ends the current search; a "go" then answers with the best move found so far. An analysis reports scores for Black. Errors are reported as a status; unknown commands are ignored. Quitting, or closing the input, ends a search.',
  ].join('\n'),
  run: (line, environment) => speak(line, environment, means => new NBoardSession(means)),
};
