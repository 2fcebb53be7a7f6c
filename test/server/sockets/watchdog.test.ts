import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Watchdog } from '../../../server/sockets/watchdog.ts';
import { PATIENCE } from '../../../src/net/contract/limits.ts';

let watchdog: Watchdog;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  watchdog = new Watchdog();
});
afterEach(() => {
  watchdog.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const watched = () => {
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    ping: vi.fn(),
    terminate: vi.fn(),
  });
  watchdog.watch(socket as unknown as WebSocket);
  return socket;
};

test('a silent connection gets a ping and is then closed', () => {
  const socket = watched();
  vi.advanceTimersByTime(PATIENCE.silence - 1);
  expect([socket.ping.mock.calls.length > 0, socket.terminate.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect(socket.terminate).toHaveBeenCalled();
});

test('a connection that answers stays open', () => {
  const socket = watched();
  socket.ping.mockImplementation(() => socket.emit('pong'));
  vi.advanceTimersByTime(10 * PATIENCE.silence);
  expect(socket.terminate).not.toHaveBeenCalled();
});

test('time in which the process was blocked does not count as silence', () => {
  const socket = watched();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 2 * PATIENCE.silence);
  vi.advanceTimersByTime(500);
  expect(socket.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PATIENCE.silence);
  expect(socket.terminate).toHaveBeenCalled();
});
