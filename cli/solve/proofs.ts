import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { OBF_SIGNS, signsOf } from '../../src/formats/text/writeText.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { positionKey } from '../../src/game/positionKey.ts';
import { makeShapeText } from '../../src/game/shape.ts';
import { readBoardText } from '../formats/boardText.ts';
import { UsageError } from '../program/commandLine.ts';

/** Proved bounds of a position's score, in discs for the side to move. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A line of the proof file. */
interface Proof extends Bounds {
  /** The game and its board, such as `othello 6x6`. */
  readonly on: string;
  readonly board: string;
  readonly turn: string;
  /** The cost since the previous line. */
  readonly nodes: number;
  readonly ms: number;
}

const isProof = (value: unknown): value is Proof =>
  typeof value === 'object' &&
  value !== null &&
  ['on', 'board', 'turn'].every(name => typeof (value as Record<string, unknown>)[name] === 'string') &&
  ['least', 'most', 'nodes', 'ms'].every(
    name => typeof (value as Record<string, unknown>)[name] === 'number',
  );

const parseProof = (line: string): Proof | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return isProof(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** A last line without a line end was truncated. */
const readLines = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  return whole.split('\n').filter(line => line !== '');
};

/** Proved bounds of one game's positions, shared by mirror images and rotations, and saved to a file for the next run. */
export class Proofs {
  readonly #start: OthelloPosition;
  readonly #path: string | undefined;
  readonly #bounds = new Map<string, Bounds>();
  #nodes = 0;
  #milliseconds = 0;

  /** Loads the file, if it exists. Without a path nothing is saved. */
  constructor(start: OthelloPosition, path?: string) {
    this.#start = start;
    this.#path = path;
    if (path !== undefined && existsSync(path))
      for (const [index, line] of readLines(path).entries()) this.#take(line, `${path}, line ${index + 1}`);
  }

  /** The total cost, including earlier runs. */
  get cost(): { readonly nodes: number; readonly milliseconds: number } {
    return { nodes: this.#nodes, milliseconds: this.#milliseconds };
  }

  get count(): number {
    return this.#bounds.size;
  }

  boundsOf(position: OthelloPosition): Bounds {
    const all = position.shape.squares.size;
    return this.#bounds.get(positionKey(position).join()) ?? { least: -all, most: all };
  }

  /** Adds a proof and its cost. */
  add(
    position: OthelloPosition,
    bounds: Partial<Bounds>,
    cost: { nodes: number; milliseconds: number },
  ): void {
    const known = this.#join(position, bounds);
    const { nodes, milliseconds } = cost;
    this.#nodes += nodes;
    this.#milliseconds += milliseconds;
    if (this.#path === undefined) return;
    const proof: Proof = {
      on: this.#name,
      board: signsOf(position, OBF_SIGNS),
      turn: OBF_SIGNS[position.turn],
      ...known,
      nodes,
      ms: Math.round(milliseconds),
    };
    appendFileSync(this.#path, `${JSON.stringify(proof)}\n`);
  }

  get #name(): string {
    return `${this.#start.rules} ${makeShapeText(this.#start.shape)}`;
  }

  #join(position: OthelloPosition, { least, most }: Partial<Bounds>): Bounds {
    const known = this.boundsOf(position);
    const joined = {
      least: Math.max(known.least, least ?? known.least),
      most: Math.min(known.most, most ?? known.most),
    };
    this.#bounds.set(positionKey(position).join(), joined);
    return joined;
  }

  #take(line: string, place: string): void {
    const proof = parseProof(line);
    if (proof === undefined) throw new UsageError(`${place}: This is not a proof.`);
    if (proof.on !== this.#name)
      throw new UsageError(`${place}: This proof is for ${proof.on}, not for ${this.#name}.`);
    const position = readBoardText(this.#start, proof.board, proof.turn);
    if (position === undefined) throw new UsageError(`${place}: The board cannot be read.`);
    this.#join(position, proof);
    this.#nodes += proof.nodes;
    this.#milliseconds += proof.ms;
  }
}
