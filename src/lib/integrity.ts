type ImportMap = { integrity: Record<string, string> };

/** What the build wrote into the document of each script of the site; nothing in development. */
function integrityOf(address: string): string | undefined {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return map ? (JSON.parse(map) as ImportMap).integrity[address] : undefined;
}

/**
 * Rejects when a script is not the one the build wrote. Browsers compare what a page imports by themselves, but neither
 * workers nor service workers.
 */
export async function checkIntegrity(address: string): Promise<void> {
  const integrity = integrityOf(address);
  if (integrity) await fetch(address, { integrity });
}
