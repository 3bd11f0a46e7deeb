import type { authCalls } from '@contract/auth';
import { recordAudit } from '@server/audit/audit';
import type { Call } from '@server/http/implement';
import { bearerOf } from '@server/plugins/session';
import { endSession } from '@server/security/end-session';
import type { AuthContext } from './auth-context';

type LogoutCall = Call<(typeof authCalls)['POST /prod-api/auth/logout']>;

/** Always succeeds; a page that slept past its token's ten minutes can still end its session. */
export const signOut = async ({ accessTokens }: AuthContext, call: LogoutCall): Promise<null> => {
  const { request, reply, now } = call;
  const token = bearerOf(request.headers.authorization);
  const claims = token ? await accessTokens.read(token, now, true) : null;
  if (claims)
    await call.transaction(async (tx) => {
      const ended = await endSession(tx, claims.sessionId, 'signed_out', now);
      if (!ended) return;
      await recordAudit(tx, request, now, {
        accountId: claims.accountId,
        action: 'auth.logout',
        target: `session:${claims.sessionId}`,
      });
    });
  // "cookies" would reach every site under the same registrable domain and "storage" the reader's language and
  // theme; the app clears its own storage, and pages rendered ahead go with this (docs/decisions).
  reply.header('clear-site-data', '"prefetchCache", "prerenderCache"');
  return null;
};
