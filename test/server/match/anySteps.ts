import fc from 'fast-check';
import type { TableMessage } from '../../../server/match/messages.ts';
import { COLORS, type Color, opposite } from '../../../src/game/color.ts';
import { boardOf, GAMES, isSetup, type Setup } from '../../../src/game/games.ts';
import { type Match, positionOf } from '../../../src/game/match.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { keysOf } from '../../../src/game/record.ts';
import { makeShape, STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { type Square, squareFromIndex } from '../../../src/game/square.ts';
import { GREETINGS, OFFERS } from '../../../src/net/contract/words.ts';
import {
  ANNA,
  BEN,
  backAs,
  clockOf,
  type FakeTable,
  MINUTE,
  NO_CLOCK,
} from '../../../testkit/server/fakeTable.ts';

const side = fc.integer({ min: 2, max: 8 });
export const anySetup: fc.Arbitrary<Setup> = fc
  .record({
    game: fc.constantFrom(...GAMES),
    shape: fc.tuple(side, side).map(([width, height]) => makeShape(width, height) ?? STANDARD_SHAPE),
    headStart: fc.option(
      fc.record({
        color: fc.constantFrom(...COLORS),
        kind: fc.constantFrom('corners' as const, 'discs' as const),
        count: fc.integer({ min: 1, max: 4 }),
      }),
      { nil: undefined },
    ),
    freePassing: fc.boolean(),
  })
  .map(setup => ({ ...setup, shape: boardOf(setup.game, setup.shape) }))
  .filter(isSetup);
export const anyOptions = fc.record({
  setup: anySetup,
  clock: fc.constantFrom(NO_CLOCK, clockOf(1, 0), clockOf(5, 3)),
  seed: fc.nat(),
});

/** Events at a table besides messages. */
type Happening = 'lose' | 'comeBack' | 'wait' | 'takeOver' | 'settle' | 'desert';
type Deed = TableMessage['kind'] | Happening;

/** The relative frequency of each step. */
const WEIGHTS: Readonly<Record<Deed, number>> = {
  play: 5,
  pass: 1,
  resign: 1,
  ask: 2,
  answer: 2,
  claim: 1,
  nudge: 1,
  stay: 1,
  leave: 1,
  greet: 1,
  attend: 1,
  lose: 1,
  comeBack: 1,
  wait: 2,
  takeOver: 1,
  settle: 1,
  desert: 1,
};

/** Random numbers that are turned into a message that usually fits the current match. */
const anyStep = fc.record({
  deed: fc.oneof(...keysOf(WEIGHTS).map(deed => ({ weight: WEIGHTS[deed], arbitrary: fc.constant(deed) }))),
  seat: fc.constantFrom<Color | undefined>('black', 'white', undefined),
  isTurn: fc.boolean(),
  choice: fc.nat(),
  slip: fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1),
  milliseconds: fc.integer({ min: -1_000, max: 4 * MINUTE }),
  yes: fc.boolean(),
});
export type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

export const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 80, size: 'max' });

export const picked = <T>(list: readonly T[], choice: number): T => list[choice % list.length] as T;

const squareFor = (game: Match, { choice, slip }: Step): Square => {
  const legal = [...legalMoves(positionOf(game))];
  return slip === 0 && legal.length > 0 ? picked(legal, choice) : (squareFromIndex(choice % 64) as Square);
};

export const messageOf = (fake: FakeTable, step: Step): TableMessage => {
  const { match: online, table } = fake;
  const { choice, slip, yes } = step;
  const match = Math.max(1, online.number + (choice % 11 === 0 ? slip : 0));
  const ply = Math.max(0, online.game.transcript.length + slip);
  const what = picked(OFFERS, choice);
  switch (step.deed) {
    case 'resign':
      return choice % 5 === 0 ? { kind: 'resign', match } : { kind: 'attend', isHere: true };
    case 'claim':
      return { kind: 'claim', match };
    case 'nudge':
      return { kind: 'nudge', match, ply };
    case 'stay':
      return { kind: 'stay', match };
    case 'ask':
      return { kind: 'ask', match, ply, what };
    case 'answer': {
      const offer = table.offers.length > 0 ? picked(table.offers, choice) : { what, ply };
      return { kind: 'answer', match, ply: offer.ply, what: offer.what, agrees: yes };
    }
    case 'pass':
      return { kind: 'pass', match, ply };
    case 'leave':
      return choice % 5 === 0 ? { kind: 'leave' } : { kind: 'attend', isHere: true };
    case 'greet':
      return { kind: 'greet', greeting: picked(GREETINGS, choice) };
    case 'attend':
      return { kind: 'attend', isHere: yes };
    default:
      return { kind: 'play', match, ply, square: squareFor(online.game, step) };
  }
};

/** The likely sender: the side to move, or the player who was asked. */
const likelyFor = ({ match, table }: FakeTable, { deed, choice }: Step): Color => {
  const offer = deed === 'answer' && table.offers.length > 0 ? picked(table.offers, choice) : undefined;
  return offer ? opposite(offer.by) : positionOf(match.game).turn;
};

/** Applies a step to a table. */
export const take = (fake: FakeTable, step: Step): FakeTable => {
  const { deed, seat, isTurn, choice, milliseconds } = step;
  switch (deed) {
    case 'lose':
      return fake.lose(seat ?? 'black');
    case 'comeBack':
      fake.sit(backAs(seat === 'black' ? ANNA : BEN));
      return fake;
    case 'wait':
      return fake.wait(choice % 3 === 0 ? milliseconds : milliseconds / 100).settle();
    case 'desert':
      if (choice % 5 > 0) return fake.settle();
      return fake
        .lose(opposite(seat ?? 'black'))
        .wait(3 * MINUTE)
        .claim(seat ?? 'black');
    case 'takeOver':
      return choice % 4 === 0 ? fake.wait(MINUTE).takeOver(fake.now - MINUTE) : fake.settle();
    case 'settle':
      return fake.settle();
    default:
      return fake.say(isTurn ? likelyFor(fake, step) : seat, messageOf(fake, step));
  }
};
