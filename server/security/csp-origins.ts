import type { Environment } from '@contract/environments';

const PROTOCOLS = ['http:', 'https:', 'ws:', 'wss:'];

/**
 * The origin of `https://api.example.com/v1` is `https://api.example.com`; null for anything that is not such an
 * address.
 */
const originOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  return PROTOCOLS.includes(protocol) ? `${protocol}//${host}` : null;
};

const add = (policy: string, directive: string, addresses: readonly string[]): string => {
  const origins = [...new Set(addresses.map(originOf).filter((origin) => origin !== null))];
  return origins.length === 0
    ? policy
    : policy.replace(`${directive} 'self'`, [`${directive} 'self'`, ...origins].join(' '));
};

/** Violations are reported to the environment's report server if it has one, otherwise to this service. */
const reportTo = (policy: string, report: string): string => {
  const origin = originOf(report);
  return origin === null ? policy : policy.replace(/report-uri (\/)/, `report-uri ${origin}$1`);
};

/**
 * Allows a page to connect to the servers of its environment (req:spec-environments) and to show their pictures. With
 * everything on one origin, as with the one-command start, the policy stays unchanged.
 */
export const admitOrigins = (policy: string, { image, api, report, slice }: Environment): string =>
  reportTo(add(add(policy, 'connect-src', [api, slice]), 'img-src', [image]), report);
