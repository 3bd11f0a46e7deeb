import { ELIGIBILITY_WORDS } from '@contract/rules/eligibility-words';
import { FINDING_WORDS } from '@contract/rules/finding';
import { conflict } from '@server/errors/app-error';
import { holdAccount } from '@server/modules/account/service';
import { findOthers } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { findPeriod } from '@server/modules/period/service';

/** Refuses one application too many, naming the one that is there. Locks the person, so that a race has one winner. */
export const requireQuota = async (
  { db }: Scope,
  wish: { ownerId: number; periodId: number; exceptId?: number },
): Promise<void> => {
  // Concurrent requests of one person wait for each other here, so each sees the other's application.
  await holdAccount(db, wish.ownerId);
  const others = await findOthers(db, wish);
  const max = (await findPeriod(db, wish.periodId))?.maxPerPerson ?? 1;
  const [existing] = others;
  if (!existing || others.length < max) return;
  const title = existing.title || ELIGIBILITY_WORDS.word('untitled');
  throw conflict(FINDING_WORDS.word('onePerPeriod', { max, title }), {
    errorCode: 'apply.exists',
    data: { existing },
  });
};
