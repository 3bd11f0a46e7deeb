import { setPriority } from 'node:os';

/** Of a service and its database, which outside a test have a machine of their own. */
const AHEAD = -5;

/**
 * Lets a process go before the browsers and the tests beside it: kept from its processor for two seconds it would, as
 * it should, ask its callers to come again. Only root may give way to somebody.
 */
export function runAhead(pid = process.pid) {
  if (process.getuid?.() === 0) setPriority(pid, AHEAD);
}
