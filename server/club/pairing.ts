import blossom from 'edmonds-blossom-fixed';
import type { GameSystem, MemberId } from '../../src/net/contract/club.ts';
import { activePlayers, type Games } from './games.ts';
import { type Past, pastOf } from './past.ts';
import { pointsOf, standingsOf } from './standings.ts';

/** The pairs of the next round; the first of each pair has Black. */
export interface Pairing {
  readonly pairs: readonly (readonly [MemberId, MemberId])[];
  readonly resting: readonly MemberId[];
}

/** The cost of a pair; `undefined` forbids it. */
type Cost = (one: MemberId, other: MemberId) => number | undefined;

/** The cost of each flaw of a pair. */
const COSTS = {
  /** Difference of scores: times the square of the distance in half points. */
  points: 10_000,
  /** Distance from the FIDE pairing within a score group: upper half against lower half, in order. */
  fold: 10,
  /** Both players have had the same color more often. */
  sides: 100,
  /** They have met before, in systems that allow it. */
  again: 1_000_000,
  /** Random tie-break. */
  lot: 1_000,
} as const;
/** Higher than any sum of costs of pairs. */
const REST = 100_000_000_000;
/** Higher than any total cost, including those of resting. */
const MOST = 100 * REST;

/** A player, or undefined for the bye. */
type Partner = MemberId | undefined;

/** The cheapest pairs among those that leave the fewest players out. */
const cheapestPairs = <One extends Partner>(
  people: readonly One[],
  cost: (one: One, other: One) => number | undefined,
): readonly (readonly [One, One])[] => {
  const edges = people.flatMap((one, index) =>
    people.slice(index + 1).flatMap((other, offset): (readonly [number, number, number])[] => {
      const price = cost(one, other);
      return price === undefined
        ? []
        : [[index, index + 1 + offset, MOST - Math.min(MOST, Math.round(price))]];
    }),
  );
  if (edges.length === 0) return [];
  const partners = blossom(edges, true);
  return people.flatMap((one, index) => {
    const at = partners[index] ?? -1;
    return at > index ? [[one, people[at] as One] as const] : [];
  });
};

/** Black goes to the player who has had it less often, or else to the one who had White last. */
const withSides = (
  { aheadOf, lastOf }: Past,
  [one, other]: readonly [MemberId, MemberId],
): readonly [MemberId, MemberId] => {
  const lead = aheadOf(one) - aheadOf(other);
  if (lead !== 0) return lead < 0 ? [one, other] : [other, one];
  return lastOf(one) === 'black' ? [other, one] : [one, other];
};

/**
 * Pairs everybody. With an odd number one player rests: among those who have rested least, the lowest ranked one without whom
 * the others can still be paired. `undefined` if there is no valid pairing.
 */
const pairAll = (past: Past, ranked: readonly MemberId[], cost: Cost): Pairing | undefined => {
  const { restsOf } = past;
  const order = [...ranked].reverse().toSorted((a, b) => restsOf(a) - restsOf(b));
  const rank = new Map(order.map((player, index) => [player, index]));
  const people: readonly Partner[] = ranked.length % 2 === 1 ? [...ranked, undefined] : ranked;
  const all = cheapestPairs(people, (one, other) =>
    one === undefined || other === undefined ? REST * (rank.get(one ?? other ?? 0) ?? 0) : cost(one, other),
  );
  const pairs = all.filter((pair): pair is readonly [MemberId, MemberId] => !pair.includes(undefined));
  if (2 * all.length < people.length || pairs.length === 0) return undefined;
  const paired = new Set(pairs.flat());
  return {
    pairs: pairs.map(pair => withSides(past, pair)),
    resting: ranked.filter(player => !paired.has(player)),
  };
};

const sidesCost = ({ aheadOf }: Past, one: MemberId, other: MemberId): number => {
  const [a, b] = [aheadOf(one), aheadOf(other)];
  return a * b > 0 ? COSTS.sides * Math.min(Math.abs(a), Math.abs(b)) ** 2 : 0;
};

/**
 * A small version of FIDE's Dutch system: no rematches, equal scores meet, upper half against lower half, alternating colors.
 */
const swiss = (games: Games): Pairing | undefined => {
  const active = new Set(activePlayers(games));
  const ranked = standingsOf(games)
    .map(({ member }) => member)
    .filter(member => active.has(member));
  const past = pastOf(games);
  const points = new Map(ranked.map(player => [player, pointsOf(games, player)]));
  /** The rank within the score group, and the size of that group. */
  const places = new Map(
    ranked.map(player => {
      const equals = ranked.filter(other => points.get(other) === points.get(player));
      return [player, { at: equals.indexOf(player), of: equals.length }];
    }),
  );
  const fold = (one: MemberId, other: MemberId): number => {
    const { at = 0, of = 0 } = places.get(one) ?? {};
    const distance = Math.abs(at - (places.get(other)?.at ?? 0));
    return COSTS.fold * Math.abs(distance - Math.floor(of / 2)) ** 2;
  };
  return pairAll(past, ranked, (one, other) => {
    if (past.timesMet(one, other) > 0) return undefined;
    const distance = Math.abs((points.get(one) ?? 0) - (points.get(other) ?? 0));
    const near = distance === 0 ? fold(one, other) : COSTS.points * distance ** 2;
    return near + sidesCost(past, one, other);
  });
};

/** Round robin by the circle method: one player stays fixed while the others rotate. */
const circle = (
  field: readonly MemberId[],
  round: number,
): readonly (readonly [MemberId, MemberId | undefined])[] => {
  const seats: readonly (MemberId | undefined)[] = field.length % 2 === 0 ? field : [...field, undefined];
  const [fixed, ...others] = seats;
  const turned = others.map((_, index) => others[(index + round) % others.length]);
  const row = [fixed, ...turned];
  return row
    .slice(0, row.length / 2)
    .map((one, index) => [one, row[row.length - 1 - index]] as const)
    .flatMap(([one, other]) =>
      one === undefined
        ? other === undefined
          ? []
          : [[other, undefined] as const]
        : [[one, other] as const],
    );
};

/**
 * Follows the circle method unless somebody joined late; after that, pairs players who have not met, those with the fewest
 * games first.
 */
const roundRobin = (games: Games): Pairing | undefined => {
  const active = activePlayers(games);
  const first = games.rounds[0];
  const field = first === undefined ? active : fieldOf(games);
  const past = pastOf(games);
  const unmet = (one: MemberId, other: MemberId): boolean => past.timesMet(one, other) === 0;
  const isComplete = active.every((one, index) => active.slice(index + 1).every(other => !unmet(one, other)));
  if (isComplete) return undefined;
  if (active.every(player => field.includes(player))) {
    const round = circle(field, games.rounds.length);
    const met = round.filter(
      ([one, other]) => other !== undefined && active.includes(one) && active.includes(other),
    );
    if (met.length > 0 && met.every(([one, other]) => other !== undefined && unmet(one, other)))
      return completed(past, active, met as readonly (readonly [MemberId, MemberId])[]);
  }
  const pairs = cheapestPairs(active, (one, other) =>
    unmet(one, other)
      ? past.gamesOf(one) + past.gamesOf(other) + sidesCost(past, one, other) / COSTS.sides
      : undefined,
  );
  return pairs.length === 0 ? undefined : completed(past, active, pairs);
};

/** The players of the first round, in order of arrival. */
const fieldOf = ({ players, rounds }: Games): readonly MemberId[] => {
  const { boards = [], resting = [] } = rounds[0] ?? {};
  const there = new Set([...resting, ...boards.flatMap(({ black, white }) => [black, white])]);
  return players.filter(player => there.has(player));
};

const completed = (
  past: Past,
  active: readonly MemberId[],
  pairs: readonly (readonly [MemberId, MemberId])[],
): Pairing => {
  const paired = new Set(pairs.flat());
  return {
    pairs: pairs.map(pair => withSides(past, pair)),
    resting: active.filter(player => !paired.has(player)),
  };
};

/** A pseudorandom number, the same for the same two players and seed. */
const lot = (seed: number, one: MemberId, other: MemberId): number => {
  const low = Math.min(one, other);
  const mixed = Math.imul(seed + 374_761_393 * low, 668_265_263) ^ Math.imul(one + other, 2_246_822_519);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % COSTS.lot;
};

/** Random pairs, avoiding rematches as long as possible. */
const free = (games: Games, seed: number): Pairing | undefined => {
  const past = pastOf(games);
  return pairAll(
    past,
    activePlayers(games),
    (one, other) =>
      COSTS.again * past.timesMet(one, other) + lot(seed, one, other) + sidesCost(past, one, other),
  );
};

const SYSTEMS: Readonly<Record<GameSystem, (games: Games, seed: number) => Pairing | undefined>> = {
  swiss,
  roundRobin,
  free,
};

/** The pairing of the next round; `undefined` if there is no round left or there are too few players. */
export const nextPairing = (games: Games, seed: number): Pairing | undefined =>
  SYSTEMS[games.plan.system](games, seed);
