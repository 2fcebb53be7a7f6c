import type { StudyRecord } from '../../formats/record.ts';
import { STUDY_NAME_LETTERS } from '../../net/contract/limits.ts';
import type { PlayContext } from '../context.ts';
import { notify } from '../notices.ts';

type Open = (record: StudyRecord, source: string) => void;
type Context = Pick<PlayContext, 'stores' | 'wire'>;

const HASH_SEEDS = [0x811c9dc5, 0x9747b28c] as const;
const HASH_PRIME = 0x01000193;

/** An id derived from the packed text, under which a reader's progress is stored. */
const sourceOf = (signs: string): string =>
  HASH_SEEDS.map(seed => {
    let hash: number = seed;
    for (let at = 0; at < signs.length; at++) hash = Math.imul(hash ^ signs.charCodeAt(at), HASH_PRIME);
    return (hash >>> 0).toString(36);
  }).join('');

/** Unpacks and opens a study; shows a notice if that fails. */
export const openPacked = async ({ stores: { app } }: Context, signs: string, open: Open): Promise<void> => {
  const link = await import('../links/packStudy.ts').catch(() => undefined);
  if (link === undefined) return notify(app, 'partMissing');
  const read = link.unpackStudy(signs);
  if (read.type === 'read') open(read.value, sourceOf(signs));
  else notify(app, 'badLink', { failure: read.failure });
};

const NAME = new RegExp(`^[a-z0-9]{${STUDY_NAME_LETTERS}}$`);

/** Opens a study stored on the server under a short name. */
export const openShort = async (context: Context, name: string, open: Open): Promise<void> => {
  const { stores, wire } = context;
  if (!NAME.test(name)) return notify(stores.app, 'studyGone');
  if ((await wire.pages.look()) !== undefined) return notify(stores.app, 'studyAway');
  const answer = await wire.pages.ask('findStudy', { name });
  if (typeof answer === 'string') return notify(stores.app, 'studyAway');
  if (answer.packed === undefined) return notify(stores.app, 'studyGone');
  await openPacked(context, answer.packed, open);
};

/** Stores a study on the server; undefined if that fails. */
export const keepShort = async ({ wire }: Context, packed: string): Promise<string | undefined> => {
  if ((await wire.pages.look()) !== undefined) return undefined;
  const answer = await wire.pages.ask('keepStudy', { packed });
  return typeof answer === 'string' ? undefined : answer.name;
};
