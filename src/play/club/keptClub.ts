import * as v from 'valibot';
import { readJson } from '../../game/json.ts';
import {
  type ClubBoardState,
  type ClubGames,
  type ClubRound,
  type ClubState,
  clubWish,
  RESTORED_AT_ONCE,
  writeSlide,
} from '../../net/contract/club.ts';
import type { PagePayload } from '../../net/contract/fromPage.ts';
import { writeSetup } from '../../net/contract/settings.ts';
import type { TabMemory } from '../../store/kept/savedMatches.ts';

type Wish = PagePayload<'club'>['wish'];
type Restoring = Extract<Wish, { readonly do: 'restore' }>;

const inParts = <T>(all: readonly T[], size: number): readonly T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

const writeBoard = ({
  setup,
  ...board
}: ClubBoardState): NonNullable<Restoring['boards']>['boards'][number] => ({
  ...board,
  ...(setup && { setup: writeSetup(setup) }),
});

const planOf = ({ system, rounds, setup, clock }: ClubGames): NonNullable<Restoring['games']>['plan'] => ({
  system,
  rounds,
  setup: writeSetup(setup),
  clock,
});

/** After a day, the same word means another club. */
const DAY_MILLISECONDS = 86_400_000;
const kept = v.object({ word: v.string(), at: v.number(), wishes: v.array(v.unknown()) });

const wishesOf = (text: string | undefined, word: string, now: number): readonly Wish[] => {
  const read = v.safeParse(kept, readJson(text ?? ''));
  if (!read.success || read.output.word !== word || now - read.output.at > DAY_MILLISECONDS) return [];
  return read.output.wishes.filter(wish => v.is(clubWish, wish));
};

interface KeptParts {
  readonly word: string;
  /** Survives a reload of the page. */
  readonly tab: Pick<TabMemory, 'hosted'>;
  readonly now: () => number;
}

/** The host page's copy of the club, used to restore it after a server restart. The server stores nothing. */
export class KeptClub {
  readonly #parts: KeptParts;
  /** The copy from before the reload. */
  readonly #before: readonly Wish[];
  #club: ClubState | undefined;
  readonly #rounds = new Map<number, ClubRound>();

  constructor(parts: KeptParts) {
    this.#parts = parts;
    this.#before = wishesOf(parts.tab.hosted, parts.word, parts.now());
  }

  /** Whether this page has received the club's state. */
  get hasSeen(): boolean {
    return this.#club !== undefined;
  }

  /** Stores the latest full state of each round. */
  see(club: ClubState): void {
    this.#club = club;
    const { games } = club;
    if (games === undefined || games.round === 1) this.#rounds.clear();
    if (games !== undefined) this.#rounds.set(games.round, games);
    this.#write(club);
  }

  /** Adds a round played before this page was loaded. */
  take(round: ClubRound): void {
    if (!this.#rounds.has(round.round)) this.#rounds.set(round.round, round);
  }

  /** The rounds whose games have not been requested yet. */
  missing(): readonly number[] {
    const rounds = Array.from({ length: this.#club?.games?.round ?? 0 }, (_, index) => index + 1);
    return rounds.filter(round => !this.#rounds.has(round));
  }

  /** Whether the server has lost the club: it lacks what this page has seen. */
  isForgottenBy({ word, members, slide, games }: ClubState): boolean {
    const before = this.#club;
    const isEmpty = members.length === 0 && slide === undefined && games === undefined;
    if (before === undefined) return isEmpty && this.#before.length > 0;
    return isEmpty && before.word === word && (before.members.length > 0 || before.games !== undefined);
  }

  /** The requests that restore the club. */
  wishes(): readonly Wish[] {
    if (this.#club === undefined) return this.#before;
    const { members, former = [], games } = this.#club;
    const people = [...members, ...former].map(({ id, name, key }) => ({ id, name, ...(key && { key }) }));
    const wishes: Restoring[] = inParts(people, RESTORED_AT_ONCE.members).map(some => ({
      do: 'restore',
      members: some,
    }));
    if (games === undefined) return wishes;
    const { isOver, withdrawn } = games;
    wishes.push({
      do: 'restore',
      members: [],
      games: { plan: planOf(games), isOver, withdrawn: [...withdrawn] },
    });
    for (const [round, { boards, resting }] of [...this.#rounds].toSorted(([one], [other]) => one - other))
      for (const [part, some] of inParts(boards, RESTORED_AT_ONCE.boards).entries())
        wishes.push({
          do: 'restore',
          members: [],
          boards: { round, boards: some.map(writeBoard), resting: part === 0 ? [...resting] : [] },
        });
    return wishes;
  }

  #write({ slide }: ClubState): void {
    const { word, tab, now } = this.#parts;
    const shown: readonly Wish[] = slide === undefined ? [] : [{ do: 'show', slide: writeSlide(slide) }];
    tab.hosted = JSON.stringify({ word, at: now(), wishes: [...shown, ...this.wishes()] });
  }
}
