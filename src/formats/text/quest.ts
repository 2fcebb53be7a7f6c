import { STANDARD_SETUP } from '../../game/games.ts';
import { makeSquare, parseSquare } from '../../game/square.ts';
import { type Failure, placeIn } from '../failure.ts';
import { type Found, failed, found } from '../found.ts';
import { playWritten, type WrittenMove } from '../playWritten.ts';
import { DETAIL_LENGTH, type RecordDetails, recordOfGame } from '../record.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, DETAIL_LENGTH) : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The game in a message of Othello Quest's server, or in the message's content alone. */
const gameIn = (value: unknown): Fields | undefined => {
  if (!isObject(value)) return undefined;
  const [argument] = listOf(value.args);
  const game = isObject(argument) ? argument : value;
  return isObject(game.position) && Array.isArray(game.position.moves) ? game : undefined;
};

/** Whether parsed JSON is a game of Othello Quest. */
export const isQuestGame = (value: unknown): boolean => gameIn(value) !== undefined;

const detailsOf = (game: Fields): RecordDetails => {
  const [black, white] = listOf(game.players).map(player =>
    isObject(player) ? textOf(player.name) : undefined,
  );
  const date = textOf(game.created)?.replace(/(\.\d+)?Z?$/, '');
  return {
    ...((black ?? white) !== undefined && { players: { ...(black && { black }), ...(white && { white }) } }),
    ...(date !== undefined && { date }),
    source: 'Othello Quest',
  };
};

/** An entry without a move ends the game by resignation. */
const movesOf = (game: Fields): readonly WrittenMove[] | string => {
  const moves: WrittenMove[] = [];
  for (const entry of listOf(isObject(game.position) ? game.position.moves : undefined)) {
    const name = isObject(entry) ? textOf(entry.m) : textOf(entry);
    const move = name === '-' ? 'pass' : parseSquare(name ?? '');
    if (name !== undefined && move === undefined) return name.slice(0, 10);
    if (move !== undefined) moves.push({ move, at: moves.length });
  }
  return moves;
};

/** Reads a game in the format of Othello Quest's server, where a pass is `-`. */
export const readQuest = (text: string, value: unknown): Found => {
  const game = gameIn(value);
  if (game === undefined) return failed('quest', { reason: 'noGame' });
  const moves = movesOf(game);
  const placeOf = (name: string): Failure['place'] => placeIn(text, Math.max(0, text.indexOf(`"${name}"`)));
  if (typeof moves === 'string')
    return failed('quest', { reason: 'strangeText', found: moves, place: placeOf(moves) });
  const played = playWritten(STANDARD_SETUP, moves);
  if (played.type === 'played')
    return found('quest', [recordOfGame(played.setup, played.moves, detailsOf(game))], [], ['thinking']);
  const { move = 'pass' } = moves[played.index] ?? {};
  const name = move === 'pass' ? '-' : makeSquare(move);
  return failed('quest', {
    reason: played.reason,
    found: name,
    move: played.index + 1,
    place: placeOf(name),
  });
};
