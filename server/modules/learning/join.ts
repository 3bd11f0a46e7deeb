import type { JoinRefusal } from '@contract/learning-choices';
import { type LearningRole, REQUEST_STATUS, type SpaceKind } from '@contract/learning-choices';
import type { JoinDecision, Joiner, JoinTarget } from '@contract/rules/join-decision';
import { refusalCode } from '@contract/rules/join-refusal';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { AppError } from '@server/errors/app-error';
import { currentAccount, isBaseInfoComplete } from '@server/modules/account/service';
import type { Caller } from '@server/security/caller';
import type { Guess } from '@server/security/guesses';
import { type FoundCode, findCode, guessedCode } from './code';
import { tellDeciders } from './news';
import { hasEnded } from './present-learning';
import { addMember, type Db, lockSpace, type SpaceRecord, standingOf } from './repository';

const HTTP: Partial<Record<JoinRefusal, number>> = {
  codeWrong: 422,
  removed: 409,
  codeClosed: 409,
  ended: 409,
  full: 409,
  member: 409,
  waiting: 409,
  profile: 402,
  certification1: 422,
  certification2: 422,
  certification3: 422,
};

/**
 * Codes of the predecessor: -2 asks for a certification, 411 for the profile in a project (req:calls-join-course,
 * req:calls-join-project).
 */
const ownStatus = (kind: SpaceKind, refusal: JoinRefusal): number | undefined => {
  if (refusal.startsWith('certification')) return -2;
  return refusal === 'profile' && kind === 'project' ? 411 : undefined;
};

export const refused = (kind: SpaceKind, refusal: JoinRefusal): AppError => {
  const apiStatus = ownStatus(kind, refusal);
  return new AppError(HTTP[refusal] ?? 400, `join.${kind}.${refusal}`, {
    errorCode: refusalCode(refusal),
    ...(apiStatus === undefined ? {} : { apiStatus }),
  });
};

/** The space or class of a code; a code of another kind of space is refused as wrong. */
export const codeOf = (guess: Guess, kind: SpaceKind, code: string): Promise<FoundCode> =>
  guessedCode(guess, async () => {
    const found = await findCode(guess.db.kysely, code);
    if (found?.kind !== kind) throw refused(kind, 'codeWrong');
    return found;
  });

export const targetOf = (space: SpaceRecord, now: Date): JoinTarget => ({
  ended: hasEnded(space, now),
  removed: space.removedReason !== null,
  codeOpen: space.codeOpen,
  full: space.capacity !== null && Number(space.memberCount) >= space.capacity,
  requiresRealName: space.requiresRealName,
  requiresProfessional: space.requiresProfessional,
});

export const joinerOf = async (db: Db, caller: Caller, spaceId: number): Promise<Joiner> => {
  const account = await currentAccount(db, caller);
  const { roles } = await standingOf(db, spaceId, caller.accountId);
  const waiting = await db
    .selectFrom('learningRequest')
    .select('role')
    .where('spaceId', '=', spaceId)
    .where('accountId', '=', caller.accountId)
    .where('status', '=', REQUEST_STATUS.waiting)
    .execute();
  const { certified, professionalCertified } = account;
  return {
    profileComplete: isBaseInfoComplete(account),
    certified,
    professionalCertified,
    roles,
    waiting: waiting.map(({ role }) => role),
  };
};

export interface JoinScope {
  tx: Transaction;
  sealer: Sealer;
  caller: Caller;
  now: Date;
  source: AuditSource;
}

export interface Joined {
  space: SpaceRecord;
  join: LearningRole[];
  waits: LearningRole | null;
}

/** Locks the space, applies the rule and stores its decision; the lock keeps two people from taking the last place. */
export const joinSpace = async (
  { tx, sealer, caller, now, source }: JoinScope,
  found: FoundCode,
  decide: (target: JoinTarget, joiner: Joiner) => JoinDecision,
): Promise<Joined> => {
  const space = await lockSpace(tx, found.spaceId);
  if (!space) throw refused(found.kind, 'codeWrong');
  const decision = decide(targetOf(space, now), await joinerOf(tx, caller, space.id));
  if (decision.refusal) throw refused(space.kind, decision.refusal);
  const { join, ask, waits } = decision;
  const who = { spaceId: space.id, accountId: caller.accountId };
  for (const role of join) await addMember(tx, { ...who, role, classId: found.classId, joinedAt: now });
  for (const role of ask) {
    await tx
      .insertInto('learningRequest')
      .values({ ...who, role, createdAt: now, updatedAt: now })
      .execute();
    await tellDeciders({ tx, sealer, now }, space, caller, role);
  }
  if (join.length + ask.length > 0)
    await recordAudit(tx, source, now, {
      accountId: caller.accountId,
      action: ask.length > 0 ? 'learning.ask' : 'learning.join',
      target: `learning_space:${space.id}`,
      detail: { roles: [...join, ...ask].join(',') },
    });
  return { space, join, waits };
};
