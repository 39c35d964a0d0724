type Connection = { saveData?: boolean; effectiveType?: string };

/** Returns true if the browser's data saver is on or the connection is slower than 4G. */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}
