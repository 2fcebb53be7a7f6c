import * as v from 'valibot';
import type { Failure } from '../../formats/failure.ts';
import { LIMITS } from '../../net/contract/limits.ts';
import { id, parseCodeOrWord, parseWord } from '../../net/contract/texts.ts';
import type { AddressRefusal } from '../../store/appStore.ts';
import { type TableWish, WISHES } from '../../store/onlineStore.ts';
import type { Settings } from '../../store/settingsStore.ts';
import type { Address } from './address.ts';
import { ADDRESS_PARTS, type AddressPart, ONLINE_PARTS, STUDY_PART } from './addressNames.ts';
import { foreignParts, readGame, readParts, refuse, type Written } from './addressParts.ts';
import { asksForAnalysis, placeNamed, readHandoverLink } from './fragments.ts';
import { packedStudyIn, readMovesPart, readShared, type SharedGame } from './sharedLinks.ts';
import { readThemeLink } from './themeLinks.ts';

/** The parameters that say what to play at a table. The opponent is a person, so it cannot be chosen. */
const WISH_OF: Readonly<Record<Exclude<AddressPart, 'opponent' | 'level'>, TableWish['names'][number]>> = {
  game: 'setup',
  start: 'setup',
  size: 'setup',
  passing: 'setup',
  you: 'side',
  clock: 'clock',
};

/** A table has one person at each side, and no computer. */
const tableRefusal = ({ you, ...parts }: Written): AddressRefusal | undefined => {
  const computer = (['opponent', 'level'] as const).find(part => parts[part] !== undefined);
  if (computer !== undefined) return refuse('notAtTable', `${computer}=${parts[computer]}`, '');
  return you === 'both' || you === 'none' ? refuse('notAtTable', `you=${you}`, '') : undefined;
};

/** The sides that a table has, out of those that an address may name. */
const sidesAtTable = (refusal: AddressRefusal): AddressRefusal =>
  refusal.reason === 'you'
    ? refuse(
        'you',
        refusal.value,
        refusal.accepted.split(', ').filter(side => side !== 'both' && side !== 'none'),
      )
    : refusal;

const refusedWord = (written: string): Address => {
  const { min, max } = LIMITS.wordLetters;
  return { type: 'refused', refusal: refuse('table', written, `${min}–${max}`) };
};

const readClub = (written: string): Address => {
  const word = parseWord(written);
  return word === undefined ? refusedWord(written) : { type: 'club', word };
};

const readTable = (written: string, parameters: URLSearchParams, chosen: Settings): Address => {
  const code = parseCodeOrWord(written);
  if (code === undefined) return refusedWord(written);
  if (!ADDRESS_PARTS.some(part => parameters.has(part))) return { type: 'table', code };
  const parts = readParts(parameters);
  const settings = tableRefusal(parts) ?? readGame(parameters, chosen);
  if ('reason' in settings) return { type: 'refused', refusal: sidesAtTable(settings) };
  const named = Object.entries(WISH_OF).flatMap(([part, wish]) =>
    parts[part as AddressPart] === undefined ? [] : wish,
  );
  return { type: 'table', code, wish: { settings, names: WISHES.filter(wish => named.includes(wish)) } };
};

const readMatch = (written: string): Address =>
  v.is(id, written)
    ? { type: 'match', id: written }
    : { type: 'refused', refusal: refuse('match', written, '') };

const readOnline = (parameters: URLSearchParams, chosen: Settings): Address | undefined => {
  const [table, match, club] = ONLINE_PARTS.map(part => parameters.get(part)?.trim());
  if (table !== undefined) return readTable(table, parameters, chosen);
  if (club !== undefined) return readClub(club);
  return match === undefined ? undefined : readMatch(match);
};

/** Retries without values that the named game lacks but others have. */
const readLeniently = (parameters: URLSearchParams, chosen: Settings): Address => {
  const game = readGame(parameters, chosen);
  if (!('reason' in game)) return { type: 'game', settings: game };
  const foreign = foreignParts(game);
  if (foreign === undefined) return { type: 'refused', refusal: game };
  const rest = new URLSearchParams(parameters);
  for (const part of foreign) rest.delete(part);
  const settings = readGame(rest, chosen);
  return 'reason' in settings
    ? { type: 'refused', refusal: settings }
    : { type: 'game', settings, leftOut: game };
};

const addressOf = (shared: SharedGame | Failure): Address =>
  'reason' in shared ? { type: 'badLink', failure: shared } : { type: 'shared', shared };

/** Without a fragment the page continues what this tab had on its board. */
const readPlace = (fragment: string): Address => {
  if (asksForAnalysis(fragment)) return { type: 'analysis' };
  const theme = readThemeLink(fragment);
  if (theme !== undefined) return { type: 'theme', read: theme };
  const code = readHandoverLink(fragment);
  if (code !== undefined) return { type: 'handover', code };
  const packed = packedStudyIn(fragment);
  if (packed !== undefined) return { type: 'study', packed };
  const shared = readShared(fragment);
  if (shared !== undefined) return addressOf(shared);
  const place = fragment === '' ? undefined : placeNamed(fragment);
  return place === undefined ? { type: 'plain' } : { type: 'place', place };
};

/** Parses an address; settings fill in the rest. A game takes precedence over a place. */
export const readAddress = (search: string, chosen: Settings, fragment = ''): Address => {
  const parameters = new URLSearchParams(search);
  const online = readOnline(parameters, chosen);
  if (online !== undefined) return online;
  const name = parameters.get(STUDY_PART)?.trim();
  if (name !== undefined) return { type: 'shortStudy', name };
  const written = readMovesPart(parameters);
  if (written !== undefined) return addressOf(written);
  if (!ADDRESS_PARTS.some(part => parameters.has(part))) return readPlace(fragment);
  return readLeniently(parameters, chosen);
};
