import { HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { type AppError, unauthorized } from '@server/errors/app-error';

/** Why a session is over; `session.{reason}` says it. */
const REASONS = [
  'signed_out',
  'remote',
  'password',
  'security',
  'reuse',
  'idle',
  'expired',
  'disabled',
  'closed',
] as const;
export type EndReason = (typeof REASONS)[number];

export const endedSession = (reason: string): AppError => {
  const known = REASONS.find((one) => one === reason);
  return known ? unauthorized(`session.${known}`) : unauthorized();
};

/**
 * How long a session lasts (req:attack-a20); a remembered session of an ordinary person lasts a week instead
 * (docs/decisions).
 */
export const IDLE_MS = 30 * MINUTE_MS;
export const ABSOLUTE_MS = 12 * HOUR_MS;
export const REMEMBERED_MS = 7 * 24 * HOUR_MS;

export interface SessionState {
  endedAt: Date | null;
  endReason: string | null;
  expiresAt: Date;
  lastSeenAt: Date;
  remembered: boolean;
  /** Status of the account. */
  status: string;
}

/** Null while the session is valid. The order matters: a deliberate ending is reported before an expiry. */
export const sessionEnding = (session: SessionState, now: Date): EndReason | null => {
  if (session.endedAt) return (session.endReason as EndReason | null) ?? 'signed_out';
  if (session.status === 'closed') return 'closed';
  if (session.status !== 'active') return 'disabled';
  if (session.expiresAt <= now) return 'expired';
  const restedMs = now.getTime() - session.lastSeenAt.getTime();
  return !session.remembered && restedMs > IDLE_MS ? 'idle' : null;
};
