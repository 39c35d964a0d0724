import { isIPv6 } from 'node:net';

const splitGroups = (part: string) => (part ? part.split(':') : []);

/** Returns the eight hexadecimal groups of an IPv6 address, without its zone (`fe80::1%eth0`). */
function groupsOf(address: string): string[] {
  const [left = '', right = ''] = address.replace(/%.*/, '').split('::');
  const head = splitGroups(left);
  const tail = splitGroups(right);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}

/** Returns the IPv4 address, or the /64, /56 and /48 of an IPv6 address, since a home has one of these. */
export function networksOf(address: string): string[] {
  const mappedIpv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mappedIpv4 || !isIPv6(address)) return [mappedIpv4 ?? address.slice(0, 64)];
  const groups = groupsOf(address);
  const site = groups.slice(0, 3).join(':');
  const subnet = Number.parseInt(groups[3] ?? '0', 16);
  return [`${site}:${subnet.toString(16)}`, `${site}:${(subnet >> 8).toString(16)}xx`, site];
}
