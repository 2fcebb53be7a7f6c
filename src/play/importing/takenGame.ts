import { readLink, writeLink } from '../../formats/link/link.ts';
import type { GameRecord } from '../../formats/record.ts';

/**
 * A game on its way from a reader to the page. Without its moves it travels as its link, since a record has classes, which
 * messages would lose. The moves are JSON: a hundred thousand of them are read in a tenth of the time that a link takes.
 */
export interface TakenGame {
  readonly link: string;
  /** The moves after the start with all that is noted, and what is noted about the start. */
  readonly moves: string;
  readonly at: GameRecord['at'];
}

export const takenGame = ({ tree, at, ...details }: GameRecord): TakenGame => {
  const { setup, ...moves } = tree;
  return {
    link: writeLink({ ...details, tree: { setup, children: [] } }),
    moves: JSON.stringify(moves),
    at,
  };
};

/** Reads what `takenGame` has made; undefined if its link is damaged. */
export const readTaken = ({ link, moves, at }: TakenGame): GameRecord | undefined => {
  const read = readLink(link);
  if (read.type !== 'read') return undefined;
  const { tree, ...details } = read.value;
  return { ...details, tree: { ...tree, ...JSON.parse(moves) }, ...(at && { at }) };
};
