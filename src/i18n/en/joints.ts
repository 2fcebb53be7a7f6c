/** What joins texts. */
export const joints = {
  /** Goes between two sentences. */
  gap: ' ',
  comma: ', ',
} as const;
