import type { Config } from '@server/config/config';
import { createSealer, type Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import type { Deps } from '@server/deps';
import { type AccessTokens, createAccessTokens } from '@server/security/access-token';
import { createProofOfWork, type ProofOfWork } from '@server/security/proof-of-work';
import { createRefreshTokens, type RefreshTokens } from './refresh-token';

/** What signing in works with; made once per service. */
export interface AuthContext {
  config: Config;
  db: Database;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  sealer: Sealer;
  proofs: ProofOfWork;
  metrics?: Deps['metrics'];
}

export const createAuthContext = ({ config, db, metrics }: Deps): AuthContext => ({
  config,
  db,
  accessTokens: createAccessTokens(config),
  refreshTokens: createRefreshTokens(config),
  sealer: createSealer(config.dataKey.export()),
  proofs: createProofOfWork(config),
  ...(metrics && { metrics }),
});
