/** A part of an address as it was before it was quoted; as it stands if it is cut off or quoted in another way. */
export const unquoted = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
