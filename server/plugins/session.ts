import type { RoleKey } from '@contract/enums';
import type { Database } from '@server/db/database';
import type { Deps } from '@server/deps';
import { type AppError, unauthorized } from '@server/errors/app-error';
import { createAccessTokens } from '@server/security/access-token';
import { IN_FORCE, NEEDED } from '@server/security/agreements-in-force';
import { grantedRoles, staffDuties } from '@server/security/granted-roles';
import { endedSession, sessionEnding } from '@server/security/session-end';
import type { FastifyInstance } from 'fastify';
import { type InferResult, sql } from 'kysely';
import { hasLastGood, isDatabaseAway } from './last-good';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the credential that came along does not count; null when none came or it does count. */
    sessionLoss: AppError | null;
  }
}

export interface HeldRole {
  roleId: number;
  roleKey: RoleKey;
  roleName: string;
  permissions: string[];
}

/** Activity is written at most once a minute: it decides about half an hour, not about seconds. */
const SEEN_EVERY_MS = 60_000;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

const rolesOf = sql<HeldRole[]>`coalesce((
  select jsonb_agg(jsonb_build_object('roleId', role.id, 'roleKey', role.role_key, 'roleName', role.name,
    'permissions', role.permissions) order by role.id)
  from account_role join role on role.id = account_role.role_id
  where account_role.account_id = account.id), '[]')`;

/** The values are ours and constant: written out, so that the statement keeps its two parameters. */
const inForce = NEEDED.map((kind) => sql`(${sql.lit(kind)}, ${sql.lit(IN_FORCE[kind])})`);
const hasAgreed = sql<boolean>`(select count(distinct consent.kind) = ${sql.lit(NEEDED.length)} from consent
  where consent.account_id = account.id and consent.withdrawn_at is null
    and (consent.kind, consent.document_version) in (${sql.join(inForce)}))`;

/** Session, account, roles and consents in one question. */
const sessionQuery = ({ kysely }: Database) =>
  kysely
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select([
      'session.endedAt',
      'session.endReason',
      'session.expiresAt',
      'session.lastSeenAt',
      'session.remembered',
      'session.secondFactorAt',
      'account.passwordChangedAt',
      'account.status',
      'account.login',
      'account.nickname',
      'account.realName',
      'account.unitId',
      rolesOf.as('roles'),
      hasAgreed.as('hasAgreed'),
    ])
    .where('session.id', '=', '')
    .where('session.accountId', '=', 0);
type LoadedSession = InferResult<ReturnType<typeof sessionQuery>>[number];

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Asked on every request of everybody who is signed in: written once, and planned once by each connection. The two
 * values above only hold the places.
 */
const sessionLoader = (db: Database) => {
  const text = sessionQuery(db).compile().sql;
  return async (sessionId: string, accountId: number): Promise<LoadedSession | undefined> => {
    const { rows } = await db.pool.query<Record<string, unknown>>({
      name: 'load-session',
      text,
      values: [sessionId, accountId],
    });
    const [row] = rows;
    return (
      row &&
      (Object.fromEntries(
        Object.entries(row).map(([name, value]) => [camelCase(name), value]),
      ) as LoadedSession)
    );
  };
};

const markSeen = async (db: Database, sessionId: string, now: Date): Promise<void> => {
  await db.kysely
    .updateTable('session')
    .set({ lastSeenAt: now })
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<', now)
    .execute();
};

export const bearerOf = (header: string | undefined): string | null => BEARER.exec(header ?? '')?.[1] ?? null;

/** Finds out who is asking. A credential that does not count makes a visitor; `implement` refuses where that matters. */
export const registerSession = (app: FastifyInstance, { config, db }: Deps): void => {
  const tokens = createAccessTokens(config);
  const loadSession = sessionLoader(db);
  app.decorateRequest('caller', null);
  app.decorateRequest('sessionLoss', null);
  app.addHook('onRequest', async (request) => {
    if (!request.headers.authorization) return;
    const now = request.arrivedAt;
    const token = bearerOf(request.headers.authorization);
    const claims = token && (await tokens.read(token, now));
    const session =
      claims &&
      (await loadSession(claims.sessionId, claims.accountId).catch((error: unknown) => {
        // What everybody may read is read without knowing by whom (see `last-good`).
        if (hasLastGood(request) && isDatabaseAway(error)) return undefined;
        throw error;
      }));
    if (!claims || !session) {
      request.sessionLoss = unauthorized();
      return;
    }
    const ending = sessionEnding(session, now);
    if (ending) {
      request.sessionLoss = endedSession(ending);
      return;
    }
    const duties = staffDuties(session, now, config.demo);
    const roles = grantedRoles(session.roles, duties);
    request.caller = {
      accountId: claims.accountId,
      sessionId: claims.sessionId,
      login: session.login,
      name: session.realName ?? session.nickname,
      unitId: session.unitId,
      roleKeys: roles.map(({ roleKey }) => roleKey),
      permissions: [...new Set(roles.flatMap(({ permissions }) => permissions))],
      duties: session.hasAgreed ? duties : ['agreement', ...duties],
    };
    if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS)
      await markSeen(db, claims.sessionId, now);
  });
};
