import { setTimeout as pause } from 'node:timers/promises';
import { legalMoves } from '../../../src/game/position.ts';
import { makeSquare, type SquareName } from '../../../src/game/square.ts';
import { movesOf, Person, positionIn } from '../kit/person.ts';

/** The fastest time in which somebody moves. */
const THOUGHT_MILLISECONDS = 60;

/** The observations of both players. */
export interface Notes {
  readonly matches: number;
  /** The latency of each ply, in milliseconds. */
  readonly waits: readonly number[];
}

export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};

/** Two people who play match after match and verify every ply. */
export class HonestPair {
  readonly anna: Person;
  readonly ben: Person;
  #moves: SquareName[] = [];
  #waits: number[] = [];
  #matches = 0;

  constructor(port: number) {
    this.anna = new Person(port);
    this.ben = new Person(port);
  }

  get code(): string {
    return this.anna.code;
  }

  async sitDown(): Promise<this> {
    await this.anna.open({ name: 'Anna' });
    await this.ben.sit(this.code, { name: 'Ben' });
    await this.anna.sees(({ match }) => match !== undefined);
    return this;
  }

  /** Plays until `happening` is over, then finishes the match. Throws if a match differs from what was played. */
  async playDuring(happening: Promise<unknown>): Promise<Notes> {
    let isOver = false;
    const happened = happening.finally(() => {
      isOver = true;
    });
    this.#waits = [];
    do {
      if (this.anna.state.match?.result !== undefined) await this.#agreeOnRematch();
      await this.#playMatch();
    } while (!isOver);
    await happened;
    return { matches: this.#matches, waits: this.#waits };
  }

  async #playMatch(): Promise<void> {
    while (this.anna.state.match?.result === undefined) await this.#playOnce();
    const [one, other] = [this.anna, this.ben].map(person => movesOf(person.state));
    const played = this.#moves.join('');
    if (one !== played || other !== played)
      throw new Error(`${played} was played, but ${one}, ${other} is told`);
    this.#moves = [];
    this.#matches += 1;
  }

  async #playOnce(): Promise<void> {
    const position = positionIn(this.anna.state);
    const [player, other] = position.turn === this.anna.color ? [this.anna, this.ben] : [this.ben, this.anna];
    const choices = [...legalMoves(position)];
    const square = makeSquare(choices[this.#waits.length % choices.length]!);
    const plies = player.ply + 1;
    await pause(THOUGHT_MILLISECONDS);
    const played = performance.now();
    player.play(square);
    await other.sees(({ match }) => match?.transcript.length === plies);
    this.#waits.push(performance.now() - played);
    await player.sees(({ match }) => match?.transcript.length === plies);
    this.#moves.push(square);
  }

  async #agreeOnRematch(): Promise<void> {
    const next = (this.anna.state.match?.number ?? 0) + 1;
    for (const person of [this.anna, this.ben])
      person.say('ask', { match: next - 1, ply: person.ply, what: 'rematch' });
    for (const person of [this.anna, this.ben]) await person.sees(({ match }) => match?.number === next);
  }
}
