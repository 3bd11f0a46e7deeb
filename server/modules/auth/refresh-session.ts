import type { authCalls } from '@contract/auth';
import type { PlainAct } from '@contract/rules/audit-changes';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { unauthorized } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { ACCESS_TOKEN_S } from '@server/security/access-token';
import { endSession } from '@server/security/end-session';
import { endedSession, sessionEnding } from '@server/security/session-end';
import { type LockedSession, lockSession, rotateSession } from '@server/security/session-record';
import type { AuthContext } from './auth-context';
import { readDevice, readDeviceHash, writeDevice } from './device-cookie';
import type { TokensAnswer } from './open-session';
import { hashSecret, sameText } from './refresh-token';

type RefreshCall = Call<(typeof authCalls)['POST /prod-api/auth/refresh']>;

/**
 * A reply may get lost on the way: the same token asks again and gets the same successor, for this long
 * (req:attack-a16).
 */
const RETRY_MS = 10_000;

const isRetry = ({ previousHash, rotatedAt }: LockedSession, hash: string, now: Date): boolean =>
  previousHash !== null &&
  rotatedAt !== null &&
  sameText(previousHash, hash) &&
  now.getTime() - rotatedAt.getTime() <= RETRY_MS;

const rotate = async (
  { refreshTokens, sealer }: AuthContext,
  tx: Transaction,
  session: LockedSession,
  now: Date,
) => {
  const successor = refreshTokens.make(session.id);
  await rotateSession(tx, session.id, {
    refreshHash: hashSecret(successor),
    previousHash: session.refreshHash,
    rotatedAt: now,
    successorSealed: sealer.seal(successor),
    lastSeenAt: now,
  });
  return successor;
};

/** The next refresh token, or the error to answer with. Errors are returned, so that what was written stays. */
const succeed = async (
  context: AuthContext,
  tx: Transaction,
  { request, now, body }: RefreshCall,
  session: LockedSession,
): Promise<string | Error> => {
  const audit = (action: PlainAct) =>
    recordAudit(tx, request, now, {
      accountId: session.accountId,
      action,
      target: `session:${session.id}`,
      outcome: 'refused',
    });
  const hash = hashSecret(body.refreshToken);
  const isCurrent = sameText(session.refreshHash, hash);
  const ending = sessionEnding(session, now);
  if (ending) {
    await endSession(tx, session.id, ending, now);
    return endedSession(ending);
  }
  if (!isCurrent && !isRetry(session, hash, now)) {
    await endSession(tx, session.id, 'reuse', now);
    await audit('session.reuse');
    return endedSession('reuse');
  }
  if (!sameText(session.deviceHash, readDeviceHash(request, context.config) ?? '')) {
    await audit('session.foreign_device');
    return unauthorized();
  }
  if (isCurrent) return rotate(context, tx, session, now);
  return (session.successorSealed && context.sealer.tryOpen(session.successorSealed)) || unauthorized();
};

/** Exchanges the single-use refresh token. The row is locked, so two tabs at once get one and the same successor. */
export const refreshSession = async (context: AuthContext, call: RefreshCall): Promise<TokensAnswer> => {
  const sessionId = context.refreshTokens.sessionOf(call.body.refreshToken);
  if (!sessionId) throw unauthorized();
  const outcome = await call.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session) return unauthorized();
    const successor = await succeed(context, tx, call, session);
    return successor instanceof Error ? successor : { successor, accountId: session.accountId };
  });
  if (outcome instanceof Error) throw outcome;
  const device = readDevice(call.request, context.config);
  if (device) writeDevice(call.reply, context.config, device);
  return {
    access_token: await context.accessTokens.issue({ accountId: outcome.accountId, sessionId }, call.now),
    refresh_token: outcome.successor,
    expires_in: ACCESS_TOKEN_S,
  };
};
