import type { Environment } from '@contract/environments';
import { admitOrigins } from '@server/security/csp-origins';

/** Where browsers report violations of the content security policy (req:attack-a47). */
export const REPORT_PATH = '/csp-reports';

const BEFORE_NONCE = ["default-src 'self'", "script-src 'self'"];
const AFTER_NONCE = [
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Scripts and script URLs made from text are allowed only through the policies of public/boot.js.
  "require-trusted-types-for 'script'",
  'trusted-types default inert',
  `report-uri ${REPORT_PATH}`,
];
const policyWith = (styles: string): string => [...BEFORE_NONCE, styles, ...AFTER_NONCE].join(';');

/**
 * For the app's files: a worker follows the policy sent with its own file, and an opened picture that of its own
 * address.
 */
export const FILE_POLICY = policyWith("style-src-elem 'self'");

/** The nonce lets antd's CSS-in-JS add its style elements under a strict policy. */
export const pagePolicy = (styleNonce: string, servers: Environment | null): string => {
  const policy = policyWith(`style-src-elem 'self' 'nonce-${styleNonce}'`);
  return servers ? admitOrigins(policy, servers) : policy;
};
