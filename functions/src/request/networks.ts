import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in hexadecimal. */
function groupsOf(address: string): string[] {
  const [left = '', right = ''] = address.replace(/%.*/, '').split('::');
  const [given, tail] = [left, right].map((part) => (part ? part.split(':') : [])) as [string[], string[]];
  const zeros = Array.from({ length: Math.max(0, 8 - given.length - tail.length) }, () => '0');
  return [...given, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}

/** The visitor's IPv4 address, or the /64, /56 and /48 of an IPv6 address, one of which is a home's line. */
export function networksOf(address: string): string[] {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return [mapped ?? address.slice(0, 64)];
  const groups = groupsOf(address);
  const site = groups.slice(0, 3).join(':');
  const subnet = Number.parseInt(groups[3] ?? '0', 16);
  return [`${site}:${subnet.toString(16)}`, `${site}:${(subnet >> 8).toString(16)}xx`, site];
}
