import { isForWthor, writeWthor } from '../../formats/binary/writeWthor.ts';
import { writeEnding } from '../../formats/ending.ts';
import { type GameRecord, recordOfGame } from '../../formats/record.ts';
import type { ClubBoardState, ClubRound, ClubState } from '../../net/contract/club.ts';
import { readLegalMoves } from '../../net/contract/tableState.ts';
import { memberName } from '../../store/clubStore.ts';

/** Half points as text: `2.5`. */
const pointsText = (halves: number): string => String(halves / 2);

const RESULTS = { black: ['1', '0'], white: ['0', '1'], draw: ['0.5', '0.5'] } as const;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A CSV cell: quoted, and never read as a formula by a spreadsheet. */
const cell = (text: string): string => {
  const isFormula = /^[=+\-@\t]/.test(text) && !NUMBER.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
};

const lines = (rows: readonly (readonly string[])[]): string =>
  `${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;

const sideOf = (board: ClubBoardState, member: number): 0 | 1 => (board.black === member ? 0 : 1);

/** A player's round: the opponent's rank, the side, and the points. */
const roundCell = (
  { boards, resting }: ClubRound,
  member: number,
  placeOf: (member: number) => number,
): string => {
  if (resting.includes(member)) return 'bye';
  const board = boards.find(({ black, white }) => black === member || white === member);
  if (board === undefined) return '';
  const side = sideOf(board, member);
  const points = board.winner === undefined ? '' : RESULTS[board.winner][side];
  return `${placeOf(side === 0 ? board.white : board.black)}${side === 0 ? 'b' : 'w'} ${points}`.trim();
};

/** The standings with every round, as CSV. */
export const standingsCsv = (club: ClubState, rounds: readonly ClubRound[]): string => {
  const standings = club.games?.standings ?? [];
  const inOrder = rounds.toSorted((a, b) => a.round - b.round);
  const placeOf = (member: number): number => standings.findIndex(one => one.member === member) + 1;
  const head = [
    'Place',
    'Name',
    'Points',
    'Games',
    'Opposition',
    'Discs',
    ...inOrder.map(({ round }) => `R${round}`),
  ];
  const rows = standings.map(({ member, points, played, opposition, discs }, index) => [
    String(index + 1),
    memberName(club, member),
    pointsText(points),
    String(played),
    pointsText(opposition),
    String(discs),
    ...inOrder.map(round => roundCell(round, member, placeOf)),
  ]);
  return lines([head, ...rows]);
};

/** The records of the games played, with the players' names. */
export const recordsOf = (
  club: ClubState,
  rounds: readonly ClubRound[],
  date: string,
): readonly GameRecord[] =>
  rounds
    .toSorted((a, b) => a.round - b.round)
    .flatMap(({ boards, round }) =>
      boards.flatMap(({ setup, moves, black, white, winner, by }): readonly GameRecord[] => {
        const transcript = setup && readLegalMoves(setup, moves);
        if (setup === undefined || transcript === undefined || transcript.length === 0) return [];
        const players = { black: memberName(club, black), white: memberName(club, white) };
        const result = winner && writeEnding({ winner, by: by ?? 'decided' });
        return [
          {
            ...recordOfGame(setup, transcript),
            players,
            ...(result && { result }),
            event: club.word,
            place: `${round}`,
            date,
          },
        ];
      }),
    );

/** The files of a WTHOR database, by name; none if no game fits the format. */
export const wthorFiles = (
  records: readonly GameRecord[],
  { name, date }: { readonly name: string; readonly date: Date },
): readonly { readonly name: string; readonly bytes: Uint8Array }[] => {
  const fitting = records.filter(isForWthor);
  if (fitting.length === 0) return [];
  const { games, players, tournaments } = writeWthor(fitting, { date });
  return [
    { name: `${name}.wtb`, bytes: games },
    ...(players ? [{ name: `${name}.jou`, bytes: players }] : []),
    ...(tournaments ? [{ name: `${name}.trn`, bytes: tournaments }] : []),
  ];
};
