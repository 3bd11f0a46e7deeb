import type { Calls } from '@contract/endpoints';
import type { ProjectChanges } from '@contract/project-change';
import { mayChangeLeader } from '@contract/rules/leader-change';
import { type ChangeAsker, FIRST_STATE } from '@contract/rules/project-change';
import { badField, conflict, forbidden, notFound } from '@server/errors/app-error';
import { holdAccount } from '@server/modules/account/service';
import { actsForUnit, isOwner, mayRead } from '@server/modules/apply/policy';
import { type ApplicationRow, findHead, lockApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { insertChange, setSuccessor } from './change-repository';
import { noteChange } from './move-change';
import { presentChanges } from './present-changes';
import { accountNamed, isLeaderAbsent, obstacleFor } from './successor';

type Asked = Calls['POST /prod-api/cms/apply/{id}/changes/leader']['body'];

/** The leader asks; for one who cannot, the unit does. */
const askerOf = async ({ db, caller }: Scope, row: ApplicationRow): Promise<ChangeAsker> => {
  if (isOwner(caller, row)) return 'applicant';
  if (!actsForUnit(caller, row)) throw forbidden('apply.leader_acts');
  if (!(await isLeaderAbsent(db, row))) throw conflict('change.leader_present');
  return 'unit';
};

/** 变更项目负责人: asks that somebody else lead the project; the successor has to agree first. */
export const askLeader = async (
  scope: Scope,
  known: () => void,
  id: number,
  { name, account, reason }: Asked,
): Promise<ProjectChanges> => {
  const { db, caller, now } = scope;
  const successorId = await accountNamed(db, name, account);
  if (successorId !== null) known();
  // The account is locked before the application, the order used wherever a per-person limit is checked, to avoid
  // deadlocks.
  if (successorId !== null) await holdAccount(db, successorId);
  const row = await lockApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  const askedBy = await askerOf(scope, row);
  if (!mayChangeLeader(row.status)) throw conflict('change.leader_not_running');
  const { openChanges } = await findHead(db, id);
  if (openChanges.some(({ kind }) => kind === 'leader')) throw conflict('change.leader_open');
  const text = reason.replaceAll('\u0000', '').trim();
  if (text === '') throw badField('body.reason', 'change.reason');
  if (successorId === null) throw badField('body.account', 'change.no_successor');
  if (successorId === row.ownerId) throw badField('body.account', 'change.successor_own');
  const state = FIRST_STATE.leader;
  const obstacle = await obstacleFor(scope, row, successorId, state);
  if (obstacle) throw badField('body.account', obstacle);
  const change = await insertChange(db, {
    applicationId: id,
    kind: 'leader',
    state,
    stateSince: now,
    reason: text,
    askedBy,
    leaderId: row.ownerId,
    successorId,
  });
  await setSuccessor(db, id, successorId);
  await noteChange(scope, row, change, {
    event: 'ask',
    actorId: caller.accountId,
    actorRole: askedBy,
    opinion: null,
  });
  return presentChanges(scope, id);
};
