import { type BoardGeometry, fitBoard, type Rect, rect } from '../boardGeometry.ts';
import type { Layout, Room } from '../screens.ts';
import { SIZES, standardOf } from './sizes.ts';
import { stageIn } from './stage.ts';

const COMPACT = {
  margin: 1,
  marginShare: 0.003,
  gap: 1,
  gapShare: 0.005,
  /** The share of the shorter side for the bar and the buttons, with its minimum and maximum. */
  share: 0.115,
  cornerShare: 0.107,
  barShare: 0.105,
  leastBar: 26,
  leastActions: 34,
  /** Beside the board, on a page hardly wider than it. */
  leastSide: 30,
  most: 60,
  /** A higher bar has two lines: the strips side by side, and the status below them. */
  twoLines: 50,
  stripShare: 0.52,
  /** In a bar of one line, the share of each strip beside the status. */
  sideStrip: 0.3,
  /** Maximum growth of bar and buttons into the remaining space. */
  mostBar: 80,
  mostActions: 56,
} as const;

interface Lengths {
  readonly margin: number;
  readonly gap: number;
  readonly bar: number;
  readonly actions: number;
  readonly side: number;
}

const lengthsOf = ({ viewport: { width, height } }: Room, unit: number): Lengths => {
  const short = Math.min(width, height);
  const scale = unit / SIZES.unit;
  const most = COMPACT.most * scale;
  const wished = Math.min(most, COMPACT.share * short);
  return {
    margin: COMPACT.margin + Math.floor(COMPACT.marginShare * short),
    gap: COMPACT.gap + Math.floor(COMPACT.gapShare * short),
    bar: Math.max(COMPACT.leastBar, Math.min(most, COMPACT.barShare * short)),
    actions: Math.max(COMPACT.leastActions, wished),
    side: Math.max(COMPACT.leastSide, Math.min(most, COMPACT.cornerShare * short)),
  };
};

/** The strips and the status in a bar: in one line or in two. */
const inBar = (
  { x, y, width, height }: Rect,
  scale: number,
): Pick<Layout, 'opponentStrip' | 'ownStrip' | 'status'> => {
  if (height < COMPACT.twoLines * scale) {
    const strip = Math.round(width * COMPACT.sideStrip);
    return {
      ownStrip: rect(x, y, strip, height),
      status: rect(x + strip, y, width - 2 * strip, height),
      opponentStrip: rect(x + width - strip, y, strip, height),
    };
  }
  const [half, strip] = [Math.floor(width / 2), Math.round(height * COMPACT.stripShare)];
  return {
    ownStrip: rect(x, y, half, strip),
    opponentStrip: rect(x + width - half, y, half, strip),
    status: rect(x, y + strip, width, height - strip),
  };
};

interface Parts {
  readonly board: BoardGeometry;
  readonly bar: Rect;
  readonly actions: Rect;
}

/** The board, the bar below it and the buttons below that. */
const rowsBelow = (room: Room, unit: number): Parts => {
  const { width, height } = room.viewport;
  const { margin, gap, bar, actions } = lengthsOf(room, unit);
  const scale = unit / SIZES.unit;
  const inner = width - 2 * margin;
  const space = height - bar - actions - 2 * gap - 2 * margin;
  const { stage, form } = stageIn(rect(room.left + margin, margin, inner, space), room);
  const spare = space - stage.height;
  const actionsHeight = Math.round(
    Math.max(actions, Math.min(COMPACT.mostActions * scale, actions + spare / 2)),
  );
  const barHeight = Math.round(
    Math.max(bar, Math.min(COMPACT.mostBar * scale, bar + spare - (actionsHeight - actions))),
  );
  const air = height - 2 * margin - stage.height - barHeight - actionsHeight - 2 * gap;
  const top = margin + Math.max(0, Math.floor(air / 3));
  const actionsTop = height - margin - actionsHeight;
  return {
    board: fitBoard({ ...stage, y: top }, form),
    bar: rect(room.left + margin, actionsTop - gap - barHeight, inner, barHeight),
    actions: rect(room.left + margin, actionsTop, inner, actionsHeight),
  };
};

/** The board in a corner, the bar below it and the buttons on the side of the hand. */
const corner = (room: Room, unit: number): Parts => {
  const { width, height } = room.viewport;
  const { margin, gap, bar, side: least } = lengthsOf(room, unit);
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const space = rect(0, margin, inner.width - gap - least, inner.height - gap - bar);
  const { stage, form } = stageIn(space, room);
  const side = inner.width - gap - stage.width;
  const left = room.left + margin;
  const atRight = room.hand === 'right';
  const below = margin + stage.height + gap;
  return {
    board: fitBoard({ ...stage, x: atRight ? left : left + side + gap, y: margin }, form),
    bar: rect(left, below, inner.width, height - margin - below),
    actions: rect(atRight ? left + stage.width + gap : left, margin, side, stage.height),
  };
};

/** The standard board, by which the arrangement is chosen for every board. */
const squareOf = ({ board: { field } }: Parts): number => Math.max(field.width, field.height);

/** Small pages: to enlarge the board, strips and status share one bar, and larger parts are laid over the board. */
export const compactLayout = (room: Room, unit: number): Layout => {
  const standard = standardOf(room);
  const isCorner = squareOf(corner(standard, unit)) > squareOf(rowsBelow(standard, unit));
  const { board, bar, actions } = isCorner ? corner(room, unit) : rowsBelow(room, unit);
  const { width, height } = room.viewport;
  return {
    orientation: isCorner ? 'landscape' : 'portrait',
    unit,
    board,
    panel: rect(room.left, 0, width, height),
    actions,
    ...inBar(bar, unit / SIZES.unit),
    moves: undefined,
    recent: undefined,
    bar,
  };
};
