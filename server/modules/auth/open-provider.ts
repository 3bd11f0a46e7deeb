import { say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import { AppError } from '@server/errors/app-error';
import { storedSetting } from '@server/modules/site/service';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const Address = Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 500 });

/**
 * One third party, as an administrator configures it under the setting `open.providers`. With an issuer it is OpenID
 * Connect (CAS and most others today); without, plain OAuth 2 whose user address tells who it is (GitHub, QQ, WeChat).
 */
const Provider = Type.Object({
  key: Type.String({ pattern: '^[a-z][a-z0-9_]{1,29}$' }),
  name: Type.String({ minLength: 1, maxLength: 40 }),
  issuer: Type.Optional(Type.String({ maxLength: 500 })),
  authorizationEndpoint: Address,
  tokenEndpoint: Address,
  jwksUri: Type.Optional(Address),
  userinfoEndpoint: Type.Optional(Address),
  clientId: Type.String({ minLength: 1, maxLength: 200 }),
  /** Sealed with the data key; the database alone does not give it away. */
  clientSecretSealed: Type.Optional(Type.String({ maxLength: 1000 })),
  scope: Type.String({ maxLength: 200 }),
  subjectField: Type.String({ minLength: 1, maxLength: 60 }),
  nicknameField: Type.String({ minLength: 1, maxLength: 60 }),
});
export type OpenProvider = Static<typeof Provider>;

const Providers = Compile(Type.Array(Provider, { maxItems: 20 }));

export const listProviders = async ({ kysely }: Database): Promise<OpenProvider[]> => {
  const stored = await storedSetting(kysely, 'open.providers');
  return Providers.Check(stored) ? stored : [];
};

export const findProvider = async (db: Database, key: string): Promise<OpenProvider | undefined> =>
  (await listProviders(db)).find((provider) => provider.key === key);

/**
 * The secret to show the third party; null where it asks for none. One that cannot be decrypted closes this way of
 * signing in and no other.
 */
export const clientSecretOf = (provider: OpenProvider, sealer: Sealer): string | null => {
  if (!provider.clientSecretSealed) return null;
  const secret = sealer.tryOpen(provider.clientSecretSealed);
  if (secret === null) throw new AppError(502, say('open.unreadable', { provider: provider.name }));
  return secret;
};
