import type { SquareName } from '../../game/square.ts';
import type { GameResult } from '../review/blame.ts';

/** Plies from the move to the event; 0 for the move itself. */
interface Later {
  readonly plies: number;
}

/**
 * The number of moves of each side within which it does not happen after the other move; null for the rest of
 * the game.
 */
interface Avoided extends Later {
  readonly within: number | null;
}

/** The corner in the sentence. */
interface AtCorner {
  readonly corner: SquareName;
}

/** A move beside an empty corner. */
interface BesideCorner extends AtCorner, Avoided {
  /** Whether the mover takes the corner after the best move. */
  readonly isOwn: boolean;
}

interface Replied {
  readonly reply: SquareName;
}

/** A column of Connect Four by its number. */
interface InColumn {
  readonly column: string;
}

/** Two columns, or the same one twice if one threat is above the other. */
interface InColumns {
  readonly columns: readonly [one: string, two: string];
}

/** A shortage of safe moves, which give no corner away. */
interface Shortage extends Avoided {
  /** The moves that are left then. */
  readonly left: readonly SquareName[];
}

/** By how many discs the reply is better than all others. */
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

/** The opponent's discs in a part of the board at the end, after the played move and after the best one. */
interface Held {
  readonly discs: number;
  readonly discsAfterBest: number;
  /** The number of squares of that part. */
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

/** What happens to strong replies after the best move. */
export type Fate =
  /** They are impossible. */
  | ({ readonly name: 'gone' } & Several)
  /** The mover plays there first. */
  | ({ readonly name: 'first' } & Several)
  /** The mover has a good answer, which is impossible after the played move. */
  | ({ readonly name: 'met'; readonly squares: readonly SquareName[] } & Replied)
  /** The mover has an answer that takes this corner, which is impossible after the played move. */
  | ({ readonly name: 'metByCorner' } & Replied & AtCorner)
  /** It opens squares to the mover, which it does not after the played move. */
  | ({ readonly name: 'opens'; readonly squares: readonly SquareName[] } & Replied)
  /** It is worth this much less. */
  | ({ readonly name: 'less'; readonly discs: number } & Replied)
  /** They are worth less, without a nameable cause. */
  | ({ readonly name: 'weaker' } & Several);

type None = Readonly<Record<never, never>>;

/**
 * Why a move is worse than the best one: the first relevant difference between the lines after both. It holds
 * in the main lines and after equally good alternatives, explains at least half of the loss, and does not
 * apply to the best move too. The sentence (`ui/words/study/momentWords.ts`) states only these facts. Below,
 * the mover is the side that made the move.
 */
export type Reason =
  /** The opponent flips all discs. */
  | { readonly name: 'wipeout'; readonly facts: Later }
  /** The move is on the X-square of an empty corner, diagonally beside it, and the opponent takes the corner. */
  | { readonly name: 'xSquare'; readonly facts: BesideCorner }
  /** The move is on the C-square of an empty corner, beside it on the edge, and the opponent takes the corner. */
  | { readonly name: 'cSquare'; readonly facts: BesideCorner }
  /** After the move on the X-square or C-square the opponent gets the corner sooner or later; after the best move it does not. */
  | { readonly name: 'xSquareLate'; readonly facts: AtCorner }
  | { readonly name: 'cSquareLate'; readonly facts: AtCorner }
  /** The opponent takes this corner; after the best move it does not. */
  | { readonly name: 'corner'; readonly facts: AtCorner & Avoided }
  /** The opponent takes this corner; after the best move the mover takes it. */
  | { readonly name: 'cornerLost'; readonly facts: AtCorner & Later }
  /** After the best move the mover takes this corner; after the played one it does not. */
  | { readonly name: 'cornerMissed'; readonly facts: AtCorner & Avoided }
  /** The mover has to pass; after the best move it does not. */
  | { readonly name: 'passGiven'; readonly facts: Avoided }
  /** The opponent has to pass after the best move; after the played one it does not. */
  | { readonly name: 'passMissed'; readonly facts: Avoided }
  /**
   * All moves the mover is left with give a corner away, though none is open yet; after the best move it
   * keeps a safe one.
   */
  | { readonly name: 'noSafeMove'; readonly facts: Shortage }
  /** The corners each side takes in the next moves, after the played move and after the best one. */
  | { readonly name: 'corners'; readonly facts: Mobilities & Counted }
  /** The opponent's stable discs after some moves. */
  | { readonly name: 'stableGiven'; readonly facts: Stable }
  /** The mover's stable discs after some moves. */
  | { readonly name: 'stableMissed'; readonly facts: Stable }
  /** The opponent plays the last move of the game; after the best move the mover does. */
  | { readonly name: 'lastMove'; readonly facts: None }
  /** With `reply` the opponent wedges between two discs on an edge; before and after the best move this was impossible. */
  | {
      readonly name: 'wedge';
      readonly facts: Replied & { readonly between: readonly [SquareName, SquareName] };
    }
  /** With `reply` the opponent gets a stable disc on the edge; before and after the best move this was impossible. */
  | { readonly name: 'edge'; readonly facts: Replied }
  /** The opponent flips these discs of the mover on an edge; after the best move it flips none there. */
  | { readonly name: 'edgeBroken'; readonly facts: { readonly discs: readonly SquareName[] } }
  /**
   * With `reply` the opponent gets into a region of empty squares where only the mover could play, before and
   * after the best move.
   */
  | { readonly name: 'letIn'; readonly facts: Replied & { readonly region: number } }
  /** The move was into an even region, where the opponent plays last; the best one is into an odd one. */
  | { readonly name: 'parity'; readonly facts: { readonly region: number; readonly bestRegion: number } }
  /** The opponent's mean number of moves on its next turns, after the played move and after the best one. */
  | { readonly name: 'mobilityGiven'; readonly facts: Mobilities }
  /** The mover's mean number of moves on its next turns. */
  | { readonly name: 'mobilityLost'; readonly facts: Mobilities }
  /** Both at once: fewer moves for the mover, and more for the opponent. */
  | { readonly name: 'room'; readonly facts: Mobilities }
  /** The discs on an edge at the end. */
  | { readonly name: 'held'; readonly facts: Held & { readonly from: SquareName; readonly to: SquareName } }
  /**
   * The most moves that any strong reply leaves the mover, and the fewest that any good one leaves after the
   * best move.
   */
  | { readonly name: 'fewLeft'; readonly facts: Several & { readonly few: number; readonly many: number } }
  /** No strong reply opens a new square to the mover; after the best move every good one does. */
  | { readonly name: 'quiet'; readonly facts: Several }
  /** All strong replies were made possible by the move, and are impossible after the best one. */
  | { readonly name: 'openedSeveral'; readonly facts: Several }
  /**
   * The move opens these squares to the opponent, which soon plays on one of them; the best one opens none.
   */
  | { readonly name: 'opens'; readonly facts: { readonly squares: readonly SquareName[] } }
  /** More discs of the mover face empty squares over the next plies, and it has fewer moves than the opponent. */
  | {
      readonly name: 'wall';
      readonly facts: Omit<Stable, 'moves'> & Pick<Mobilities, 'own' | 'ownAfterBest'>;
    }
  /** After the best move every move of the opponent gives a corner away; after the played one it keeps a safe one. */
  | { readonly name: 'shortageMissed'; readonly facts: Shortage }
  /** The only strong reply takes these squares away; after the best move no good reply takes as many. */
  | { readonly name: 'takenAway'; readonly facts: Replied & { readonly squares: readonly SquareName[] } }
  /** The strong reply is on the square of the best move. */
  | { readonly name: 'taken'; readonly facts: Strong }
  /** The move opens this corner to the opponent; the best one does not. */
  | { readonly name: 'cornerOpened'; readonly facts: AtCorner }
  /** The strong reply was impossible before, and is impossible after the best move. */
  | { readonly name: 'opened'; readonly facts: Strong }
  /** The opponent has one strong reply, and this is what happens to it after the best move. */
  | { readonly name: 'answer'; readonly facts: Strong & { readonly fate: Fate } }
  /** A few replies are strong, listed best first; none of them is after the best move. */
  | { readonly name: 'answers'; readonly facts: Several & { readonly fates: readonly Fate[] } }
  /** The mover's mean number of safe moves, which give no corner away, on its next turns. */
  | { readonly name: 'safeMoves'; readonly facts: { readonly safe: number; readonly safeAfterBest: number } }
  /** A wasted tempo: the opponent could not play there, and after the best move the square would have stayed available. */
  | { readonly name: 'tempo'; readonly facts: None }
  /** The proved results after the best move and after the played one. */
  | { readonly name: 'result'; readonly facts: { readonly best: GameResult; readonly played: GameResult } }
  /**
   * Connect Four: the move provably loses; for this many of the mover's moves the best one does not lose
   * within the searched depth.
   */
  | { readonly name: 'lostSoon'; readonly facts: { readonly moves: number } }
  /** Connect Four: the opponent makes four at once in this column. */
  | { readonly name: 'fourAtOnce'; readonly facts: InColumn }
  /** Connect Four: the best move makes four at once. */
  | { readonly name: 'winMissed'; readonly facts: None }
  /** Connect Four: the opponent gets two threats in these columns, of which only one can be stopped. */
  | { readonly name: 'doubleThreat'; readonly facts: InColumns & Later }
  /** Connect Four: after the best move the mover gets them. */
  | { readonly name: 'doubleMissed'; readonly facts: InColumns & Later }
  /** Connect Four: the mover has to play in this column in the end, under the square where the opponent makes four. */
  | { readonly name: 'zugzwang'; readonly facts: InColumn }
  /** Connect Four: after the best move the opponent has to. */
  | { readonly name: 'zugzwangMissed'; readonly facts: InColumn }
  /** No reason was found: only the lines are shown. */
  | { readonly name: 'line'; readonly facts: None };

export type ReasonName = Reason['name'];

const EVERY: Readonly<Record<ReasonName, true>> = {
  wipeout: true,
  xSquare: true,
  cSquare: true,
  xSquareLate: true,
  cSquareLate: true,
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
  edgeBroken: true,
  letIn: true,
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
  fourAtOnce: true,
  winMissed: true,
  doubleThreat: true,
  doubleMissed: true,
  zugzwang: true,
  zugzwangMissed: true,
  line: true,
};
export const REASON_NAMES = Object.keys(EVERY) as readonly ReasonName[];

/** Whether the reason is an idea to learn from, rather than only a line or a result. */
export const hasIdea = ({ name }: Reason): boolean => name !== 'line' && name !== 'result';

/** When the reason takes effect, in plies after the move. */
export const divergenceOf = ({ facts }: Reason): number => {
  if ('plies' in facts) return facts.plies;
  return 'reply' in facts || 'replies' in facts ? 1 : 0;
};
