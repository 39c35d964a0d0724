type Connection = { saveData?: boolean; effectiveType?: string };

export function prefersReducedData(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}
