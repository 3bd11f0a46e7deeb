import type { securityCalls } from '@contract/security';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Deps } from '@server/deps';
import { conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { currentAccount, lockAccount, ownAccount } from '@server/modules/account/service';
import { boundOpenUsers, type Identity, unbindOpenUser as unbind } from '@server/modules/auth/service';
import { proveOwner } from './prove-owner';

type BindCall = Call<(typeof securityCalls)['POST /api/users/open_users/{provider}.json']>;
type UnbindCall = Call<
  (typeof securityCalls)['DELETE /api/users/accounts/{basicInfoId}/open_users/{id}.json']
>;

/**
 * Adds another way to sign in, so the owner must prove their identity: an open session alone is not enough
 * (req:attack-a15).
 */
export const startBinding = async (
  deps: Deps,
  identity: Identity,
  { params, body, caller, request, reply, now, transaction }: BindCall,
): Promise<{ url: string }> => {
  const account = await currentAccount(deps.db.kysely, caller);
  await transaction(await proveOwner(deps, identity, { account, caller, proof: body, ip: request.ip, now }));
  return identity.startBinding({ ...params, accountId: account.id, request, reply, now });
};

/** The last way in stays: without password, phone and e-mail nobody could ever come back. */
export const unbindOpenUser = async (
  identity: Identity,
  call: UnbindCall,
): Promise<Record<string, never>> => {
  const { params, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const { id } = await ownAccount(tx, caller, params.basicInfoId);
    const account = await lockAccount(tx, id);
    const bound = await boundOpenUsers(tx, id);
    const wanted = bound.find((binding) => binding.id === params.id);
    if (!wanted) throw notFound('open_user.none');
    const otherWays =
      bound.length - 1 + [account.passwordHash, account.phone, account.email].filter(Boolean).length;
    if (otherWays === 0) throw conflict('open_user.last');
    await unbind(tx, wanted.id);
    await identity.tellOwner(tx, account, say('notice.security.unbound', { provider: wanted.provider }), now);
    const target = `open_user:${wanted.id}`;
    await recordAudit(tx, request, now, {
      accountId: id,
      action: 'account.open_user_unbind',
      target,
    });
    return {};
  });
};
