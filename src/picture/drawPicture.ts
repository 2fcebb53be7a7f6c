import { drawnGeometry, type PictureRequest } from './picture.ts';
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
