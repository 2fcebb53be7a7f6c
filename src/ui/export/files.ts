const asFile = (blob: Blob, name: string): File => new File([blob], name, { type: blob.type });

/** Whether the system can share such a file. */
export const canSend = (blob: Blob, name: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [asFile(blob, name)] });

interface Sent {
  readonly file?: { readonly blob: Blob; readonly name: string };
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** Opens the system's share sheet. Closing it is no error. */
export const send = async ({ file, ...rest }: Sent): Promise<void> => {
  const files = file && [asFile(file.blob, file.name)];
  await navigator.share({ ...rest, ...(files && { files }) }).catch(() => undefined);
};

/** Returns whether the browser allowed it. */
export const copyBlob = async (blob: Blob): Promise<boolean> => {
  try {
    if (blob.type.startsWith('text/')) await navigator.clipboard.writeText(await blob.text());
    else await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    return true;
  } catch {
    return false;
  }
};

/** A data URL for an image: the page's content security policy allows no blob URLs. */
export const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
