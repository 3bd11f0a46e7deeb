import { createHash, randomBytes } from 'node:crypto';
import { chooseEnvironment } from '@contract/environments';
import type { openUserCalls } from '@contract/open-user';
import { say } from '@contract/sentences/sentence';
import { MINUTE_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { Config } from '@server/config/config';
import { badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { readSettings } from '@server/modules/site/service';
import { addressKey } from '@server/security/address-key';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAccount } from './account-lookup';
import type { AuthContext } from './auth-context';
import { completeSignIn } from './complete-sign-in';
import { fetchIdentity, type OpenIdentity } from './open-identity';
import { clientSecretOf, findProvider, type OpenProvider } from './open-provider';
import type { TokensAnswer } from './open-session';
import { openTicket } from './open-ticket';
import { hashSecret, sameText } from './refresh-token';
import { tellOwner } from './security-notice';

type StartCall = Call<(typeof openUserCalls)['POST /prod-api/auth/open/{provider}/start']>;
type CallbackCall = Call<(typeof openUserCalls)['POST /prod-api/auth/open/callback']>;

const LIFE_MS = 10 * MINUTE_MS;
const PER_IP: Limit = { name: 'open.ip', max: 30, windowMs: 15 * MINUTE_MS };
/** `Lax`, so that it comes back with the browser from the third party's page. Browsers take the prefix over https only. */
const cookieOf = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) => {
  const secure = publicOrigin.startsWith('https://');
  return { name: secure ? '__Host-open_sign_in' : 'open_sign_in', secure };
};

const secret = (): string => randomBytes(32).toString('base64url');

const markBrowser = ({ config }: AuthContext, reply: FastifyReply): string => {
  const browser = secret();
  const { name, secure } = cookieOf(config);
  reply.setCookie(name, browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: LIFE_MS / 1000,
  });
  return browser;
};

const addressOf = (
  provider: OpenProvider,
  redirectUri: string,
  { state, nonce, verifier }: Record<string, string>,
) => {
  const url = new URL(provider.authorizationEndpoint);
  const challenge = createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url');
  const query = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: provider.scope,
    state: state ?? '',
    nonce: nonce ?? '',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
};

/** The address to which the third party sends people back; it depends on the environment (req:spec-environments). */
const redirectUriOf = async ({ config, db }: AuthContext): Promise<string> => {
  const settings = await readSettings(db.kysely);
  const { qqCallback } = chooseEnvironment({
    name: settings['site.environment'],
    hosts: settings['site.hosts'],
    site: new URL(config.publicOrigin).host,
  });
  return new URL(qqCallback, config.publicOrigin).href;
};

export interface Departure {
  provider: string;
  /** Whose account the third party's is to be bound to; null to sign in. */
  accountId: number | null;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

/**
 * State, nonce and PKCE verifier are kept here; the browser gets the address to go to, and a cookie by which it is
 * recognized.
 */
export const startRoundTrip = async (
  context: AuthContext,
  { provider: key, accountId, request, reply, now }: Departure,
): Promise<{ url: string }> => {
  const { db, sealer } = context;
  await limitRate(db, PER_IP, addressKey(sealer, request.ip), now);
  const provider = await findProvider(db, key);
  if (!provider) throw notFound('open.no_provider');
  // Nobody is sent to a third party that could not be answered afterwards.
  clientSecretOf(provider, sealer);
  const [state, nonce, verifier] = [secret(), secret(), secret()];
  await db.kysely
    .insertInto('openSignIn')
    .values({
      stateHash: hashSecret(state),
      provider: provider.key,
      verifierSealed: sealer.seal(verifier),
      nonce,
      browserHash: hashSecret(markBrowser(context, reply)),
      accountId,
      expiresAt: new Date(now.getTime() + LIFE_MS),
      usedAt: null,
    })
    .execute();
  return { url: addressOf(provider, await redirectUriOf(context), { state, nonce, verifier }) };
};

export const startOpenSignIn = (
  context: AuthContext,
  { params, request, reply, now }: StartCall,
): Promise<{ url: string }> =>
  startRoundTrip(context, { provider: params.provider, accountId: null, request, reply, now });

/** Hash of the cookie of the browser that returned. */
export const browserOf = ({ config }: AuthContext, request: FastifyRequest): string =>
  hashSecret(request.cookies[cookieOf(config).name] ?? '');

/**
 * Marked as used before anything else, so that a state works only once whatever happens, and only in the browser that
 * started.
 */
const takeRoundTrip = async (context: AuthContext, state: string, request: FastifyRequest, now: Date) => {
  const taken = await context.db.kysely
    .updateTable('openSignIn')
    .set({ usedAt: now })
    .where('stateHash', '=', hashSecret(state))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!taken || !sameText(taken.browserHash, browserOf(context, request))) throw badRequest('open.stale');
  return taken;
};

const bind = async (
  context: AuthContext,
  call: CallbackCall,
  accountId: number,
  provider: OpenProvider,
  identity: OpenIdentity,
) =>
  call.transaction(async (tx) => {
    const bound = await tx
      .insertInto('openUser')
      .values({ accountId, provider: provider.key, ...identity })
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirst();
    if (bound.numInsertedOrUpdatedRows === 0n) throw conflict('open.taken');
    const account = await findAccount(tx, accountId);
    if (account)
      await tellOwner(
        context,
        tx,
        account,
        say('notice.security.bound', { provider: provider.name }),
        call.now,
      );
    const target = `account:${accountId}`;
    await recordAudit(tx, call.request, call.now, {
      accountId,
      action: 'account.open_user_bind',
      target,
    });
  });

/**
 * Handles the return from the third party. If a signed-in person started it, the identity is bound to that account
 * only; otherwise the account bound to it is signed in. It never creates an account, and never links one by an email
 * address that the third party claims.
 */
export const finishOpenSignIn = async (
  context: AuthContext,
  call: CallbackCall,
): Promise<{ bound: boolean; tokens: TokensAnswer | null; ticket: string | null }> => {
  const { body, caller, request, now } = call;
  await limitRate(context.db, PER_IP, addressKey(context.sealer, request.ip), now);
  const trip = await takeRoundTrip(context, body.state, request, now);
  if (trip.accountId !== (caller?.accountId ?? null)) throw badRequest('open.stale');
  const provider = await findProvider(context.db, trip.provider);
  if (!provider) throw notFound('open.no_provider');
  const verifier = context.sealer.tryOpen(trip.verifierSealed);
  // Setting out again makes another one.
  if (verifier === null) throw badRequest('open.stale');
  const exchange = {
    code: body.code,
    verifier,
    nonce: trip.nonce,
    redirectUri: await redirectUriOf(context),
  };
  const identity = await fetchIdentity(provider, context.sealer, exchange, now);
  if (caller) {
    await bind(context, call, caller.accountId, provider, identity);
    return { bound: true, tokens: null, ticket: null };
  }
  const known = await context.db.kysely
    .selectFrom('openUser')
    .select('accountId')
    .where('provider', '=', provider.key)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  const account = known && (await findAccount(context.db.kysely, known.accountId));
  if (!account) throw conflict(say('open.unbound', { provider: provider.name }));
  // The state and the code are used up by now; a ticket stands for them until the six digits are there.
  if (account.totpConfirmedAt)
    return { bound: false, tokens: null, ticket: openTicket(context, account.id, trip.browserHash, now) };
  const tokens = await completeSignIn(context, call, account, { by: 'open_user' });
  return { bound: false, tokens, ticket: null };
};
