/** The shortest game: Black takes every disc. */
export const SHORTEST = 'e6f4e3f6g5d6e7f5c5';
/** A transcript after which Black has to pass. */
export const PASSING = 'f5f6e6f4c3d7e3d6g6g5f7h6f3e7h5h4g4h3g3h7e8d8c8c7b8c6c5g8g7h2g2h8';
