// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { download } from '../../../src/ui/kit/download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file stays available for a while after the click, and is released then', () => {
  vi.useFakeTimers();
  const forget = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: forget });
  const pressed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(`${this.href} ${this.download}`);
  });
  download(new Blob(['film']), 'film.gif');
  expect(pressed).toEqual(['blob:film film.gif']);
  vi.advanceTimersByTime(10_000);
  expect(forget).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(forget).toHaveBeenCalledExactlyOnceWith('blob:film');
});
