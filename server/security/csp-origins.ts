import type { Environment } from '@contract/environments';

const PROTOCOLS = ['http:', 'https:', 'ws:', 'wss:'];

/** `https://api.example.com/v1` is reached under `https://api.example.com`; what is no such address counts for nothing. */
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

/** Where an environment has a server for reports, browsers tell it what they kept out; otherwise this service. */
const reportTo = (policy: string, report: string): string => {
  const origin = originOf(report);
  return origin === null ? policy : policy.replace(/report-uri (\/)/, `report-uri ${origin}$1`);
};

/**
 * A page may talk to the servers of its environment (req:spec-environments) and show their pictures. The policy
 * names them one by one; with everything on one origin, as the one-command start has it, it stays as it is.
 */
export const admitOrigins = (policy: string, { image, api, report, slice }: Environment): string =>
  reportTo(add(add(policy, 'connect-src', [api, slice]), 'img-src', [image]), report);
