import { legalMoves } from '../../src/game/position.ts';
import { rulesFor } from '../../src/game/rules.ts';
import { replayOf } from '../../src/game/transcript.ts';
import type { ClubWish, Slide } from '../../src/net/contract/club.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import { type Club, type ClubOutcome, memberOf, partFrom, type Speaker } from './club.ts';
import { letIn, moveDoor } from './door.ts';
import { restore } from './restoring.ts';
import { decideBoard, endGames, type Lots, nextRound, startGames, withdraw } from './rounds.ts';

type WishOf<Do extends ClubWish['do']> = Extract<ClubWish, { readonly do: Do }>;
/** Maximum number of removed identities that are remembered to bar their return. */
const MOST_REMOVED = 500;

type Verdict = ClubOutcome | NetRefusal;

const isSamePosition = (a: Slide, b: Slide): boolean =>
  JSON.stringify([a.setup, a.transcript]) === JSON.stringify([b.setup, b.transcript]);

/** Showing another position ends the open question; changing arrows or text does not. */
const show = (club: Club, { slide }: WishOf<'show'>): ClubOutcome => {
  const isSame = club.slide !== undefined && isSamePosition(club.slide, slide);
  return { club: { ...club, slide, question: isSame ? club.question : undefined } };
};

const ask = (club: Club): Verdict => {
  if (club.slide === undefined) return 'clubNoQuestion';
  const asked = club.asked + 1;
  const question = { number: asked, isOpen: true, answers: new Map(), best: [] };
  return { club: { ...club, asked, question } };
};

/** Answers can be changed until the host shows them. */
const answer = (club: Club, speaker: Speaker, { question: number, square }: WishOf<'answer'>): Verdict => {
  const { question, slide } = club;
  if (speaker === 'host' || question?.number !== number || !question.isOpen || slide === undefined)
    return 'clubNoQuestion';
  const replay = replayOf(slide.setup, slide.transcript);
  const position = replay.type === 'legal' ? replay.positions.at(-1) : undefined;
  if (position === undefined) return 'clubNoQuestion';
  if (!legalMoves(position).has(square)) return rulesFor(position).illegality(position, square);
  const answers = new Map(question.answers).set(speaker, square);
  return { club: { ...club, question: { ...question, answers } } };
};

const reveal = (club: Club, { best }: WishOf<'reveal'>): Verdict =>
  club.question === undefined
    ? 'clubNoQuestion'
    : { club: { ...club, question: { ...club.question, isOpen: false, best } } };

/** Removes a member and closes the door, since they could return at once with another browser. */
const remove = (club: Club, { member: id, closes }: WishOf<'remove'>): ClubOutcome => {
  const member = memberOf(club, id);
  if (member === undefined || club.removed.includes(member.identity)) return { club };
  const removed = [...club.removed, member.identity].slice(-MOST_REMOVED);
  const after = { ...partFrom(club, id, 'gone'), removed };
  return { club: closes === true ? moveDoor(after, false) : after, removed: id };
};

const outcomeOf = (club: Club | NetRefusal): Verdict => (typeof club === 'string' ? club : { club });

const grantHost = (club: Club, wish: Exclude<ClubWish, WishOf<'answer'>>, lots: Lots): Verdict => {
  switch (wish.do) {
    case 'play':
      return outcomeOf(startGames(club, wish, lots));
    case 'round':
      return outcomeOf(nextRound(club, lots));
    case 'decide':
      return outcomeOf(decideBoard(club, wish));
    case 'withdraw':
      return outcomeOf(withdraw(club, wish));
    case 'endGames':
      return { club: endGames(club) };
    case 'restore':
      return outcomeOf(restore(club, wish));
    case 'recall':
      return { club, recalled: wish.round };
    case 'show':
      return show(club, wish);
    case 'ask':
      return ask(club);
    case 'reveal':
      return reveal(club, wish);
    case 'remove':
      return remove(club, wish);
    case 'door':
      return { club: moveDoor(club, wish.isOpen) };
    case 'letIn':
      return { club: letIn(club, wish.knock) };
    case 'close':
      return { club, isOver: true };
  }
};

const grant = (club: Club, { speaker, wish }: Wished, lots: Lots): Verdict => {
  if (wish.do === 'answer') return answer(club, speaker, wish);
  return speaker === 'host' ? grantHost(club, wish, lots) : 'clubHost';
};

/** A wish and its sender. */
export interface Wished {
  readonly speaker: Speaker;
  readonly wish: ClubWish;
}

/** Applies or refuses a wish. */
export const grantWish = (club: Club, { speaker, wish }: Wished, lots: Lots): ClubOutcome => {
  const verdict = grant(club, { speaker, wish }, lots);
  return typeof verdict === 'string' ? { club, refusal: verdict } : verdict;
};
