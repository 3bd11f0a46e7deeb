import { type IncomingMessage, ServerResponse } from 'node:http';

/**
 * Headers set on every response before any hook or route: Node refuses some requests by itself, and the router refuses
 * URLs that it cannot parse (req:attack-a65). Pages add a policy of their own.
 */
export const BASE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const PAIRS = Object.entries(BASE_HEADERS);

export class GuardedResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  constructor(...args: ConstructorParameters<typeof ServerResponse<R>>) {
    super(...args);
    for (const [name, value] of PAIRS) this.setHeader(name, value);
  }
}
