import type { PlayContext } from '../context.ts';

/** Gets a kept study ready to be opened. Most are at hand, and then `next` comes at once. */
export const reach = (
  { kept: { studies } }: Pick<PlayContext, 'kept'>,
  id: string,
  next: () => void,
): void => {
  if (studies.isAway(id)) void studies.fetch(id).then(next);
  else next();
};
