import { occupied, withDisc } from '../game/board.ts';
import { type Setup, startOf } from '../game/games.ts';
import type { Position } from '../game/position.ts';
import type { Square } from '../game/square.ts';
import { SquareSet } from '../game/squareSet.ts';
import { replayOf, type Transcript } from '../game/transcript.ts';
import { drawnGeometry, type PictureContent, type PictureRequest } from './picture.ts';
import { printedBoard, printedView } from './printedBoard.ts';
import { svgDocument } from './svg.ts';
import { themedBoard, themedView } from './themedBoard.ts';

/** A picture of a board as an SVG file. */
export const drawPicture = ({ content, paint, coordinates, width, title }: PictureRequest): string => {
  const { position } = content;
  return paint === 'print'
    ? svgDocument({
        title,
        width,
        view: printedView(position, coordinates),
        body: printedBoard(content, coordinates),
      })
    : svgDocument({
        title,
        width,
        view: themedView(drawnGeometry(position), coordinates),
        body: themedBoard(content, paint, { coordinates }),
      });
};

/**
 * A whole game in one diagram, as in printed records: each disc lies where it was placed, in the color of the
 * side that placed it, with its move number. An illegal transcript is shown up to the illegal move.
 */
export const diagramOf = (setup: Setup, transcript: Transcript): PictureContent => {
  const replayed = replayOf(setup, transcript);
  if (replayed.type === 'illegal') return diagramOf(setup, transcript.slice(0, replayed.ply));
  const numbers = new Map<Square, number>();
  let position: Position = startOf(setup);
  for (const { square, color, ply } of replayed.turns) {
    if (square === undefined || occupied(position).has(square)) continue;
    position = { ...position, discs: withDisc(position, color, square, SquareSet.empty) };
    numbers.set(square, ply + 1);
  }
  return { position, numbers };
};
