import type { StaleDraft } from '@contract/fact';
import type { Fields } from '@contract/rules/draft-fields';
import { mendFields } from '@contract/rules/fact-fills';
import { recordAudit } from '@server/audit/audit';
import { notFound } from '@server/errors/app-error';
import { listPeriods } from '@server/modules/period/service';
import { type OpenFact, originOf, readableFact } from './content';
import type { Drafts, Reading, WritableDraft } from './drafts';
import type { FactScopeOf } from './edit-fact';
import { suits } from './fill-draft';
import { type Db, findFact } from './repository';

const factOf = async ({ db, caller, sealer }: Reading, id: number): Promise<OpenFact> => {
  const row = await findFact(db, caller, id);
  if (!row) throw notFound();
  return readableFact(sealer, row);
};

/** The fields of a draft that hold an old value and that the caller may edit. */
const mendsOf = (fact: OpenFact, draft: WritableDraft): Fields =>
  suits(fact, draft)
    ? Object.fromEntries(
        Object.entries(mendFields(fact, draft.fields)).filter(([path]) => draft.mayWrite(path)),
      )
    : {};

interface Stale {
  draft: WritableDraft;
  values: Fields;
}

const staleIn = async (scope: Reading, drafts: Drafts, fact: OpenFact): Promise<Stale[]> =>
  (await drafts.writable(scope))
    .map((draft) => ({ draft, values: mendsOf(fact, draft) }))
    .filter(({ values }) => Object.keys(values).length > 0);

const present = async (db: Db, stale: readonly Stale[]): Promise<StaleDraft[]> => {
  if (stale.length === 0) return [];
  const names = new Map((await listPeriods(db)).map((period) => [period.id, period.name]));
  return stale.map(({ draft: { id, title, periodId }, values }) => ({
    applicationId: id,
    title,
    periodName: names.get(periodId) ?? '',
    paths: Object.keys(values),
  }));
};

/** Open drafts that still hold a value that was corrected since. */
export const staleDrafts = async (scope: Reading, drafts: Drafts, id: number): Promise<StaleDraft[]> =>
  present(scope.db, await staleIn(scope, drafts, await factOf(scope, id)));

/** Corrects the chosen drafts, one after the other in the order of their ids. */
export const mendDrafts = async (
  scope: FactScopeOf,
  drafts: Drafts,
  id: number,
  applicationIds: readonly number[],
): Promise<{ mended: StaleDraft[] }> => {
  const { db, caller, source, now } = scope;
  const fact = await factOf(scope, id);
  const origin = originOf(fact.row);
  const chosen = (await staleIn(scope, drafts, fact)).filter(({ draft }) =>
    applicationIds.includes(draft.id),
  );
  for (const { draft } of chosen) {
    await drafts.fill(scope, draft.id, (current) => ({
      values: mendsOf(fact, { ...draft, ...current }),
      origin,
    }));
    await recordAudit(db, source, now, {
      accountId: caller.accountId,
      action: 'fact.mend',
      target: `application:${draft.id}`,
      detail: { fact: id },
    });
  }
  return { mended: await present(db, chosen) };
};
