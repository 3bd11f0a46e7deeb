import type { People } from '@contract/helper';
import { auditChanges } from '@contract/rules/audit-changes';
import { recordAudit } from '@server/audit/audit';
import type { ApplicationHelper } from '@server/db/application-schema';
import { forbidden, notFound } from '@server/errors/app-error';
import { lockOwn } from '@server/modules/apply/draft/draft-access';
import { isOwner, partOf } from '@server/modules/apply/policy';
import { lockApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { presentPeople, setHelpers } from './people';
import { type HelperTask, taskOf } from './task';
import { tellChanged, tellLeft, tellRemoved } from './tell-people';

interface Place {
  id: number;
  accountId: number;
}

const sameTask = (one: HelperTask, other: HelperTask): boolean =>
  one.role === other.role && one.sections.join() === other.sections.join();

/** The leader changes a helper's role or sections, effective from that person's next request. */
export const changeHelper = async (
  scope: Scope,
  { id, accountId }: Place,
  body: HelperTask,
): Promise<People> => {
  const { db, caller, now, source } = scope;
  const row = await lockOwn(scope, id);
  const helper = row.helpers.find((each) => each.accountId === accountId);
  if (!helper) throw notFound();
  const task = taskOf(body);
  if (sameTask(task, helper)) return presentPeople(scope, row);
  const helpers = row.helpers.map(
    (each): ApplicationHelper => (each === helper ? { ...each, ...task } : each),
  );
  await setHelpers(db, id, helpers);
  await tellChanged(scope, accountId, row, task.role);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'apply.helper.change',
    target: `application:${id}`,
    detail: { helper: accountId },
    changes: auditChanges('apply.helper.change', helper, task),
  });
  return presentPeople(scope, { ...row, helpers });
};

/** The leader takes somebody out, or somebody leaves. What they wrote stays, under their name. */
export const removeHelper = async (scope: Scope, { id, accountId }: Place): Promise<null> => {
  const { db, caller, now, source } = scope;
  const row = await lockApplication(db, id);
  if (!row || partOf(caller, row) === null) throw notFound();
  const isSelf = accountId === caller.accountId;
  if (!isOwner(caller, row) && !isSelf) throw forbidden();
  const helpers = row.helpers.filter((each) => each.accountId !== accountId);
  if (helpers.length === row.helpers.length) throw notFound();
  await setHelpers(db, id, helpers);
  await (isSelf ? tellLeft(scope, row.ownerId, row, caller.name) : tellRemoved(scope, accountId, row));
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: isSelf ? 'apply.helper.leave' : 'apply.helper.remove',
    target: `application:${id}`,
    detail: { helper: accountId },
  });
  return null;
};
