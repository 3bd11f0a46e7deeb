import { say } from '@contract/sentences/sentence';
import type { unitMemberCalls } from '@contract/unit-member';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import { badField, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { holdActors } from '@server/modules/account/service';
import { notify } from '@server/modules/notification/service';
import { memberGone } from './acted-first';
import { endMembership } from './end-membership';
import { unitLookedAfterBy } from './people';
import { findUnit } from './service';
import { scopeOf } from './unit-scope';

type RemoveCall = Call<(typeof unitMemberCalls)['PUT /prod-api/system/unit/people/{id}/remove']>;

/** A removed member can no longer submit in the unit's name; what was submitted stays with the unit. */
export const removeMember = async (sealer: Sealer, call: RemoveCall): Promise<null> => {
  const { body, caller, params, now, request } = call;
  const reason = body.reason.trim();
  if (reason === '') throw badField('body.reason', 'field.reason');
  const scope = scopeOf(caller);
  return call.transaction(async (tx) => {
    await holdActors({ tx, caller }, params.id);
    const { unitId = null } =
      (await tx
        .selectFrom('account')
        .select('unitId')
        .where('id', '=', params.id)
        .where('status', '!=', 'closed')
        .executeTakeFirst()) ?? {};
    // An administrator must not learn about people of another unit, not even that they exist (req:attack-a21).
    if (unitId === null || (scope !== 'all' && unitId !== scope))
      throw await memberGone({ tx, caller }, params.id, notFound());
    if ((await unitLookedAfterBy(tx, params.id)) !== null) throw conflict('unit.keeps_administrator');
    await endMembership(tx, params.id, now, reason);
    const unit = (await findUnit(tx, unitId))?.name ?? '';
    await notify(
      tx,
      sealer,
      {
        accountId: params.id,
        kind: 'account',
        title: say('notice.unit.removed', { unit }),
        body: say('notice.reason', { reason }),
        link: '/user?tab=certification&kind=unit',
      },
      now,
    );
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.member_remove',
      target: `account:${params.id}`,
    });
    return null;
  });
};
