import { BOARD_SIZE, SQUARE_COUNT } from '../../game/square.ts';

/** A set of Ludii: `{chunk 27 = 2, chunk 28 = 1}`. */
const CHUNKS = '\\{(?:chunk \\d{1,2} = \\d{1,2}(?:, )?){0,64}\\}';
/** A state of Ludii; of all that it says only the players of the discs and who moves are wanted. */
const STATE = new RegExp(
  `(?:(?:info: num=\\d{1,2}, )?mvr=([12]),[^\\n]{0,80}\\n)?\\[?(?:ContainerState type = [^\\n]{0,200}\\n)?(?:Empty = ${CHUNKS}\\n)?Who = (${CHUNKS})(?:\\n[\\w ]{1,40}${CHUNKS})*(?:\\n\\])?`,
  'g',
);
const CHUNK = /chunk (\d{1,2}) = ([12])(?!\d)/g;

/** Sites are counted from the lower left corner. */
const signsOf = (chunks: string): string => {
  const players = new Map(
    [...chunks.matchAll(CHUNK)].map(([, site, player]) => [Number(site), player] as const),
  );
  return Array.from({ length: SQUARE_COUNT }, (_, index) => {
    const row = BOARD_SIZE - 1 - Math.floor(index / BOARD_SIZE);
    const player = players.get(row * BOARD_SIZE + (index % BOARD_SIZE));
    return player === undefined ? '-' : player === '1' ? 'X' : 'O';
  }).join('');
};

/** A text in which the states that Ludii prints are boards of 64 signs; its first player is Black. */
export const withStatesDrawn = (text: string): string =>
  text.replace(STATE, (_, mover: string | undefined, chunks: string) => {
    const turn = mover === undefined ? '' : mover === '1' ? ' X' : ' O';
    return `${signsOf(chunks)}${turn}`;
  });
