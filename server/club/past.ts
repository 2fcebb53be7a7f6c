import type { Color } from '../../src/game/color.ts';
import type { MemberId } from '../../src/net/contract/club.ts';
import type { Games } from './games.ts';

/** Statistics of the earlier rounds, calculated once because pairing needs them for every pair. */
export interface Past {
  timesMet(one: MemberId, other: MemberId): number;
  gamesOf(player: MemberId): number;
  restsOf(player: MemberId): number;
  /** How many more games a player had with Black than with White. */
  aheadOf(player: MemberId): number;
  lastOf(player: MemberId): Color | undefined;
}

interface Counts {
  readonly met: Map<MemberId, number>;
  games: number;
  rests: number;
  ahead: number;
  last: Color | undefined;
}

export const pastOf = ({ rounds }: Pick<Games, 'rounds'>): Past => {
  const counted = new Map<MemberId, Counts>();
  const of = (player: MemberId): Counts => {
    const counts = counted.get(player) ?? { met: new Map(), games: 0, rests: 0, ahead: 0, last: undefined };
    counted.set(player, counts);
    return counts;
  };
  const play = (player: MemberId, color: Color, other: MemberId): void => {
    const counts = of(player);
    counts.met.set(other, (counts.met.get(other) ?? 0) + 1);
    counts.games += 1;
    counts.ahead += color === 'black' ? 1 : -1;
    counts.last = color;
  };
  for (const { boards, resting } of rounds) {
    for (const { black, white } of boards) {
      play(black, 'black', white);
      play(white, 'white', black);
    }
    for (const player of resting) of(player).rests += 1;
  }
  return {
    timesMet: (one, other) => of(one).met.get(other) ?? 0,
    gamesOf: player => of(player).games,
    restsOf: player => of(player).rests,
    aheadOf: player => of(player).ahead,
    lastOf: player => of(player).last,
  };
};
