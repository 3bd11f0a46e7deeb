import { createHash, timingSafeEqual } from 'node:crypto';
import type { registerCalls } from '@contract/register';
import { MINUTE_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import { forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { isRoleHeld } from '@server/security/held-roles';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { AuthContext } from './auth-context';
import { checkNewAccount, createAccount } from './create-account';

type SetupCall = Call<(typeof registerCalls)['POST /prod-api/auth/setup']>;

const TRIES: Limit = { name: 'setup', max: 5, windowMs: 15 * MINUTE_MS };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The one-time secret of a real installation makes its first administrator; after that the call is gone
 * (req:attack-a12).
 */
export const createFirstAdmin = async (context: AuthContext, call: SetupCall): Promise<null> => {
  const { config, db } = context;
  const { body, request, now } = call;
  if (config.setupSecret === null) throw notFound();
  await limitRate(db, TRIES, 'all', now);
  if (!timingSafeEqual(digest(body.secret), digest(config.setupSecret))) throw forbidden('setup.wrong');
  const { username, password } = body;
  const account = { username, password, phone: null, realName: null, roles: ['admin'] as const };
  checkNewAccount(account);
  return call.transaction(async (tx) => {
    // The question locks the role, which queues two setups; the second finds the first one's administrator.
    if (await isRoleHeld(tx, 'admin')) throw notFound();
    const accountId = await createAccount(tx, account, now);
    const target = `account:${accountId}`;
    await recordAudit(tx, request, now, { accountId, action: 'auth.first_admin', target });
    return null;
  });
};
