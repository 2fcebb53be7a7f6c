// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TableState } from '../../../src/net/contract/tableState.ts';
import { createOnlineStore, OFFLINE, type OnlineStore } from '../../../src/store/onlineStore.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import { keepTableInAddress } from '../../../src/ui/online/table/tableAddress.ts';
import { FakeTable } from '../../../testkit/server/fakeTable.ts';

const TABLE: TableState = new FakeTable().state;
const CONNECTING = { type: 'connecting' } as const;

let online: OnlineStore;
let stop: () => void = () => {};

const openPage = (search: string): void => {
  history.replaceState(null, '', `/${search}`);
  online = createOnlineStore();
};
const follow = (): void => {
  stop = keepTableInAddress(online);
};

beforeEach(() => openPage(''));
afterEach(() => stop());

test('the address holds the code of the table, until the person leaves', () => {
  openPage('?utm=x#top');
  follow();
  online.setState({ connection: { type: 'connected' }, table: TABLE });
  expect(location.search + location.hash).toBe('?utm=x&table=ABCDEF#top');
  online.setState({ connection: { type: 'ended', trouble: 'takenOver' } });
  expect(location.search).toBe('?utm=x&table=ABCDEF');
  online.setState(OFFLINE);
  expect(location.search + location.hash).toBe('?utm=x#top');
});

test('while joining, the address names the table, so that a reload tries again', () => {
  openPage('?table=ABCDEF');
  online.setState({ connection: CONNECTING });
  follow();
  expect(location.search).toBe('?table=ABCDEF');
  online.setState({ connection: { type: 'ended', trouble: 'unreachable' } });
  expect(location.search).toBe('?table=ABCDEF');
  online.setState({ connection: { type: 'ended', trouble: 'unknownTable' } });
  expect(location.search).toBe('');
});

test('a history entry of a table that was left no longer names it', () => {
  follow();
  const goBack = (): void => {
    history.replaceState(null, '', '?table=ABCDEF');
    window.dispatchEvent(new PopStateEvent('popstate', {}));
  };
  goBack();
  expect(location.search).toBe('');
  stop();
  goBack();
  expect(location.search).toBe('?table=ABCDEF');
});

test('the address holds the word while a person waits under it, and after nobody appeared', () => {
  openPage('?table=banana');
  follow();
  online.setState({ connection: { type: 'meeting', word: 'BANANA', since: 0, isThere: false } });
  expect(location.search).toBe('?table=BANANA');
  for (const trouble of ['nobodyMet', 'unreachable'] as const) {
    online.setState({ connection: { type: 'ended', trouble, word: 'BANANA' } });
    expect(location.search).toBe('?table=BANANA');
  }
  online.setState({ connection: { type: 'connected' }, table: TABLE });
  expect(location.search).toBe('?table=ABCDEF');
});

test('the requested terms stay in the address until the players have met', () => {
  openPage('?game=connect4&you=red&table=banana');
  const wish = { settings: DEFAULT_SETTINGS, names: ['side'] } as const;
  online.setState({ connection: { type: 'meeting', word: 'BANANA', since: 0, isThere: false }, wish });
  follow();
  expect(location.search).toBe('?game=connect4&you=red&table=BANANA');
  online.setState({ connection: { type: 'connected' }, table: TABLE });
  expect(location.search).toBe('?table=ABCDEF');
});
