import type { Application } from '@contract/apply';
import { flatten, namedFiles, nest } from '@contract/rules/draft-fields';
import { factsIn } from '@contract/rules/fact-fills';
import { findingText } from '@contract/rules/finding';
import { blockersOf } from '@contract/rules/formality';
import { settle } from '@contract/rules/typed-fields';
import { say } from '@contract/sentences/sentence';
import { openFields, sealFields } from '@server/crypto/field-sealing';
import { numberWrite } from '@server/db/nextNumber';
import { writeTogether } from '@server/db/written-together';
import { notFound, unprocessable } from '@server/errors/app-error';
import { type Judgement, judgeBy } from '@server/modules/apply/draft/formality-context';
import { presentBody } from '@server/modules/apply/draft/present-application';
import { headAfter } from '@server/modules/apply/head-query';
import { presentHead } from '@server/modules/apply/present-head';
import { type ApplicationRow, eventWrites } from '@server/modules/apply/repository';
import type { EventBody, Scope } from '@server/modules/apply/scope';
import { snapshotWrite } from '@server/modules/apply/snapshot-repository';
import { filedFactWrites } from '@server/modules/fact/service';
import { noticeWrites } from '@server/modules/notification/service';
import { filedDigest } from '@server/receipt/filed-digest';
import { holdReceiptHead, manifestOf, receiptWrites, type Signing } from '@server/receipt/filed-receipt';
import { type HeldFiling, holdFiling } from './hold-filing';
import { changeOf, type Move, recordMove } from './move-status';
import { type AllowedTransition, findAllowedTransition } from './run-event';
import { noticesOfLeader } from './tell-concerned';

const requireComplete = ({ verdicts }: Judgement): void => {
  const findings = blockersOf(verdicts);
  if (findings.length === 0) return;
  throw unprocessable(say('apply.incomplete', { n: findings.length }), {
    data: { findings: findings.map((finding) => ({ ...finding, message: findingText(finding) })) },
  });
};

/**
 * The number, `KC2026-A-0032`, and the place in the chain of receipts, both held until the transaction ends. Numbers are
 * given once and never again; one that is rolled back leaves no gap.
 */
const takePlaces = async ({ db }: Scope, { row, facts: { period } }: HeldFiling) => {
  const series = `${period?.year}-${row.category}`;
  const [taken] = await writeTogether<{ value: number; sequence: number; hash: string }>(
    db,
    {
      ...(row.no === null ? { number: numberWrite(db, `application:${series}`) } : {}),
      head: holdReceiptHead(db),
    },
    ...(row.no === null ? ['number'] : []),
    'head',
  );
  if (!taken) throw new Error('the chain of receipts has no head');
  return { no: row.no ?? `KC${series}-${String(taken.value).padStart(4, '0')}`, head: taken };
};

/** The form as it stands, to be kept for good and sealed by a digest. */
const formOf = ({ sealer }: Scope, { facts }: HeldFiling, open: ApplicationRow['fields']) => {
  // Rows that were taken out of a list leave their cells behind in the draft; what is filed is what is seen.
  const filed = flatten(nest(settle(open)));
  const named = new Set(namedFiles(filed).map(({ id }) => id));
  const files = Object.fromEntries(
    facts.files.filter(({ id }) => named.has(id)).map(({ id, sha256 }) => [id, sha256 ?? '']),
  );
  const manifest = manifestOf(sealer, { fields: filed, files });
  return { filed, files, manifest, sealed: sealFields(sealer, filed), facts: factsIn(filed) };
};

/** The application as it will be once filed, except for its number. */
const movedBy = ({ caller, now }: Scope, held: HeldFiling, allowed: AllowedTransition) => {
  const { row, facts } = held;
  const { unitId } = facts.leader;
  const filedVersion = row.filedVersion + 1;
  const columns = { filedVersion, unitId, submittedAt: now, returnedFrom: null, dueAt: null };
  const move: Move = { ...allowed, actorId: caller.accountId, columns };
  const change = changeOf(row, move, held.head, now);
  const { fields, fieldWriters, startedFrom, helpers, sectionTasks } = row;
  const kept = { fields, fieldWriters, startedFrom, helpers, sectionTasks, version: row.version + 1 };
  const after = { ...row, ...change.columns, ...kept };
  return { move, change, row: after, head: headAfter(held.head, after, facts.unit?.name ?? null) };
};

/**
 * Files an application in one transaction: checked, numbered, copied, sealed by a digest and a receipt. From
 * `takePlaces` on, every other filing waits for this one, so whatever does not depend on it is done before.
 */
export const fileApplication = async (
  scope: Scope,
  receiptKey: Signing['receiptKey'],
  id: number,
  body: EventBody,
): Promise<Application> => {
  const { db, caller, now, sealer } = scope;
  const held = await holdFiling(db, id);
  if (!held) throw notFound();
  const { row, facts, auditors, authors, lastTimes, unanswered } = held;
  const allowed = await findAllowedTransition(scope, held, 'submit', body);
  // A returned application comes back with every remark answered.
  if (row.status === 'returned' && unanswered > 0)
    throw unprocessable(say('apply.remarks_unanswered', { n: unanswered }));
  const open = openFields(sealer, row.fields);
  requireComplete(judgeBy(facts, row, open, scope));
  const form = formOf(scope, held, open);
  const moved = movedBy(scope, held, allowed);
  const { transition, reason } = allowed;
  const notices = noticesOfLeader(
    { transition, head: moved.head, actorId: caller.accountId, reason },
    auditors.map((auditor) => auditor.id),
  );
  const answer = await presentBody(scope, { row: moved.row, head: moved.head, facts, lastTimes });

  const { no, head } = await takePlaces(scope, held);
  const { filed, files, manifest, sealed } = form;
  const { filedVersion } = moved.head;
  const version = { filedVersion, submittedAt: now };
  const digest = filedDigest(sealer, { no, periodId: row.periodId, ...version, fields: filed, files });
  const content = {
    applicationId: id,
    ...version,
    submittedBy: caller.accountId,
    fields: sealed,
    files,
    digest,
  };
  const origin = { accountId: row.ownerId, unitId: facts.leader.unitId, applicationId: id, no, filedVersion };
  const receipt = { applicationId: id, ...version, no, revision: moved.row.version, manifest, digest };
  await writeTogether(db, {
    snapshot: snapshotWrite(db, content),
    ...eventWrites(db, moved.change.event, { ...moved.change.columns, no }),
    ...noticeWrites(db, { sealer, contacts: [...auditors, ...authors], notices, now }),
    ...filedFactWrites(db, sealer, { ...origin, at: now, facts: form.facts }, held.library),
    ...receiptWrites(db, receiptKey, receipt, head),
  });
  await recordMove(db, row, moved.move, scope);
  return { ...presentHead({ ...moved.head, no }, caller, now), ...answer };
};
