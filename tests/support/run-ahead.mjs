import { setPriority } from 'node:os';

/** Of a service and its database, which outside a test have a machine of their own. */
const AHEAD = -5;

/**
 * Gives a process priority over browsers and tests: without the processor for two seconds it would rightly ask its
 * callers to come again. Only root may raise a priority.
 */
export function runAhead(pid = process.pid) {
  if (process.getuid?.() === 0) setPriority(pid, AHEAD);
}
