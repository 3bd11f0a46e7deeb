import type { Invitation, People } from '@contract/helper';
import { beijingIso } from '@contract/rules/beijing-time';
import { standingTasks } from '@contract/rules/section-task';
import { stands } from '@contract/rules/status-machine';
import type { ApplicationHelper } from '@server/db/application-schema';
import type { Transaction } from '@server/db/database';
import { namesOf } from '@server/drafts/names-of';
import { notFound } from '@server/errors/app-error';
import { isOwner, partOf } from '@server/modules/apply/policy';
import { type ApplicationRow, findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { sql } from 'kysely';
import { type InvitationRow, selectInvitations, stateOf } from './invitation-repository';

/** Helpers can join only while the application is being written; filed content is judged as it is. */
export const isJoinable = ({ status }: Pick<ApplicationRow, 'status'>): boolean => !stands(status);

/** Drops section duties of people who are no longer helpers; the leader has to assign those sections again. */
const tasksLeft = (helpers: string) => sql<string>`(
  select coalesce(jsonb_agg(task), '[]') from jsonb_array_elements(section_tasks) task
  where (task ->> 'accountId')::bigint = owner_id
     or task -> 'accountId' in (select helper -> 'accountId' from jsonb_array_elements(${helpers}::jsonb) helper))`;

/** Does not raise the version: the form has not changed, and open editors can go on saving. */
export const setHelpers = async (
  tx: Transaction,
  id: number,
  helpers: readonly ApplicationHelper[],
): Promise<void> => {
  const inside = JSON.stringify(helpers);
  await tx
    .updateTable('application')
    .set({ helpers: inside, sectionTasks: tasksLeft(inside) })
    .where('id', '=', id)
    .execute();
};

const presentInvitation = (row: InvitationRow & { name: string | null }, now: Date): Invitation => {
  const state = stateOf(row, now);
  return {
    id: row.id,
    role: row.role,
    sections: row.sections,
    code: state === 'waiting' ? row.code : null,
    name: row.name,
    note: row.note,
    state,
    createTime: beijingIso(row.createdAt),
    expireTime: beijingIso(row.expiresAt),
  };
};

export const presentPeople = async (
  { db, caller, now }: Pick<Scope<Db>, 'db' | 'caller' | 'now'>,
  row: ApplicationRow,
): Promise<People> => {
  const names = await namesOf(db, [row.ownerId, ...row.helpers.map(({ accountId }) => accountId)]);
  const mayManage = isOwner(caller, row);
  const invitations = mayManage ? await selectInvitations(db, row.id) : [];
  return {
    leader: { accountId: row.ownerId, name: names.get(row.ownerId) ?? '' },
    helpers: row.helpers.map((helper) => ({
      ...helper,
      name: names.get(helper.accountId) ?? '',
      since: beijingIso(new Date(helper.since)),
    })),
    invitations: invitations.map((invitation) => presentInvitation(invitation, now)),
    duties: standingTasks(row).map(({ section, accountId, due }) => ({
      section,
      accountId,
      due,
      name: names.get(accountId) ?? '',
    })),
    mayInvite: mayManage && isJoinable(row),
    mayManage,
  };
};

/**
 * 协作人: only for the leader and the helpers. To units, experts and the office, the application is the leader's alone.
 */
export const listPeople = async (scope: Scope<Db>, id: number): Promise<People> => {
  const row = await findApplication(scope.db, id);
  if (!row || partOf(scope.caller, row) === null) throw notFound();
  return presentPeople(scope, row);
};
