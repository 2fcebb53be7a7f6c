import type { Color } from '../../src/game/color.ts';
import { parseSquare } from '../../src/game/square.ts';
import type { GameRecord } from '../formats/gameRecord.ts';
import { type Move, makeMoveName } from '../formats/turns.ts';
import { type Player, PlayerFailure } from './arena.ts';
import { PlayerProcess } from './playerProcess.ts';

const SIDES: Readonly<Record<Color, string>> = { black: 'b', white: 'w' };

type Answer =
  | { readonly type: 'done'; readonly text: string }
  | { readonly type: 'refused'; readonly text: string };

/** A program that speaks the Go Text Protocol. */
export class GtpPlayer implements Player {
  readonly #process: PlayerProcess;
  /** How many moves of the game the program has received or made. */
  #known = 0;

  constructor(command: string) {
    this.#process = new PlayerProcess(command);
  }

  /** Not every program knows the commands for game and size, but all can clear the board. */
  async newGame(): Promise<void> {
    await this.#ask('set_game Othello');
    await this.#ask('boardsize 8');
    await this.#demand('clear_board');
    this.#known = 0;
  }

  async choose(record: GameRecord): Promise<Move> {
    for (const [index, move] of record.moves.entries())
      if (index >= this.#known) await this.#sendMove(move, record.positions[index]?.turn ?? 'black');
    this.#known = record.moves.length + 1;
    const text = (await this.#demand(`genmove ${SIDES[record.position.turn]}`)).toLowerCase();
    if (text === 'resign') throw new PlayerFailure('resigned', 'The player resigned.');
    const move = text === 'pass' ? 'pass' : parseSquare(text);
    if (move === undefined) throw new PlayerFailure('illegal', `"${text}" is not a move.`);
    return move;
  }

  close(): void {
    this.#process.close();
  }

  /** Some programs derive passes themselves and reject them when sent. */
  async #sendMove(move: Move, color: Color): Promise<void> {
    const command = `play ${SIDES[color]} ${move === 'pass' ? 'pass' : makeMoveName(move).toUpperCase()}`;
    if (move === 'pass') await this.#ask(command);
    else await this.#demand(command);
  }

  async #demand(command: string): Promise<string> {
    const answer = await this.#ask(command);
    if (answer.type === 'done') return answer.text;
    throw new PlayerFailure('crash', `"${command}" was refused: ${answer.text}`);
  }

  async #ask(command: string): Promise<Answer> {
    this.#process.send(command);
    let line = '';
    while (!/^[=?]/.test(line)) line = await this.#process.read();
    const lines = [line.replace(/^[=?]\d*\s*/, '')];
    for (let more = await this.#process.read(); more !== ''; more = await this.#process.read())
      lines.push(more);
    return { type: line.startsWith('=') ? 'done' : 'refused', text: lines.join('\n').trim() };
  }
}
