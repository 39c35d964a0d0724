/** Whether the visitor asked the browser to fetch no more than it must. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
