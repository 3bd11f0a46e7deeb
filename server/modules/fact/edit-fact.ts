import type { Calls } from '@contract/endpoints';
import type { Fact } from '@contract/fact';
import { FACTS_MAX, type FactKind, factRule } from '@contract/fact-choices';
import { auditChanges } from '@contract/rules/audit-changes';
import { say } from '@contract/sentences/sentence';
import { type AuditedAct, type AuditSource, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import { correctRow, insertFact } from './by-hand';
import { type FactRow, knownHash, openFact, readableFact } from './content';
import { checkedData } from './fact-problems';
import { mayEdit, mayEditUnit, presentFact } from './present-fact';
import { lockFact, selectFacts } from './repository';

export interface FactScopeOf {
  db: Transaction;
  caller: Caller;
  now: Date;
  sealer: Sealer;
  source: AuditSource;
}

type Add = Calls['POST /prod-api/cms/fact']['body'];
type Correct = Calls['PUT /prod-api/cms/fact/{id}']['body'];

const audit = (
  { db, source, now, caller }: FactScopeOf,
  act: AuditedAct,
  { id, kind }: Pick<FactRow, 'id' | 'kind'>,
) =>
  recordAudit(db, source, now, {
    ...act,
    accountId: caller.accountId,
    target: `fact:${id}`,
    detail: { kind },
  });

/** Refuses a fact that already exists (the person should correct that one) or that exceeds the maximum number. */
const requireNew = async (
  { db, caller }: FactScopeOf,
  kind: FactKind,
  known: string,
  exceptId?: number,
): Promise<void> => {
  const facts = (await selectFacts(db, caller)).filter((fact) => fact.kind === kind && fact.id !== exceptId);
  if (facts.some((fact) => fact.knownBy === known)) throw conflict('fact.exists');
  if (exceptId === undefined && facts.length >= FACTS_MAX)
    throw conflict(say('fact.full', { max: FACTS_MAX }));
};

export const addFact = async (scope: FactScopeOf, { kind, data }: Add): Promise<Fact> => {
  const { db, caller, now, sealer } = scope;
  const isUnits = factRule(kind).scope === 'unit';
  if (isUnits && !mayEditUnit(caller)) throw forbidden('fact.unit_admin');
  const checked = checkedData(kind, data, {}, now);
  const known = knownHash(sealer, kind, checked) ?? '';
  await requireNew(scope, kind, known);
  const row = await insertFact(db, sealer, caller, { kind, data: checked }, now);
  if (!row) throw conflict('fact.exists');
  await audit(scope, { action: 'fact.add' }, row);
  return presentFact(caller, openFact(sealer, row));
};

/** Locks the fact; people who may read but not change it are told so. */
const lockEditable = async ({ db, caller }: FactScopeOf, id: number): Promise<FactRow> => {
  const row = await lockFact(db, caller, id);
  if (!row) throw notFound();
  if (!mayEdit(caller, row)) throw forbidden('fact.unit_admin');
  return row;
};

export const correctFact = async (
  scope: FactScopeOf,
  id: number,
  { version, data }: Correct,
): Promise<Fact> => {
  const { db, caller, now, sealer } = scope;
  const row = await lockEditable(scope, id);
  const fact = readableFact(sealer, row);
  if (row.version !== version) throw conflict('fact.version_moved', { data: presentFact(caller, fact) });
  const checked = checkedData(row.kind, data, fact.data, now);
  const known = knownHash(sealer, row.kind, checked) ?? '';
  await requireNew(scope, row.kind, known, id);
  const corrected = await correctRow(db, sealer, fact, checked, now);
  const changes = auditChanges('fact.correct', fact.data, checked);
  await audit(scope, { action: 'fact.correct', changes }, corrected);
  return presentFact(caller, openFact(sealer, corrected));
};

export const removeFact = async (scope: FactScopeOf, id: number): Promise<null> => {
  const row = await lockEditable(scope, id);
  await scope.db.deleteFrom('fact').where('id', '=', id).execute();
  await audit(scope, { action: 'fact.remove' }, row);
  return null;
};
