import * as v from 'valibot';

const DATED = v.object({ savedAt: v.number() });

/** When an entry was saved, without reading the rest of it; 0 if it cannot be read. */
export const savedAtOf = (text: string): number => {
  try {
    const parsed = v.safeParse(DATED, JSON.parse(text));
    return parsed.success ? parsed.output.savedAt : 0;
  } catch {
    return 0;
  }
};
