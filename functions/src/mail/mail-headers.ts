import type { Sender } from '../config.ts';

/** A Message-ID: `name` at the host of `from`, the address the site sends as. */
export function messageIdOf(name: string, from: string): string {
  return `<${name}@${from.split('@').at(-1)}>`;
}

/** What the mails of a request are named by: half of its key. */
export const shortKey = (key: string) => key.slice(0, 32);

/** Whom a mail of the site is from and to. The envelope is ours, whatever else the mail names; bounces go to people. */
export function fromSite({ clinicName, from, bounces }: Sender, to: string) {
  return {
    from: { name: `${clinicName} (site)`, address: from },
    to: { name: '', address: to },
    envelope: { from: bounces, to: [to] },
  };
}
