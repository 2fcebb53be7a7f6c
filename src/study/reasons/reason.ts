import type { SquareName } from '../../game/square.ts';
import type { GameResult } from '../review/blame.ts';

/** Plies from the move to what is told; 0 for the move itself. */
interface Later {
  readonly plies: number;
}

/** Within how many moves of each side it does not happen after the other move; null for the rest of the game. */
interface Avoided extends Later {
  readonly within: number | null;
}

/** The corner that the sentence is about. */
interface AtCorner {
  readonly corner: SquareName;
}

interface Replied {
  readonly reply: SquareName;
}

/** By how many discs the answer is better than any other. */
interface Strong extends Replied {
  readonly discs: number;
}

interface Several {
  readonly replies: readonly SquareName[];
}

interface Mobilities {
  readonly own: number;
  readonly ownAfterBest: number;
  readonly others: number;
  readonly othersAfterBest: number;
}

/** How many discs the other side has in a part of the board at the end, after the move and after the best one. */
interface Held {
  readonly discs: number;
  readonly discsAfterBest: number;
  /** How many squares that part has. */
  readonly squares: number;
}

/** After how many moves of each side. */
interface Counted {
  readonly moves: number;
}

interface Stable extends Counted {
  readonly discs: number;
  readonly discsAfterBest: number;
}

/** What becomes of strong answers after the best move. */
export type Fate =
  /** They are not possible. */
  | ({ readonly name: 'gone' } & Several)
  /** One plays there first oneself. */
  | ({ readonly name: 'first' } & Several)
  /** One has a good reply there, which one does not have after the move that was made. */
  | ({ readonly name: 'met'; readonly squares: readonly SquareName[] } & Replied)
  /** One has a reply there that takes this corner, which one does not have after the move that was made. */
  | ({ readonly name: 'metByCorner' } & Replied & AtCorner)
  /** It opens squares to oneself there, which it does not after the move that was made. */
  | ({ readonly name: 'opens'; readonly squares: readonly SquareName[] } & Replied)
  /** It is worth this much less. */
  | ({ readonly name: 'less'; readonly discs: number } & Replied)
  /** They are worth less; no more is to be said of them. */
  | ({ readonly name: 'weaker' } & Several);

type None = Readonly<Record<never, never>>;

/**
 * Why a move is worse than the best one: the first difference between what follows after them that counts. It holds in the
 * expected lines and in those with other answers that are as good, is large enough for half of the loss, and does not befall
 * the best move too. The sentence (`ui/words/study/momentWords.ts`) says nothing but these facts.
 */
export type Reason =
  /** The other side flips all discs by `reply`. */
  | { readonly name: 'wipeout'; readonly facts: Replied }
  /** The other side takes this corner; after the best move it does not. */
  | { readonly name: 'corner'; readonly facts: AtCorner & Avoided }
  /** The other side takes this corner; after the best move one takes it oneself. */
  | { readonly name: 'cornerLost'; readonly facts: AtCorner & Later }
  /** After the best move one takes this corner; after the other one, one does not. */
  | { readonly name: 'cornerMissed'; readonly facts: AtCorner & Avoided }
  /** One has to pass; after the best move one does not. */
  | { readonly name: 'passGiven'; readonly facts: Avoided }
  /** The other side has to pass after the best move; after the other one it does not. */
  | { readonly name: 'passMissed'; readonly facts: Avoided }
  /** Every move that one has gives a corner away, though none is open yet; after the best move one keeps another. */
  | { readonly name: 'noSafeMove'; readonly facts: Avoided }
  /** How many corners each side takes in the next moves, after the move and after the best one. */
  | { readonly name: 'corners'; readonly facts: Mobilities & Counted }
  /** How many discs of the other side can never be flipped, a few moves on. */
  | { readonly name: 'stableGiven'; readonly facts: Stable }
  /** How many of one's own. */
  | { readonly name: 'stableMissed'; readonly facts: Stable }
  /** The other side plays the last move of the game; after the best move one does. */
  | { readonly name: 'lastMove'; readonly facts: None }
  /** By `reply` the other side wedges between two discs on an edge; before and after the best move it could not play there. */
  | {
      readonly name: 'wedge';
      readonly facts: Replied & { readonly between: readonly [SquareName, SquareName] };
    }
  /** The other side plays this edge square with a disc that can never be flipped; before and after the best move it could not. */
  | { readonly name: 'edge'; readonly facts: Replied }
  /** The move was into an even region, and the other side plays last there; the best one is into an odd one. */
  | { readonly name: 'parity'; readonly facts: { readonly region: number; readonly bestRegion: number } }
  /** How many squares the other side can choose from on the average of its next turns, after the move and after the best one. */
  | { readonly name: 'mobilityGiven'; readonly facts: Mobilities }
  /** How many squares one can choose from oneself. */
  | { readonly name: 'mobilityLost'; readonly facts: Mobilities }
  /** Both at once: less for oneself, and more for the other side. */
  | { readonly name: 'room'; readonly facts: Mobilities }
  /** A part of the board at the end: an edge or a quarter. */
  | { readonly name: 'held'; readonly facts: Held & { readonly from: SquareName; readonly to: SquareName } }
  /** The most squares that any strong answer leaves one, and the fewest that any good one leaves after the best move. */
  | { readonly name: 'fewLeft'; readonly facts: Several & { readonly few: number; readonly many: number } }
  /** Every strong answer opens no new square to oneself; after the best move every good one does. */
  | { readonly name: 'quiet'; readonly facts: Several }
  /** Every strong answer became possible by the move, and is not possible after the best one. */
  | { readonly name: 'openedSeveral'; readonly facts: Several }
  /** The move opens these squares to the other side, which plays on one of them soon; the best one opens none. */
  | { readonly name: 'opens'; readonly facts: { readonly squares: readonly SquareName[] } }
  /** How many of one's own discs touch empty squares, on the average of the next plies. */
  | { readonly name: 'wall'; readonly facts: Omit<Stable, 'moves'> }
  /** After the best move every move of the other side gives a corner away; after the other one it keeps a safe one. */
  | { readonly name: 'shortageMissed'; readonly facts: Avoided }
  /** The one strong answer takes these squares away; after the best move no good answer takes as many. */
  | { readonly name: 'takenAway'; readonly facts: Replied & { readonly squares: readonly SquareName[] } }
  /** The strong answer is on the square of the best move. */
  | { readonly name: 'taken'; readonly facts: Strong }
  /** The move opens this corner to the other side; the best one does not. */
  | { readonly name: 'cornerOpened'; readonly facts: AtCorner }
  /** The strong answer was not possible before, nor is it after the best move. */
  | { readonly name: 'opened'; readonly facts: Strong }
  /** The other side has one strong answer, and what becomes of it after the best move. */
  | { readonly name: 'answer'; readonly facts: Strong & { readonly fate: Fate } }
  /** A few answers are strong, the best first; none of them is after the best move. */
  | { readonly name: 'answers'; readonly facts: Several & { readonly fates: readonly Fate[] } }
  /** How many moves that give no corner away one has on the average of one's next turns. */
  | { readonly name: 'safeMoves'; readonly facts: { readonly safe: number; readonly safeAfterBest: number } }
  /** The other side could not play there, and after the best move the square would have kept, whatever the other side did. */
  | { readonly name: 'tempo'; readonly facts: None }
  /** How the game ends after the best move and after this one, both proved. */
  | { readonly name: 'result'; readonly facts: { readonly best: GameResult; readonly played: GameResult } }
  /** Connect Four: the move loses, which is proved; for how many of one's moves no loss is in sight after the best one. */
  | { readonly name: 'lostSoon'; readonly facts: { readonly moves: number } }
  /** Only the engine knows: its lines are told. */
  | { readonly name: 'line'; readonly facts: None };

export type ReasonName = Reason['name'];

const EVERY: Readonly<Record<ReasonName, true>> = {
  wipeout: true,
  corner: true,
  cornerLost: true,
  cornerMissed: true,
  passGiven: true,
  passMissed: true,
  noSafeMove: true,
  corners: true,
  stableGiven: true,
  stableMissed: true,
  lastMove: true,
  wedge: true,
  edge: true,
  parity: true,
  mobilityGiven: true,
  mobilityLost: true,
  room: true,
  held: true,
  fewLeft: true,
  quiet: true,
  openedSeveral: true,
  opens: true,
  cornerOpened: true,
  wall: true,
  shortageMissed: true,
  takenAway: true,
  taken: true,
  opened: true,
  answer: true,
  answers: true,
  safeMoves: true,
  tempo: true,
  result: true,
  lostSoon: true,
  line: true,
};
export const REASON_NAMES = Object.keys(EVERY) as readonly ReasonName[];

/** When what the reason tells happens, in plies after the move. */
export const divergenceOf = ({ facts }: Reason): number => {
  if ('plies' in facts) return facts.plies;
  return 'reply' in facts || 'replies' in facts ? 1 : 0;
};
