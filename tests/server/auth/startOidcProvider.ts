import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

export interface OidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Signs the person in at the provider; returns what the provider sends back through the browser. */
  authorize: (url: string, subject: string) => { state: string; code: string };
  /** Changes the claims of the next ID token. */
  twist: (claims: Record<string, unknown>) => void;
  /** The next ID token is signed by somebody else, or not at all. */
  forge: (how: Forgery) => void;
  stop: () => Promise<void>;
}

type Forgery = 'another key' | 'the client secret' | 'no signature';

interface Grant {
  subject: string;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/** A small OpenID provider that checks what a real one checks: client, redirect address, single use, PKCE. */
export const startOidcProvider = async (): Promise<OidcProvider> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const clientId = 'kaichuang-tests';
  const clientSecret = randomUUID();
  let issuer = '';
  let twisted: Record<string, unknown> = {};
  let forgery: Forgery | null = null;

  const signed = async (claims: JWTPayload): Promise<string> => {
    const how = forgery;
    forgery = null;
    if (how === 'no signature')
      return new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('5m').encode();
    const isShared = how === 'the client secret';
    const key = how === 'another key' ? stranger.privateKey : privateKey;
    return new SignJWT(claims)
      .setProtectedHeader({ alg: isShared ? 'HS256' : 'RS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(isShared ? Buffer.from(clientSecret) : key);
  };

  const redeem = async (form: URLSearchParams): Promise<Record<string, unknown> | null> => {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant?.challenge === challenge &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret &&
      form.get('redirect_uri') === grant.redirectUri;
    if (!grant || !isRight) return null;
    const claims = {
      nonce: grant.nonce,
      name: '第三方昵称',
      sub: grant.subject,
      iss: issuer,
      aud: clientId,
      ...twisted,
    };
    twisted = {};
    return { access_token: randomUUID(), token_type: 'Bearer', id_token: await signed(claims) };
  };

  const server = createServer((request, reply) => {
    const json = (status: number, body: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', async () => {
      if (request.url === '/jwks') return json(200, { keys: [jwk] });
      const tokens = await redeem(new URLSearchParams(body));
      return tokens ? json(200, tokens) : json(400, { error: 'invalid_grant' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    clientId,
    clientSecret,
    authorize: (address, subject) => {
      const query = new URL(address).searchParams;
      const code = randomUUID();
      grants.set(code, {
        subject,
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
      });
      return { state: query.get('state') ?? '', code };
    },
    twist: (claims) => {
      twisted = claims;
    },
    forge: (how) => {
      forgery = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
