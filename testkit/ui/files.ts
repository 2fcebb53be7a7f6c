import { vi } from 'vitest';

/**
 * File pickers return this file at once; the names of saved files are added to the returned list. Undone by
 * `vi.restoreAllMocks`.
 */
export const exchangeFiles = (file: File): readonly string[] => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
  return saved;
};
