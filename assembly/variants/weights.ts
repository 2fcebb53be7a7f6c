/** The numbers of terms in the evaluation (`writeTerms`) and of phases of a game, from a full board to an empty one. */
export const TERMS: i32 = 16;
export const PHASES: i32 = 6;

/**
 * In hundredths of a disc, a row for each phase: least squares fits to the results of games that the search played against
 * itself on fifteen boards, until a new round was no better than the last (`workshop/tune/variants.ts`).
 */
export const OTHELLO_WEIGHTS: StaticArray<i16> = [
  34, 102, 53, 182, 9, -116, -83, -46, 123, 46, -46, 52, -30, -194, 34, 6,
  -30, -9, 12, 132, 7, -71, -71, 244, 314, 56, -42, 102, -37, -373, 6, 3,
  -31, 7, -19, 55, 13, -24, -95, 655, 346, -20, -12, 141, 35, -509, 31, 13,
  -40, -25, -35, -24, 20, 19, -153, 1063, 257, -285, -68, 206, 122, -235, 37, 34,
  48, -47, -48, -58, 23, 29, -160, 1377, 162, -709, -284, 326, 207, 188, 14, 40,
  144, 33, -63, -89, 17, 51, -174, 1133, 257, -853, -281, 258, 296, 180, -9, 34,
];

/** The weights of Anti-Othello. */
export const ANTI_WEIGHTS: StaticArray<i16> = [
  -258, -266, -54, 87, 7, 26, 23, -2, -147, -12, 52, -35, 48, -184, -62, -1,
  -152, -162, -33, 86, 8, 12, -3, -248, -137, -51, -6, -67, 4, -476, -58, 4,
  -124, -176, -17, 57, 9, 15, -46, -337, -89, -56, 37, -79, -17, -741, -44, 7,
  -86, -186, -6, 28, 7, 22, -67, -367, -58, -76, 103, -85, -11, -780, -25, 9,
  -41, -214, 0, 18, 4, 22, -58, -532, -42, -92, 133, -136, -57, -400, -19, 10,
  13, -233, 1, 15, 3, 16, -57, -389, -37, -113, 106, -96, -80, -256, -11, 9,
];
