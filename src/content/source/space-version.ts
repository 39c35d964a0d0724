import type { Space } from './space.ts';

/** Names what a space holds: another name, other content. */
export async function spaceVersion(space: Space): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(space));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
