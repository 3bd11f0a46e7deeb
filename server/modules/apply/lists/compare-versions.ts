import type { Calls } from '@contract/endpoints';
import { beijingIso } from '@contract/rules/beijing-time';
import { codeOfDigest } from '@contract/rules/digest-groups';
import type { Fields } from '@contract/rules/draft-fields';
import { fieldDifferences } from '@contract/rules/field-differences';
import { maskValue, openFields } from '@server/crypto/field-sealing';
import { notFound } from '@server/errors/app-error';
import { mayRead } from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { findSnapshot, listSnapshots } from '@server/modules/apply/snapshot-repository';

type Versions = Calls['GET /prod-api/cms/apply/{id}/versions'];
type Compare = Calls['GET /prod-api/cms/apply/{id}/versions/compare'];

const requireReadable = async ({ db, caller }: Scope<Db>, id: number): Promise<void> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
};

/** What was filed, time after time; the newest first. */
export const listVersions = async (scope: Scope<Db>, id: number): Promise<Versions['answer']> => {
  await requireReadable(scope, id);
  const rows = (await listSnapshots(scope.db, id)).map(({ filedVersion, submittedAt, digest }) => ({
    filedVersion,
    submittedAt: beijingIso(submittedAt),
    code: codeOfDigest(digest),
  }));
  return { rows, total: rows.length };
};

const filedFields = async ({ db, sealer }: Scope<Db>, id: number, version: number): Promise<Fields> => {
  const snapshot = await findSnapshot(db, id, version);
  if (!snapshot) throw notFound('apply.no_version');
  return openFields(sealer, snapshot.fields);
};

/** Two filed versions side by side. Compared open, shown masked: a changed ID number is a change. */
export const compareVersions = async (
  scope: Scope<Db>,
  id: number,
  { from, to }: Compare['query'],
): Promise<Compare['answer']> => {
  await requireReadable(scope, id);
  const differences = fieldDifferences(await filedFields(scope, id, from), await filedFields(scope, id, to));
  const rows = differences.map(({ path, before, after }) => ({
    path,
    before: maskValue(path, before),
    after: maskValue(path, after),
  }));
  return { rows, total: rows.length };
};
