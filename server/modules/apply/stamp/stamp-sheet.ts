import { budgetSums } from '@contract/rules/budget';
import { codeOfDigest } from '@contract/rules/digest-groups';
import { nest } from '@contract/rules/draft-fields';
import { stands } from '@contract/rules/status-machine';
import { settle } from '@contract/rules/typed-fields';
import type { StampSheet } from '@contract/stamp';
import { openFields } from '@server/crypto/field-sealing';
import { notFound } from '@server/errors/app-error';
import { leaderAt } from '@server/modules/apply/changes/leader-at';
import { confirmedMembers } from '@server/modules/apply/confirmations/confirmed-members';
import { mayRead } from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { findSnapshot } from '@server/modules/apply/snapshot-repository';

/**
 * A filed version is printed as it was filed. Anything that can still change is printed as a draft, which proves
 * nothing.
 */
export const stampSheet = async ({ db, caller, now, sealer }: Scope<Db>, id: number): Promise<StampSheet> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  const draft = !stands(row.status);
  const snapshot = draft ? undefined : await findSnapshot(db, id, row.filedVersion);
  const form = snapshot ? snapshot.fields : settle(openFields(sealer, row.fields));
  const { base, unit, budget } = nest(form);
  return {
    title: base.title || null,
    no: row.no,
    unitName: unit.name || null,
    uscc: unit.uscc || null,
    leader: (await leaderAt(db, row, snapshot?.submittedAt ?? now)).name,
    budget: budgetSums(budget).total.both,
    members: await confirmedMembers({ db, sealer }, id, form, snapshot?.submittedAt),
    draft: !snapshot,
    version: snapshot ? snapshot.filedVersion : null,
    code: snapshot ? codeOfDigest(snapshot.digest) : null,
  };
};
