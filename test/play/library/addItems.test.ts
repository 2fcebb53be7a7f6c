import { beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/play/clock.ts';
import type { OpenReader, ReaderPort } from '../../../src/play/importing/openReader.ts';
import { ReadingService } from '../../../src/play/importing/readingService.ts';
import { bring, entriesOf, FINAL, IMPORTED, libraryOf, opened } from '../../../testkit/play/libraryRoom.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';
import { until } from '../../../testkit/until.ts';

beforeEach(emptyDatabase);

/** Many different games, more than a page would copy at once. */
const MANY = 300;
/** The reader's batch size. */
const PART = 250;
const manyGames = Array.from({ length: MANY }, (_, index) =>
  IMPORTED.replace('1997', `1997-01-01]EV[${index}`),
);

test('a whole file is imported under a tag, and only once', async () => {
  const room = await opened({ time: systemClock });
  const news = await bring(room, manyGames.join('\n'), 'Club');
  expect(news).toEqual({ type: 'added', added: MANY, known: 0, copied: 0 });
  await until(() => expect(entriesOf(room)).toHaveLength(MANY));
  const [tag] = libraryOf(room).tags;
  expect(tag?.name).toBe('Club');
  expect(entriesOf(room).every(({ tags }) => tags.includes(tag?.id ?? ''))).toBe(true);
  expect(await bring(room, manyGames.join('\n'), 'club')).toEqual({
    type: 'added',
    added: 0,
    known: MANY,
    copied: 0,
  });
  expect(libraryOf(room).tags).toHaveLength(1);
});

test('only the games that match the search are imported', async () => {
  const room = await opened();
  room.play.importing.read([{ content: `${IMPORTED}\n${FINAL}` }]);
  room.play.importing.search('ann');
  await room.play.importing.keep('');
  expect(libraryOf(room).news).toEqual({ type: 'added', added: 1, known: 0, copied: 0 });
});

test('a cancelled import keeps the games imported so far, and can be completed later', async () => {
  const room = await opened({ time: systemClock });
  room.play.importing.read([{ content: manyGames.join('\n') }]);
  const taking = room.play.importing.keep('');
  const ignore = room.stores.library.subscribe(({ work }, before) => {
    if (work?.done !== before.work?.done && work?.done === PART) room.play.library.cancelWork();
  });
  await taking;
  ignore();
  const { news } = libraryOf(room);
  expect(news?.type).toBe('stopped');
  const added = news?.type === 'stopped' ? news.added : MANY;
  expect(added).toBeLessThan(MANY);
  await until(() => expect(entriesOf(room)).toHaveLength(added));
  expect(await bring(room, manyGames.join('\n'))).toEqual({
    type: 'added',
    added: MANY - added,
    known: added,
    copied: 0,
  });
});

test('if the reader fails midway, the error and the number of games imported are shown', async () => {
  let fail = (): void => undefined;
  const openReader: OpenReader = ({ onMessage, onError }) => {
    fail = onError;
    const service = new ReadingService(onMessage);
    const post: ReaderPort['post'] = message => {
      service.receive(message);
      // It sends one batch and then nothing more.
      if (message.type === 'handOver') message.port.onmessage = () => setTimeout(fail);
    };
    return { post, end: () => undefined };
  };
  const room = await opened({ time: systemClock, openReader });
  const news = await bring(room, manyGames.join('\n'));
  expect(news).toEqual({ type: 'unread', added: PART, known: 0, copied: 0 });
  expect(libraryOf(room).work).toBeUndefined();
  await until(() => expect(entriesOf(room)).toHaveLength(PART));
});
