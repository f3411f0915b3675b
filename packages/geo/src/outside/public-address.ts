import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are no part of the internet, by IANA's registry of special addresses. */
const PRIVATE = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [start = '', bits] = network.split('/');
  PRIVATE.addSubnet(start, Number(bits), 'ipv4');
}
/** Only these IPv6 addresses are on the internet; those that wrap an IPv4 address are left out. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
PRIVATE.addSubnet('2001::', 23, 'ipv6');
PRIVATE.addSubnet('2001:db8::', 32, 'ipv6');
PRIVATE.addSubnet('2002::', 16, 'ipv6');

/** Whether an address lies on the internet, and not in the network in which the server runs. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !PRIVATE.check(address, 'ipv4');
  return isIPv6(address) && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}
