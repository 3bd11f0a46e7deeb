import { randomUUID } from 'node:crypto';
import type { Transaction } from '@server/db/database';
import { ACCESS_TOKEN_S } from '@server/security/access-token';
import { isStaff } from '@server/security/granted-roles';
import { heldRoles } from '@server/security/held-roles';
import { ABSOLUTE_MS, REMEMBERED_MS } from '@server/security/session-end';
import { addSession } from '@server/security/session-record';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from './auth-context';
import { newDevice, writeDevice } from './device-cookie';
import { hashSecret } from './refresh-token';

export interface TokensAnswer {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

export interface SessionWish {
  accountId: number;
  remembered: boolean;
  secondFactor: boolean;
}

const USER_AGENT_MAX = 300;

/** A new session with a new device cookie: nothing a browser brought along is taken over (req:attack-a19). */
export const openSession = async (
  { config, accessTokens, refreshTokens, metrics }: AuthContext,
  tx: Transaction,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  wish: SessionWish,
  now: Date,
): Promise<TokensAnswer> => {
  const { accountId, secondFactor } = wish;
  const remembered = wish.remembered && !isStaff(await heldRoles(tx, accountId));
  const sessionId = randomUUID();
  const device = newDevice();
  const refreshToken = refreshTokens.make(sessionId);
  await addSession(tx, {
    id: sessionId,
    accountId,
    deviceHash: hashSecret(device),
    refreshHash: hashSecret(refreshToken),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
    ip: request.ip,
    remembered,
    secondFactorAt: secondFactor ? now : null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + (remembered ? REMEMBERED_MS : ABSOLUTE_MS)),
  });
  writeDevice(reply, config, device);
  metrics?.signedIn('ok');
  return {
    access_token: await accessTokens.issue({ accountId, sessionId }, now),
    refresh_token: refreshToken,
    expires_in: ACCESS_TOKEN_S,
  };
};
