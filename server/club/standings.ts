import type { ByColor, Color } from '../../src/game/color.ts';
import type { MemberId } from '../../src/net/contract/club.ts';
import type { Board, Games, Round } from './games.ts';
import { remembered } from './remembered.ts';

/** Points are counted in halves: two for a win or a Swiss bye, one for a draw. */
const WIN = 2;
const DRAW = 1;
/** The disc difference of a win that was not played out. */
const LEAST_LEAD = 2;

export interface Standing {
  readonly member: MemberId;
  readonly points: number;
  /** Games with a result. */
  readonly played: number;
  /**
   * The tie-break: the points of all opponents (Buchholz); in a round robin those of beaten opponents and half of those drawn
   * with (Sonneborn-Berger).
   */
  readonly opposition: number;
  /** Discs won minus discs lost. */
  readonly discs: number;
}

/** The result of a finished game for one of its players. */
interface Score {
  readonly member: MemberId;
  readonly other: MemberId;
  readonly points: number;
  readonly discs: number;
}

const leadOf = ({ discs, result }: Board): number | undefined =>
  discs !== undefined && result?.by === 'play' ? discs.black - discs.white : undefined;

const scoresAt = (board: Board): readonly Score[] => {
  const { black, white, result } = board;
  if (result === undefined) return [];
  const pointsFor = (color: Color): number =>
    result.winner === 'draw' ? DRAW : result.winner === color ? WIN : 0;
  const points: ByColor<number> = { black: pointsFor('black'), white: pointsFor('white') };
  const lead = leadOf(board) ?? (points.black - DRAW) * LEAST_LEAD;
  return [
    { member: black, other: white, points: points.black, discs: lead },
    { member: white, other: black, points: points.white, discs: -lead },
  ];
};

/** Cached per round, since only the last round of a tournament changes. */
const scoresOf = remembered(({ boards }: Round): readonly Score[] => boards.flatMap(scoresAt));

interface Total {
  points: number;
  played: number;
  discs: number;
}

/** In a round robin everybody rests equally often, so a bye counts nothing. */
const pointsForResting = ({ system }: Games['plan']): number => (system === 'swiss' ? WIN : 0);

const totalsOf = remembered(({ plan, rounds }: Games): ReadonlyMap<MemberId, Total> => {
  const totals = new Map<MemberId, Total>();
  const of = (member: MemberId): Total => {
    const total = totals.get(member) ?? { points: 0, played: 0, discs: 0 };
    totals.set(member, total);
    return total;
  };
  for (const round of rounds) {
    for (const { member, points, discs } of scoresOf(round)) {
      const total = of(member);
      total.points += points;
      total.discs += discs;
      total.played++;
    }
    for (const member of round.resting) of(member).points += pointsForResting(plan);
  }
  return totals;
});

export const pointsOf = (games: Games, player: MemberId): number => totalsOf(games).get(player)?.points ?? 0;

const oppositionOf = (games: Games): ReadonlyMap<MemberId, number> => {
  const opposition = new Map<MemberId, number>();
  for (const round of games.rounds)
    for (const { member, other, points } of scoresOf(round)) {
      const share = games.plan.system === 'roundRobin' ? points / WIN : 1;
      opposition.set(member, (opposition.get(member) ?? 0) + share * pointsOf(games, other));
    }
  return opposition;
};

/** The ranking; full ties stay in order of arrival. */
export const standingsOf = remembered((games: Games): readonly Standing[] => {
  const opposition = oppositionOf(games);
  const standings = games.players.map((member): Standing => {
    const { points = 0, played = 0, discs = 0 } = totalsOf(games).get(member) ?? {};
    return { member, points, played, opposition: opposition.get(member) ?? 0, discs };
  });
  return standings.toSorted(
    (a, b) => b.points - a.points || b.opposition - a.opposition || b.discs - a.discs || a.member - b.member,
  );
});
