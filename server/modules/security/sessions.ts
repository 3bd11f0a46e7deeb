import { beijingIso } from '@contract/rules/beijing-time';
import type { securityCalls } from '@contract/security';
import { recordAudit } from '@server/audit/audit';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import type { Caller } from '@server/security/caller';
import { endSession, endSessionsOf } from '@server/security/end-session';
import { sessionEnding } from '@server/security/session-end';
import { unendedSessions } from '@server/security/session-record';

type EndCall = Call<(typeof securityCalls)['DELETE /api/users/sessions/{id}.json']>;
type EndOthersCall = Call<(typeof securityCalls)['DELETE /api/users/sessions.json']>;

/** Where the person is signed in right now, this device first. */
export const listSessions = async ({ db }: Deps, caller: Caller, now: Date) => {
  const rows = await unendedSessions(db.kysely, caller.accountId);
  const alive = rows.filter((row) => sessionEnding({ ...row, status: 'active' }, now) === null);
  const sessions = alive.map((row) => ({
    id: row.id,
    user_agent: row.userAgent,
    ip: row.ip,
    create_time: beijingIso(row.createdAt),
    last_seen: beijingIso(row.lastSeenAt),
    current: row.id === caller.sessionId,
  }));
  return { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
};

export const endOneSession = async (call: EndCall): Promise<Record<string, never>> => {
  const { params, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const own = (await unendedSessions(tx, caller.accountId)).find(({ id }) => id === params.id);
    if (!own) throw notFound('session.none');
    const reason = own.id === caller.sessionId ? 'signed_out' : 'remote';
    // Another device may have ended it in the same moment.
    if (!(await endSession(tx, own.id, reason, now))) throw notFound('session.none');
    const target = `session:${own.id}`;
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'session.end',
      target,
    });
    return {};
  });
};

export const endOtherSessions = async (call: EndOthersCall): Promise<{ ended: number }> => {
  const { caller, now, request } = call;
  return call.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, caller.accountId, 'remote', now, caller.sessionId);
    if (ended > 0)
      await recordAudit(tx, request, now, {
        accountId: caller.accountId,
        action: 'session.end_others',
        target: `account:${caller.accountId}`,
        detail: { ended },
      });
    return { ended };
  });
};
