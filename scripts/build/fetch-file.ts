const attempts = 3;
const timeout = 60_000;

type Failure = { words: string; mayPass: boolean };

async function fetchOnce(address: string): Promise<Buffer | Failure> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    const mayPass = answer.status === 429 || answer.status >= 500;
    return { words: `it answered ${answer.status}`, mayPass };
  } catch (error) {
    const { message, cause } = error as Error;
    return { words: cause instanceof Error ? cause.message : message, mayPass: true };
  }
}

/** Retries failures that may pass. Throws an error that names the address. */
export async function fetchFile(address: string): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetchOnce(address);
    if (Buffer.isBuffer(answer)) return answer;
    if (!answer.mayPass || attempt === attempts)
      throw new Error(`${address} cannot be fetched: ${answer.words}.`);
    await new Promise((resolve) => setTimeout(resolve, 1_000 * attempt));
  }
}
