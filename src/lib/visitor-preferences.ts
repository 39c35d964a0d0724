type Connection = { saveData?: boolean; effectiveType?: string };

/** The visitor asked for less data, or has a connection slower than 4G. */
export function savesData(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}
