import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '@server/config/config';

export interface RefreshTokens {
  make: (sessionId: string) => string;
  /** The session a genuine token was made for, or null. It may still be an old one: the database decides. */
  sessionOf: (token: string) => string | null;
}

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const FORM = /^([0-9a-f-]{36})\.([\w-]{32})\.([\w-]{43})$/;

/**
 * `session.random.seal`. The seal is what makes reuse provable: a guess is only refused, but a sealed token that is
 * no longer the current one was once given out, so somebody holds a copy and the whole session ends (req:attack-a16).
 */
export const createRefreshTokens = ({ tokenSecret }: Pick<Config, 'tokenSecret'>): RefreshTokens => {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'refresh', 32));
  const seal = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    make: (sessionId) => {
      const text = `${sessionId}.${randomBytes(24).toString('base64url')}`;
      return `${text}.${seal(text)}`;
    },
    sessionOf: (token) => {
      const [, sessionId, random, given] = FORM.exec(token) ?? [];
      if (!sessionId || !random || !given) return null;
      return sameText(seal(`${sessionId}.${random}`), given) ? sessionId : null;
    },
  };
};
