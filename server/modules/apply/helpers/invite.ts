import type { Calls } from '@contract/endpoints';
import type { People } from '@contract/helper';
import { HELPERS_MAX, INVITATIONS_MAX, type InvitationState } from '@contract/helper-choices';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { badField, conflict, notFound } from '@server/errors/app-error';
import { lockOwn } from '@server/modules/apply/draft/draft-access';
import { invitationAnswered } from '@server/modules/apply/overtaken';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import {
  answerInvitation,
  findInvitationOf,
  insertInvitation,
  overBy,
  selectInvitations,
  stateOf,
} from './invitation-repository';
import { isJoinable, presentPeople } from './people';
import { taskOf } from './task';
import { tellInvited } from './tell-people';

interface Place {
  id: number;
  invitationId: number;
}

type Body = Calls['POST /prod-api/cms/apply/{id}/invitations']['body'];

/** The active account with this login, which must be neither the caller nor already a helper. */
const invitedBy = async ({ db, caller }: Scope, row: ApplicationRow, login: string): Promise<number> => {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('loginKey', '=', login.toLowerCase())
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account) throw badField('body.login', say('apply.no_account', { login }), 'apply.no_account');
  if (account.id === caller.accountId) throw badField('body.login', 'apply.invite_own');
  if (row.helpers.some(({ accountId }) => accountId === account.id))
    throw badField('body.login', 'apply.invite_member');
  return account.id;
};

/** Asks one person to write or read along: an account by name, or whoever gets the code from the leader. */
export const invite = async (scope: Scope, id: number, body: Body): Promise<People> => {
  const { db, caller, now, source } = scope;
  const row = await lockOwn(scope, id);
  if (!isJoinable(row)) throw conflict('apply.invite_filed', { errorCode: 'apply.invite_filed' });
  const task = taskOf(body);
  const waiting = (await selectInvitations(db, id)).filter(
    (invitation) => stateOf(invitation, now) === 'waiting',
  );
  const max = Math.min(HELPERS_MAX, INVITATIONS_MAX);
  if (row.helpers.length + waiting.length >= max) throw conflict(say('apply.invite_full', { max }));
  const login = body.login?.normalize('NFKC').trim();
  const accountId = login ? await invitedBy(scope, row, login) : null;
  if (accountId !== null && waiting.some((invitation) => invitation.accountId === accountId))
    throw badField('body.login', 'apply.invite_waiting');
  const note = body.note?.replaceAll('\u0000', '').trim() ?? '';
  const code = await insertInvitation(db, { applicationId: id, accountId, note, ...task, createdAt: now });
  if (accountId !== null) await tellInvited(scope, accountId, row, { leader: caller.name, ...task, code });
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'apply.helper.invite',
    target: `application:${id}`,
    detail: { ...task, to: accountId },
  });
  return presentPeople(scope, row);
};

/**
 * Withdraws an invitation, so that its code stops working. A declined one is only taken off the list, and only if the
 * leader saw that it was declined (`seen`).
 */
export const uninvite = async (
  scope: Scope,
  { id, invitationId }: Place,
  seen: InvitationState = 'waiting',
): Promise<People> => {
  const { db, caller, now, source } = scope;
  const row = await lockOwn(scope, id);
  const invitation = await findInvitationOf(db, id, invitationId);
  if (!invitation) throw notFound();
  const { state } = invitation;
  const isLeft = state === 'waiting' || (state === 'declined' && seen === 'declined');
  const over = overBy(invitation, now);
  if (over && !isLeft) throw await invitationAnswered(scope, invitation, conflict(over));
  await answerInvitation(db, invitationId, 'withdrawn', now);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'apply.helper.uninvite',
    target: `application:${id}`,
    detail: { invitationId, was: state },
  });
  return presentPeople(scope, row);
};
