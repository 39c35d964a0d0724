import { linksOf, type Space } from '../../src/content/source/space.ts';

const attempts = 3;
const timeout = 20_000;

/** Retries failures that may pass. Throws an error that names the address. */
export async function fetchFile(address: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, { method, signal: AbortSignal.timeout(timeout) }).catch(
      ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message),
    );
    if (typeof answer !== 'string' && answer.ok) return answer;
    const mayAnswer = typeof answer === 'string' || answer.status === 429 || answer.status >= 500;
    if (mayAnswer && attempt < attempts) await new Promise((resolve) => setTimeout(resolve, 1_000 * attempt));
    else if (typeof answer === 'string') throw new Error(`${address} cannot be fetched: ${answer}.`);
    else throw new Error(`${address} cannot be fetched: it answered ${answer.status}.`);
  }
}

/** Returns a line for each file of a linked asset that cannot be fetched. */
export async function findUnsentFiles(space: Space): Promise<string[]> {
  const linked = new Set(space.entries.flatMap(linksOf).map(({ sys }) => sys.id));
  const files = space.assets
    .filter(({ sys }) => linked.has(sys.id))
    .flatMap(({ sys, fields }) =>
      Object.values(fields['file'] ?? {}).map((file) => ({
        id: sys.id,
        url: String((file as { url?: string }).url ?? '').replace(/^\/\//, 'https://'),
      })),
    )
    .filter(({ url }) => /^https?:/.test(url));
  const lines = files.map(({ id, url }) =>
    fetchFile(url, 'HEAD').then(
      () => [],
      ({ message }: Error) => [`The asset "${id}": ${message}`],
    ),
  );
  return (await Promise.all(lines)).flat();
}
