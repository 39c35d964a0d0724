import { createHmac } from 'node:crypto';
import type { LinkKey } from '../link-keys.ts';

type Named = 'visitor' | 'mailbox';

/**
 * Names of tasks for what may not be named in them, such as an address: nobody without the key can tell whose name it is.
 * Undefined without a key.
 */
export function hiddenName(keys: LinkKey[], kind: Named, value: string): string | undefined {
  const [key] = keys;
  return key && createHmac('sha256', key.secret).update(`${kind} ${value}`).digest('hex').slice(0, 40);
}

/** What stands for a mailbox: providers deliver `ana+site@` to `ana@`, and capitals are one with small letters. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@');
}
