import { recordOfGame } from '../../src/formats/record.ts';
import { readGgfMove } from '../../src/formats/text/ggf.ts';
import { writeGgf } from '../../src/formats/text/writeText.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import type { GameRecord } from '../formats/gameRecord.ts';
import type { Move } from '../formats/turns.ts';
import { type Player, PlayerFailure } from './arena.ts';
import { PlayerProcess } from './playerProcess.ts';

const PLAYERS = { black: 'Black', white: 'White' };

/** A game of standard Othello for a program to continue. */
const ggfOf = ({ moves }: GameRecord): string => {
  const transcript = moves.filter(move => move !== 'pass');
  return writeGgf(recordOfGame(STANDARD_SETUP, transcript, { players: PLAYERS, result: '?' }));
};

/** A program that speaks the NBoard protocol. */
export class NBoardPlayer implements Player {
  readonly #process: PlayerProcess;
  #pings = 0;

  constructor(command: string, depth: number | undefined) {
    this.#process = new PlayerProcess(command);
    this.#process.send('nboard 2');
    if (depth !== undefined) this.#process.send(`set depth ${depth}`);
  }

  /** Does nothing here, since every request for a move contains the whole game. */
  async newGame(): Promise<void> {
    await this.#synchronize();
  }

  async choose(record: GameRecord): Promise<Move> {
    this.#process.send(`set game ${ggfOf(record)}`);
    await this.#synchronize();
    this.#process.send('go');
    const answer = await this.#readUntil(/^===/);
    const [text = ''] = answer.replace(/^===\s*/, '').split(/[\s/]/);
    const read = readGgfMove(text);
    if (read === undefined) throw new PlayerFailure('illegal', `"${text}" is not a move.`);
    return read.move;
  }

  close(): void {
    this.#process.close();
  }

  async #synchronize(): Promise<void> {
    this.#pings++;
    this.#process.send(`ping ${this.#pings}`);
    await this.#readUntil(new RegExp(`^pong ${this.#pings}\\b`));
  }

  async #readUntil(pattern: RegExp): Promise<string> {
    let line = await this.#process.read();
    while (!pattern.test(line)) line = await this.#process.read();
    return line;
  }
}
