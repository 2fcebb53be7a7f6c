import { type GameRecord, MOST_CHAPTERS, type RecordDetails } from '../../formats/record.ts';
import { haveSameContent } from '../../game/record.ts';
import type { Transcript } from '../../game/transcript.ts';
import {
  type Asked,
  COMMENT_LENGTH,
  type GameTree,
  MOST_DRAWN,
  type MoveNote,
  type TreeNode,
} from '../../game/tree.ts';
import type { Study } from '../studyStore.ts';
import { chapterIndex, chaptersOf, withChapters } from './chapters.ts';

/** A conflict: both sides have changed the same thing. */
class Clash extends Error {}

type Of<T> = T | undefined;

/** The value of the side that has one; if both have, they must be equal. */
const same = <T>(one: Of<T>, other: Of<T>): Of<T> => {
  if (one === undefined || other === undefined) return one ?? other;
  if (haveSameContent(one, other)) return one;
  throw new Clash();
};

/** The text of both sides: if one continues the other, the longer one. */
const text = (one: Of<string>, other: Of<string>): Of<string> => {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.startsWith(other)) return one;
  if (other.startsWith(one)) return other;
  throw new Clash();
};

const united = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [
  ...one,
  ...other.filter(part => !one.some(known => haveSameContent(known, part))),
];

const asked = (one: Of<Asked>, other: Of<Asked>): Of<Asked> => {
  if (one === undefined || other === undefined) return one ?? other;
  const [right, second, wrong] = (['right', 'second', 'wrong'] as const).map(name =>
    text(one[name], other[name]),
  );
  return { ...(right && { right }), ...(second && { second }), ...(wrong && { wrong }) };
};

const drawn = (one: MoveNote['drawn'], other: MoveNote['drawn']): MoveNote['drawn'] => {
  if (one === undefined || other === undefined) return one ?? other;
  const all = united(one, other);
  if (all.length > MOST_DRAWN) throw new Clash();
  return all;
};

/** The merged annotations of a position. */
const note = (one: MoveNote, other: MoveNote): MoveNote => {
  const all = {
    comment: text(one.comment, other.comment),
    mark: same(one.mark, other.mark),
    drawn: drawn(one.drawn, other.drawn),
    asked: asked(one.asked, other.asked),
    more: same(one.more, other.more),
  };
  if ((all.comment?.length ?? 0) > COMMENT_LENGTH) throw new Clash();
  return {
    ...(all.comment !== undefined && { comment: all.comment }),
    ...(all.mark && { mark: all.mark }),
    ...(all.drawn && { drawn: all.drawn }),
    ...(all.asked && { asked: all.asked }),
    ...(all.more && { more: all.more }),
  };
};

/** The moves of both, those of the first one first. */
const moves = (one: readonly TreeNode[], other: readonly TreeNode[]): readonly TreeNode[] => {
  const others = new Map(other.map(node => [node.move, node]));
  const known = new Set(one.map(({ move }) => move));
  const both = one.map(node => {
    const twin = others.get(node.move);
    if (twin === undefined) return node;
    return { move: node.move, ...note(node, twin), children: moves(node.children, twin.children) };
  });
  return [...both, ...other.filter(({ move }) => !known.has(move))];
};

const trees = (one: GameTree, other: GameTree): GameTree => {
  const start = note(one.note ?? {}, other.note ?? {});
  return {
    setup: one.setup,
    children: moves(one.children, other.children),
    ...(Object.keys(start).length > 0 && { note: start }),
  };
};

const details = (one: RecordDetails, other: RecordDetails): RecordDetails => {
  const { players, wthor, ggf, more, ...texts } = one;
  const { players: otherPlayers, wthor: otherWthor, ggf: otherGgf, more: otherMore, ...otherTexts } = other;
  const names = [...new Set([...Object.keys(texts), ...Object.keys(otherTexts)])] as (keyof typeof texts)[];
  const [black, white] = (['black', 'white'] as const).map(color =>
    text(players?.[color], otherPlayers?.[color]),
  );
  const all = {
    players:
      black === undefined && white === undefined
        ? undefined
        : { ...(black !== undefined && { black }), ...(white !== undefined && { white }) },
    wthor: same(wthor, otherWthor),
    ggf: same(ggf, otherGgf),
    more: same(more, otherMore),
  };
  const said: { -readonly [Name in keyof typeof texts]: string } = {};
  for (const name of names) {
    const value = text(texts[name], otherTexts[name]);
    if (value !== undefined) said[name] = value;
  }
  return {
    ...said,
    ...(all.players && { players: all.players }),
    ...(all.wthor && { wthor: all.wthor }),
    ...(all.ggf && { ggf: all.ggf }),
    ...(all.more && { more: all.more }),
  };
};

/** The merged chapter, at the first one's current position. */
const chapter = ({ tree, at, ...told }: GameRecord, other: GameRecord): GameRecord => {
  const { tree: otherTree, at: _, ...otherTold } = other;
  return { ...details(told, otherTold), tree: trees(tree, otherTree), ...(at && { at }) };
};

const isSameGame = (one: GameRecord, other: GameRecord): boolean =>
  haveSameContent(one.tree.setup, other.tree.setup);

/** The index of the matching chapter: by title, or by place if neither has a title. */
const twinOf = (chapters: readonly GameRecord[], one: GameRecord, place: number): number =>
  one.title === undefined
    ? [chapters[place]].findIndex(
        twin => twin !== undefined && twin.title === undefined && isSameGame(one, twin),
      ) < 0
      ? -1
      : place
    : chapters.findIndex(twin => twin.title === one.title && isSameGame(one, twin));

/** Whether a chapter has all of another one, so that merging them would change nothing. */
const contains = (one: GameRecord, other: GameRecord): boolean => {
  if (!isSameGame(one, other)) return false;
  try {
    return haveSameContent(chapter(one, other), one);
  } catch (error) {
    if (error instanceof Clash) return false;
    throw error;
  }
};

/** For as many chapters of `other` as possible, a chapter of `one` of their own that contains them (Kuhn's matching). */
const containedIn = (
  one: readonly GameRecord[],
  other: readonly GameRecord[],
): ReadonlyMap<number, number> => {
  const candidates = other.map(theirs =>
    one.flatMap((mine, index) => (contains(mine, theirs) ? [index] : [])),
  );
  const guests = new Map<number, number>();
  const settle = (guest: number, tried: Set<number>): boolean =>
    (candidates[guest] ?? []).some(host => {
      if (tried.has(host)) return false;
      tried.add(host);
      const sitting = guests.get(host);
      if (sitting !== undefined && !settle(sitting, tried)) return false;
      guests.set(host, guest);
      return true;
    });
  for (const guest of other.keys()) settle(guest, new Set());
  return guests;
};

const chapters = (one: readonly GameRecord[], other: readonly GameRecord[]): readonly GameRecord[] => {
  if (one.length === 1 && other.length === 1 && isSameGame(one[0] as GameRecord, other[0] as GameRecord))
    return [chapter(one[0] as GameRecord, other[0] as GameRecord)];
  const all = [...one];
  // What was imported before is there already, wherever it stands.
  const guests = containedIn(one, other);
  const taken = new Set(guests.keys());
  const isThere = new Set(guests.values());
  for (const [place, theirs] of other.entries()) {
    if (isThere.has(place)) continue;
    const twin = twinOf(one, theirs, place);
    if (twin < 0 || taken.has(twin)) all.push(theirs);
    else all[twin] = chapter(all[twin] as GameRecord, theirs);
    taken.add(twin);
  }
  if (all.length > MOST_CHAPTERS) throw new Clash();
  return all;
};

interface Looked {
  readonly study: Study;
  readonly at: Transcript;
}

const merged = (later: Looked, earlier: Looked): Study => {
  const [one, other] = [later.study, earlier.study];
  const all = chapters(chaptersOf(one, later.at), chaptersOf(other));
  const study = withChapters(one, all, chapterIndex(one));
  const title = text(one.title, other.title);
  const source = same(one.source, other.source);
  const more = same(one.more, other.more);
  const hasDetails = Object.keys(study.details ?? {}).length > 0;
  return {
    ...{ id: one.id, tree: study.tree, origin: one.origin ?? other.origin },
    ...(hasDetails && { details: study.details }),
    ...(title !== undefined && { title }),
    ...((study.before ?? []).length > 0 && { before: study.before }),
    ...((study.after ?? []).length > 0 && { after: study.after }),
    ...(source !== undefined && { source }),
    ...(more && { more }),
  };
};

/**
 * Merges two states of a study: chapters, moves, texts, drawings and questions. The later one decides what is on the board, and
 * the main lines. Undefined if they conflict.
 */
export const mergedStudies = (later: Looked, earlier: Looked): Study | undefined => {
  try {
    return merged(later, earlier);
  } catch (error) {
    if (error instanceof Clash) return undefined;
    throw error;
  }
};

/** Whether two texts about the same thing can be merged. */
export const canJoin = (one: Of<string>, other: Of<string>): boolean =>
  one === undefined || other === undefined || one.startsWith(other) || other.startsWith(one);
