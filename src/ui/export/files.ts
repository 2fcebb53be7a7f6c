const asFile = (blob: Blob, name: string): File => new File([blob], name, { type: blob.type });

/** Whether the system can hand such a file to other programs. */
export const canSend = (blob: Blob, name: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [asFile(blob, name)] });

interface Sent {
  readonly file?: { readonly blob: Blob; readonly name: string };
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** Opens the system's sheet. Closing it is no error. */
export const send = async ({ file, ...rest }: Sent): Promise<void> => {
  const files = file && [asFile(file.blob, file.name)];
  await navigator.share({ ...rest, ...(files && { files }) }).catch(() => undefined);
};

/** Returns whether the browser let it be copied. */
export const copyBlob = async (blob: Blob): Promise<boolean> => {
  try {
    if (blob.type.startsWith('text/')) await navigator.clipboard.writeText(await blob.text());
    else await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    return true;
  } catch {
    return false;
  }
};

/** For a picture on the page: its policy allows no other addresses than these. */
export const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
