import type { Sealer } from '@server/crypto/sealing';
import { AppError } from '@server/errors/app-error';
import { fetchJson } from '@server/security/guarded-fetch';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { clientSecretOf, type OpenProvider } from './open-provider';

export interface OpenIdentity {
  subject: string;
  nickname: string;
}

export interface CodeExchange {
  code: string;
  verifier: string;
  nonce: string;
  redirectUri: string;
}

/** Asymmetric only: with a shared secret everybody who holds the client's could sign. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const SUBJECT_MAX = 200;
const NICKNAME_MAX = 80;

const unreachable = (): AppError => new AppError(502, 'open.unreachable');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ask = async (
  url: string,
  request: Parameters<typeof fetchJson>[1],
): Promise<Record<string, unknown>> => {
  const answer = await fetchJson(url, request).catch(() => null);
  if (!answer || answer.status >= 300 || !isRecord(answer.body) || 'error' in answer.body)
    throw unreachable();
  return answer.body;
};

const exchangeCode = (provider: OpenProvider, sealer: Sealer, exchange: CodeExchange) => {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: exchange.code,
    redirect_uri: exchange.redirectUri,
    client_id: provider.clientId,
    code_verifier: exchange.verifier,
  });
  const clientSecret = clientSecretOf(provider, sealer);
  if (clientSecret !== null) form.set('client_secret', clientSecret);
  return ask(provider.tokenEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: form.toString(),
  });
};

/** Issuer, audience, time, signature and nonce: the token was made for us, now, and for this very round trip. */
const readIdToken = async (
  provider: OpenProvider,
  idToken: unknown,
  nonce: string,
  now: Date,
): Promise<JWTPayload> => {
  if (typeof idToken !== 'string' || !provider.jwksUri || !provider.issuer) throw unreachable();
  const keys = await ask(provider.jwksUri, { method: 'GET', headers: { accept: 'application/json' } });
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys as unknown as JSONWebKeySet), {
      algorithms: ALGORITHMS,
      issuer: provider.issuer,
      audience: provider.clientId,
      currentDate: now,
      clockTolerance: 60,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    if (payload['nonce'] === nonce) return payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new AppError(400, 'open.untrusted');
};

const readUser = (provider: OpenProvider, accessToken: unknown): Promise<Record<string, unknown>> => {
  if (typeof accessToken !== 'string' || !provider.userinfoEndpoint) throw unreachable();
  return ask(provider.userinfoEndpoint, {
    method: 'GET',
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
  });
};

const textOf = (value: unknown, max: number): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '').slice(0, max + 1);

/** The identity that the third party states, after all checks. */
export const fetchIdentity = async (
  provider: OpenProvider,
  sealer: Sealer,
  exchange: CodeExchange,
  now: Date,
): Promise<OpenIdentity> => {
  const tokens = await exchangeCode(provider, sealer, exchange);
  const facts = provider.issuer
    ? await readIdToken(provider, tokens['id_token'], exchange.nonce, now)
    : await readUser(provider, tokens['access_token']);
  const subject = textOf(provider.issuer ? facts['sub'] : facts[provider.subjectField], SUBJECT_MAX);
  if (subject === '' || subject.length > SUBJECT_MAX) throw unreachable();
  return { subject, nickname: textOf(facts[provider.nicknameField], NICKNAME_MAX - 1) };
};
