/** How long to keep the file's URL, since browsers read it some time after the click, in milliseconds. */
const READ_MILLISECONDS = 60_000;

/** Saves a file through the browser's downloads. */
export const download = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MILLISECONDS);
};
