/** The place in the page that an address names; none where its fragment cannot be read, as with `#%`. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
