import { isIPv6 } from 'node:net';
import type { Sealer } from '@server/crypto/sealing';

const GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** `2001:db8::1` → its eight groups. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : GROUPS - left.length - right.length;
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right];
};

/**
 * The network that counts as one address for limits. An owner of one IPv6 address usually has all 2^64 of its network,
 * so a limit on single addresses would have no effect.
 */
export const networkOf = (ip: string): string => {
  const [address = ''] = ip.split('%');
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const network = groupsOf(address).slice(0, GROUPS / 2);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/** The subject of limits by client address; a keyed hash, so that the table holds no address in the clear. */
export const addressKey = ({ fingerprint }: Pick<Sealer, 'fingerprint'>, ip: string): string =>
  fingerprint(networkOf(ip));
