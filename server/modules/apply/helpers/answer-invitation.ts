import type { Calls } from '@contract/endpoints';
import type { InvitationFinding, WaitingInvitation } from '@contract/helper';
import { INVITATION_CODE_LENGTH, type InvitationObstacle } from '@contract/helper-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { readInviteCode } from '@contract/rules/invite-code';
import { recordAudit } from '@server/audit/audit';
import { conflict, notFound } from '@server/errors/app-error';
import { guessedCode } from '@server/modules/apply/guessed-code';
import { isOwner, partOf } from '@server/modules/apply/policy';
import {
  type ApplicationRow,
  findApplication,
  findHead,
  lockApplication,
} from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import type { Caller } from '@server/security/caller';
import {
  answerInvitation,
  findInvitation,
  type InvitationRow,
  overBy,
  selectWaiting,
} from './invitation-repository';
import { isJoinable, setHelpers } from './people';
import { tellAnswer } from './tell-people';

type Answer = Calls['POST /prod-api/cms/apply/invitations/{code}/answer'];

const obstacleOf = (caller: Caller, row: ApplicationRow): InvitationObstacle | null => {
  if (isOwner(caller, row)) return 'leader';
  if (partOf(caller, row) !== null) return 'member';
  return isJoinable(row) ? null : 'filed';
};

const OBSTACLES = {
  leader: 'apply.invite_own',
  member: 'apply.invite_already',
  filed: 'apply.invite_filed',
} as const;

/** The invitation of this code, where it is for this person; a code that was sent to somebody else is a wrong one. */
const invitationFor = async (db: Db, caller: Caller, typed: string): Promise<InvitationRow | null> => {
  const code = readInviteCode(typed);
  const found = code.length === INVITATION_CODE_LENGTH ? await findInvitation(db, code) : undefined;
  if (!found || (found.accountId !== null && found.accountId !== caller.accountId)) return null;
  return found;
};

/** What a code gives access to and what prevents accepting it, shown before the person answers. */
export const lookUpInvitation = async (scope: Scope<Db>, typed: string): Promise<InvitationFinding> => {
  const { db, caller, now } = scope;
  const { invitation, row } = await guessedCode({ db: { kysely: db }, caller, now }, async () => {
    const invitation = await invitationFor(db, caller, typed);
    const row = invitation && (await findApplication(db, invitation.applicationId));
    if (!invitation || !row) throw notFound('apply.invite_wrong');
    return { invitation, row };
  });
  const obstacle = obstacleOf(caller, row);
  const over = overBy(invitation, now);
  // Whoever came in by it may open the link again: it leads on, it does not refuse.
  if (over && obstacle !== 'member') throw conflict(over);
  const head = await findHead(db, row.id);
  return {
    applicationId: row.id,
    title: row.title,
    periodName: head.periodName,
    leaderName: head.ownerName,
    role: invitation.role,
    sections: invitation.sections,
    expireTime: beijingIso(invitation.expiresAt),
    obstacle,
  };
};

/** Invitations sent to the caller that they can still accept; not for an application that has been filed meanwhile. */
export const listWaiting = async ({ db, caller, now }: Scope<Db>) => {
  const rows = (await selectWaiting(db, caller.accountId, now)).filter(isJoinable).map(
    ({ code, applicationId, title, leaderName, role, sections, expiresAt }): WaitingInvitation => ({
      code,
      applicationId,
      title,
      leaderName,
      role,
      sections,
      expireTime: beijingIso(expiresAt),
    }),
  );
  return { rows, total: rows.length };
};

/** Accepts or declines. The application is held first: two who use one code are one after the other. */
export const answer = async (
  scope: Scope,
  known: () => void,
  typed: string,
  { accept }: Answer['body'],
): Promise<Answer['answer']> => {
  const { db, caller, now, source } = scope;
  const found = await invitationFor(db, caller, typed);
  const row = found && (await lockApplication(db, found.applicationId));
  const invitation = found && (await findInvitation(db, found.code));
  if (!row || !invitation) throw notFound('apply.invite_wrong');
  known();
  const obstacle = obstacleOf(caller, row);
  if (obstacle === 'leader' || obstacle === 'member' || (obstacle && accept))
    throw conflict(OBSTACLES[obstacle], { data: { applicationId: row.id } });
  const over = overBy(invitation, now);
  if (over) throw conflict(over);
  const { role, sections } = invitation;
  if (accept) {
    const since = now.toISOString();
    await setHelpers(db, row.id, [...row.helpers, { accountId: caller.accountId, role, sections, since }]);
  }
  await answerInvitation(db, invitation.id, accept ? 'accepted' : 'declined', now);
  await tellAnswer(scope, row.ownerId, row, { name: caller.name, accepted: accept });
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: accept ? 'apply.helper.accept' : 'apply.helper.decline',
    target: `application:${row.id}`,
    detail: { role, sections },
  });
  return { applicationId: accept ? row.id : null };
};
