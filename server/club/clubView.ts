import { makeSquare, type SquareName } from '../../src/game/square.ts';
import {
  type Slide,
  type WireClubState,
  type WireQuestion,
  type WireSlide,
  writeSlide,
} from '../../src/net/contract/club.ts';
import type { Club, Question, Speaker } from './club.ts';

type Counts = NonNullable<WireQuestion['counts']>;

const countsOf = ({ answers }: Question): Counts => {
  const counts = new Map<SquareName, number>();
  for (const square of answers.values()) {
    const name = makeSquare(square);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([square, count]) => ({ square, count }));
};

/** Nobody but the host learns who answered what. */
const questionFor = (question: Question, speaker: Speaker): WireQuestion => {
  const { number, isOpen, answers, best } = question;
  const own = speaker === 'host' ? undefined : answers.get(speaker);
  return {
    number,
    isOpen,
    answered: answers.size,
    ...(own !== undefined && { own: makeSquare(own) }),
    ...((speaker === 'host' || !isOpen) && { counts: countsOf(question) }),
    ...(speaker === 'host' && {
      answers: [...answers].map(([member, square]) => ({ member, square: makeSquare(square) })),
    }),
    ...(!isOpen && { best: best.map(makeSquare) }),
  };
};

/** The last slide and how it is written: it is sent to everybody, and again with every change. */
let last: { readonly slide: Slide; readonly written: WireSlide } | undefined;
const writtenOnce = (slide: Slide): WireSlide => {
  if (last?.slide !== slide) last = { slide, written: writeSlide(slide) };
  return last.written;
};

/** The club as one of the people in it sees it. It has no secrets. */
export const clubStateFor = (club: Club, speaker: Speaker): WireClubState => {
  const { word, host, members, slide, question } = club;
  return {
    word,
    you: speaker,
    host: { isHere: host.isHere, ...(host.name !== undefined && { name: host.name }) },
    members: members
      .filter(({ presence }) => presence !== 'gone')
      .map(({ id, name, presence }) => ({ id, name, presence })),
    ...(slide && { slide: writtenOnce(slide) }),
    ...(question && { question: questionFor(question, speaker) }),
  };
};
