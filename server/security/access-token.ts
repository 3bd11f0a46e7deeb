import { webcrypto } from 'node:crypto';
import { UUID_FORM } from '@contract/schema';
import type { Config } from '@server/config/config';
import { errors, jwtVerify, SignJWT } from 'jose';
import { createLruMap } from './lru-map';

/** Short, because a stolen one works until it ends or its session does (req:security-tokens). */
export const ACCESS_TOKEN_S = 600;

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'kaichuang';

/** Content of an access token: whose session it is. Roles and permissions are read anew on every request. */
export interface AccessClaims {
  accountId: number;
  sessionId: string;
}

export interface AccessTokens {
  issue: (claims: AccessClaims, now: Date) => Promise<string>;
  /** Null for anything but a valid token of ours; `evenExpired` is for signing out from a page that was idle. */
  read: (token: string, now: Date, evenExpired?: boolean) => Promise<AccessClaims | null>;
}

/** Tokens whose signature was found good are remembered: a page asks dozens of times with one. */
const REMEMBERED = 10_000;

interface Proven {
  claims: AccessClaims;
  expiresAt: number;
}

const UUID = new RegExp(`^${UUID_FORM}$`);

const claimsOf = (sub: unknown, sid: unknown): AccessClaims | null => {
  const accountId = Number(sub);
  const isWhole = Number.isSafeInteger(accountId) && accountId > 0;
  return isWhole && typeof sid === 'string' && UUID.test(sid) ? { accountId, sessionId: sid } : null;
};

/**
 * Algorithm, type, issuer and audience are pinned: a header that names others, or a key, changes nothing
 * (req:attack-a01).
 */
const verify = (token: string, key: webcrypto.CryptoKey, audience: string) =>
  jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    typ: TYPE,
    issuer: ISSUER,
    audience,
    // Expiry is checked on every use, not here, since the result is remembered.
    currentDate: new Date(0),
    requiredClaims: ['exp', 'iat', 'sub', 'sid'],
  });

async function prove(token: string, key: webcrypto.CryptoKey, audience: string): Promise<Proven | null> {
  try {
    const { payload } = await verify(token, key, audience);
    const claims = claimsOf(payload.sub, payload.sid);
    return claims && { claims, expiresAt: (payload.exp ?? 0) * 1000 };
  } catch (error) {
    // With any invalid token the caller is a visitor; only our own faults are thrown.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

export const createAccessTokens = ({ tokenSecret, publicOrigin }: Config): AccessTokens => {
  // Made once: from a KeyObject jose would make it anew for every request.
  const ownKey = webcrypto.subtle.importKey(
    'raw',
    tokenSecret.export(),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const proven = createLruMap<string, Proven>(REMEMBERED);
  return {
    issue: async ({ accountId, sessionId }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(String(accountId))
        .setIssuer(ISSUER)
        .setAudience(publicOrigin)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_S)
        .sign(await ownKey);
    },
    read: async (token, now, evenExpired = false) => {
      const known = proven.get(token) ?? (await prove(token, await ownKey, publicOrigin));
      if (!known) return null;
      proven.set(token, known);
      return evenExpired || now.getTime() < known.expiresAt ? known.claims : null;
    },
  };
};
