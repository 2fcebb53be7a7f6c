import { readLink, writeLink } from '../../formats/link/link.ts';
import type { GameRecord } from '../../formats/record.ts';

/**
 * A game sent from the reader to the page. Without its moves it travels as its link, since messages lose the classes of a record.
 * The moves are JSON: a hundred thousand of them are parsed ten times faster than as a link.
 */
export interface TakenGame {
  readonly link: string;
  /** The moves after the start with their annotations, and those of the start. */
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

/** Parses the result of `takenGame`; undefined if its link is damaged. */
export const readTaken = ({ link, moves, at }: TakenGame): GameRecord | undefined => {
  const read = readLink(link);
  if (read.type !== 'read') return undefined;
  const { tree, ...details } = read.value;
  return { ...details, tree: { ...tree, ...JSON.parse(moves) }, ...(at && { at }) };
};
