import { INVITATION_CODE_LENGTH, INVITATION_DAYS, type InvitationState } from '@contract/helper-choices';
import { beijingWord } from '@contract/rules/beijing-time';
import { type Said, say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { drawCode } from '@server/crypto/draw-code';
import type { ApplicationInvitationTable } from '@server/db/application-schema';
import type { Transaction } from '@server/db/database';
import type { Db } from '@server/modules/apply/scope';
import { type Insertable, type Selectable, sql } from 'kysely';

export type InvitationRow = Selectable<ApplicationInvitationTable>;

export const stateOf = ({ state, expiresAt }: InvitationRow, now: Date): InvitationState =>
  state === 'waiting' && expiresAt <= now ? 'expired' : state;

const OVER = {
  accepted: 'apply.invite_used',
  declined: 'apply.invite_declined',
  withdrawn: 'apply.invite_withdrawn',
  expired: 'apply.invite_expired',
} as const;

/** Why an invitation can no longer be accepted; null if it can. */
export const overBy = (invitation: InvitationRow, now: Date): Said | null => {
  const state = stateOf(invitation, now);
  if (state === 'waiting') return null;
  const { expiresAt, answeredAt, createdAt } = invitation;
  const at = state === 'expired' ? expiresAt : (answeredAt ?? createdAt);
  return say(OVER[state], { at: beijingWord(at.toISOString()) });
};

/** Invitations the leader sees: waiting ones, and those that were declined. */
export const selectInvitations = (db: Db, applicationId: number) =>
  db
    .selectFrom('applicationInvitation as i')
    .leftJoin('account', 'account.id', 'i.accountId')
    .selectAll('i')
    .select(sql<string | null>`coalesce(account.real_name, account.nickname)`.as('name'))
    .where('i.applicationId', '=', applicationId)
    .where('i.state', 'in', ['waiting', 'declined'])
    .orderBy('i.id')
    .execute();

export const findInvitation = (db: Db, code: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('applicationInvitation').selectAll().where('code', '=', code).executeTakeFirst();

export const findInvitationOf = (
  db: Db,
  applicationId: number,
  id: number,
): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('applicationInvitation')
    .selectAll()
    .where('id', '=', id)
    .where('applicationId', '=', applicationId)
    .executeTakeFirst();

/** More than anybody is asked at a time; the rest comes as these are answered. */
const WAITING_MAX = 20;

/** Invitations to this person that can still be answered, with their applications. */
export const selectWaiting = (db: Db, accountId: number, now: Date) =>
  db
    .selectFrom('applicationInvitation as i')
    .innerJoin('application as a', 'a.id', 'i.applicationId')
    .innerJoin('account as owner', 'owner.id', 'a.ownerId')
    .selectAll('i')
    .select(['a.title', 'a.status', sql<string>`coalesce(owner.real_name, owner.nickname)`.as('leaderName')])
    .where('i.accountId', '=', accountId)
    .where('i.state', '=', 'waiting')
    .where('i.expiresAt', '>', now)
    .orderBy('i.expiresAt')
    .orderBy('i.id')
    .limit(WAITING_MAX)
    .execute();

type New = Omit<Insertable<ApplicationInvitationTable>, 'code' | 'expiresAt'> & { createdAt: Date };

/** Inserts the invitation with a random code, drawing another if the code is taken. Returns the code. */
export const insertInvitation = async (tx: Transaction, values: New): Promise<string> => {
  const expiresAt = new Date(values.createdAt.getTime() + INVITATION_DAYS * DAY_MS);
  for (;;) {
    const code = drawCode(INVITATION_CODE_LENGTH);
    const added = await tx
      .insertInto('applicationInvitation')
      .values({ ...values, code, expiresAt })
      .onConflict((oc) => oc.column('code').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 1n) return code;
  }
};

export const answerInvitation = async (
  tx: Transaction,
  id: number,
  state: 'accepted' | 'declined' | 'withdrawn',
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('applicationInvitation')
    .set({ state, answeredAt: now })
    .where('id', '=', id)
    .execute();
};

/** Invitations that were sent to a person say whom they were for: they go with the account. */
export const forgetInvitationsOf = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('applicationInvitation').where('accountId', '=', accountId).execute();
};
