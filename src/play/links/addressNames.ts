/** The query parameters that choose a game. `start=open` is an old form of `game=reversi`. */
export const ADDRESS_PARTS = [
  'game',
  'start',
  'size',
  'you',
  'opponent',
  'level',
  'passing',
  'clock',
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** Parameters that lead to a table, a finished match or a club. */
export const ONLINE_PARTS = ['table', 'match', 'club'] as const;
/** Parameter of a study stored on the server. */
export const STUDY_PART = 'study';

/** The query without the parameters that choose a game, so that a reload continues that game. */
export const withoutGame = (search: string): string => {
  const parameters = new URLSearchParams(search);
  for (const part of [...ADDRESS_PARTS, ...ONLINE_PARTS, STUDY_PART, 'moves', 'import'])
    parameters.delete(part);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
};
