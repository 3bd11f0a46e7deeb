import { randomBytes } from 'node:crypto';
import type { Config } from '@server/config/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from './refresh-token';

/**
 * Marks the browser a session was opened in. Tokens lie in local storage, as the specification asks; without this
 * cookie, which no script can read, a copied refresh token is worth nothing elsewhere (req:attack-a17).
 */
const HOST_NAME = '__Host-device';
/** Safari keeps no Secure cookie over plain http, not even on the machine itself. */
const PLAIN_NAME = 'device';
const FORM = /^[\w-]{43}$/;
const MAX_AGE_S = 180 * 24 * 3600;

type Origin = Pick<Config, 'publicOrigin'>;
const isPlain = ({ publicOrigin }: Origin): boolean => publicOrigin.startsWith('http://');

export const newDevice = (): string => randomBytes(32).toString('base64url');

export const readDevice = (request: FastifyRequest, config: Origin): string | null => {
  const device = request.cookies[HOST_NAME] ?? (isPlain(config) ? request.cookies[PLAIN_NAME] : undefined);
  return device !== undefined && FORM.test(device) ? device : null;
};

/** Only the hash is stored: whoever reads the database cannot pose as the browser. */
export const readDeviceHash = (request: FastifyRequest, config: Origin): string | null => {
  const device = readDevice(request, config);
  return device && hashSecret(device);
};

export const writeDevice = (reply: FastifyReply, config: Origin, device: string): void => {
  const shared = { path: '/', httpOnly: true, sameSite: 'strict', maxAge: MAX_AGE_S } as const;
  reply.setCookie(HOST_NAME, device, { ...shared, secure: true });
  if (isPlain(config)) reply.setCookie(PLAIN_NAME, device, { ...shared, secure: false });
};
