import type { AuditAction } from '@contract/rules/audit-words';
import { actWith } from '@server/audit/act-with';
import type { Transaction } from '@server/db/database';
import { type AppError, notFound } from '@server/errors/app-error';
import { overtaken } from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';

interface Scope {
  db: Transaction;
  caller: Caller;
}

const ENDS = ['review.remove', 'review.decline'] as const satisfies readonly AuditAction[];

/** How an assignment ended that is gone; undefined for one that never was. */
export const endOf = async ({ db }: Pick<Scope, 'db'>, review: number) => {
  const act = await actWith(db, ENDS, { review });
  return act && { ...act, applicationId: Number(act.target.split(':')[1]) };
};

/** To the office: a colleague has taken the assignment away, or the expert has declined it. */
export const reviewGone = async (
  { db, caller }: Scope,
  end: Awaited<ReturnType<typeof endOf>>,
): Promise<AppError> => {
  const otherwise = notFound('review.gone');
  if (!end) return otherwise;
  const { action, target, at, accountId } = end;
  const ownerId = action === 'review.decline' ? accountId : null;
  return overtaken(
    { tx: db, caller },
    { targets: [target], actions: [action as AuditAction], at, ownerId, otherwise },
  );
};
