import { flatten, namedFiles, nest } from '@contract/rules/draft-fields';
import { findingText } from '@contract/rules/finding';
import { blockersOf } from '@contract/rules/formality';
import { settle } from '@contract/rules/typed-fields';
import { say } from '@contract/sentences/sentence';
import { openFields, sealFields } from '@server/crypto/field-sealing';
import { nextNumber } from '@server/db/nextNumber';
import { unprocessable } from '@server/errors/app-error';
import {
  type FormFacts,
  factsOf,
  type Judgement,
  judgeBy,
} from '@server/modules/apply/draft/formality-context';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { filedDigest } from '@server/receipt/filed-digest';
import { insertSnapshot } from './snapshot-repository';

/** `KC2026-A-0032`. Numbers are given once and never again; one that is rolled back leaves no gap. */
const numberOf = async (
  { db }: Scope,
  { category }: ApplicationRow,
  { period }: FormFacts,
): Promise<string> => {
  const series = `${period?.year}-${category}`;
  const value = await nextNumber(db, `application:${series}`);
  return `KC${series}-${String(value).padStart(4, '0')}`;
};

const requireComplete = ({ verdicts }: Judgement): void => {
  const findings = blockersOf(verdicts);
  if (findings.length === 0) return;
  throw unprocessable(say('apply.incomplete', { n: findings.length }), {
    data: { findings: findings.map((finding) => ({ ...finding, message: findingText(finding) })) },
  });
};

/** Takes the form as it stands for filed: checked, numbered, copied and sealed by a digest. */
export const fileApplication = async (scope: Scope, row: ApplicationRow) => {
  const { db, sealer, caller, now } = scope;
  const open = openFields(sealer, row.fields);
  const facts = await factsOf(db, row, open);
  requireComplete(judgeBy(facts, row, open, now));
  const no = row.no ?? (await numberOf(scope, row, facts));
  const filedVersion = row.filedVersion + 1;
  // Rows that were taken out of a list leave their cells behind in the draft; what is filed is what is seen.
  const filed = flatten(nest(settle(open)));
  const named = new Set(namedFiles(filed).map(({ id }) => id));
  const files = facts.files.filter(({ id }) => named.has(id));
  const hashes = Object.fromEntries(files.map(({ id, sha256 }) => [id, sha256 ?? '']));
  const content = {
    no,
    periodId: row.periodId,
    filedVersion,
    submittedAt: now,
    fields: filed,
    files: hashes,
  };
  await insertSnapshot(db, {
    applicationId: row.id,
    filedVersion,
    fields: sealFields(sealer, filed),
    files: hashes,
    digest: filedDigest(sealer, content),
    submittedAt: now,
    submittedBy: caller.accountId,
  });
  const { unitId } = facts.leader;
  return { columns: { no, filedVersion, unitId, submittedAt: now, returnedFrom: null, dueAt: null }, facts };
};
