import type { Sealer } from '@server/crypto/sealing';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import type { Db, Scope } from './scope';

/** The request that a route handles: caller, time, request. */
export interface Asked {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
}

export const scopeOf = <D extends Db>(db: D, { caller, now, request }: Asked, sealer: Sealer): Scope<D> => ({
  db,
  caller,
  now,
  sealer,
  source: request,
});
