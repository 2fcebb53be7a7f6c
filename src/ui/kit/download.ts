/** The browser reads a file some time after the press, in milliseconds. */
const READ_MILLISECONDS = 60_000;

/** Puts a file into the downloads of the browser, as a link to it would. */
export const download = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MILLISECONDS);
};
