import { BlockList, isIPv4 } from 'node:net';

/** RFC 1918 and link-local. */
const HOME = new BlockList();
HOME.addSubnet('10.0.0.0', 8);
HOME.addSubnet('172.16.0.0', 12);
HOME.addSubnet('192.168.0.0', 16);
HOME.addSubnet('169.254.0.0', 16);

/**
 * Addresses and names that mean something in one's own network alone, so that they cannot lead people to a foreign site.
 * Names without a dot are among them.
 */
export function isHomeHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  if (isIPv4(name)) return HOME.check(name);
  return /^(?!\d+$|0x)[a-z\d-]+(?:(?:\.[a-z\d-]+)*\.(?:local|internal|home\.arpa))?$/.test(name);
}
