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
import { headAfter } from '@server/modules/apply/lists/head-query';
import { presentKnown } from '@server/modules/apply/present-application';
import { type ApplicationRow, eventWrites } from '@server/modules/apply/repository';
import type { EventBody, Scope } from '@server/modules/apply/scope';
import { filedFactWrites } from '@server/modules/fact/service';
import { noticeWrites } from '@server/modules/notification/service';
import { filedDigest } from '@server/receipt/filed-digest';
import { holdReceiptHead, receiptWrites, type Signing } from '@server/receipt/filed-receipt';
import { type HeldFiling, holdFiling } from './hold-filing';
import { changeOf, type Move, recordMove } from './move-status';
import { findArrow } from './run-event';
import { snapshotWrite } from './snapshot-repository';
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
const contentOf = (
  { sealer, caller, now }: Scope,
  { row, facts }: HeldFiling,
  open: ApplicationRow['fields'],
  no: string,
) => {
  // Rows that were taken out of a list leave their cells behind in the draft; what is filed is what is seen.
  const filed = flatten(nest(settle(open)));
  const named = new Set(namedFiles(filed).map(({ id }) => id));
  const files = Object.fromEntries(
    facts.files.filter(({ id }) => named.has(id)).map(({ id, sha256 }) => [id, sha256 ?? '']),
  );
  const sealed = { filedVersion: row.filedVersion + 1, submittedAt: now };
  return {
    ...{ applicationId: row.id, ...sealed, submittedBy: caller.accountId },
    ...{ fields: sealFields(sealer, filed), files },
    digest: filedDigest(sealer, { no, periodId: row.periodId, ...sealed, fields: filed, files }),
  };
};

/** Files an application: checked, numbered, copied, sealed by a digest and a receipt; all of it or nothing. */
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
  const arrow = await findArrow(scope, held, 'submit', body);
  // A returned application comes back with every remark answered.
  if (row.status === 'returned' && unanswered > 0)
    throw unprocessable(say('apply.remarks_unanswered', { n: unanswered }));
  const open = openFields(sealer, row.fields);
  requireComplete(judgeBy(facts, row, open, scope));
  const { no, head } = await takePlaces(scope, held);
  const content = contentOf(scope, held, open, no);
  const { filedVersion, fields, files, digest } = content;
  const { unitId } = facts.leader;
  const columns = { no, filedVersion, unitId, submittedAt: now, returnedFrom: null, dueAt: null };
  const move: Move = { ...arrow, actorId: caller.accountId, columns };
  const change = changeOf(row, move, held.head, now);
  const revision = row.version + 1;
  const after = headAfter(
    held.head,
    {
      ...{ ...row, ...change.columns },
      ...{ helpers: row.helpers, sectionTasks: row.sectionTasks, version: revision },
    },
    facts.unit?.name ?? null,
  );
  const told = { transition: arrow.transition, head: after, actorId: caller.accountId, reason: arrow.reason };
  const notices = noticesOfLeader(
    told,
    auditors.map((auditor) => auditor.id),
  );
  const filed = {
    ...{ accountId: row.ownerId, unitId, applicationId: id, no, filedVersion, at: now },
    facts: factsIn(flatten(nest(settle(open)))),
  };
  const receipt = { applicationId: id, no, revision, filedVersion, fields, files, digest, submittedAt: now };
  const [moved] = await writeTogether<ApplicationRow>(
    db,
    {
      snapshot: snapshotWrite(db, content),
      ...eventWrites(db, change.event, change.columns),
      ...noticeWrites(db, { sealer, contacts: [...auditors, ...authors], notices, now }),
      ...filedFactWrites(db, sealer, filed, held.library),
      ...receiptWrites(db, { sealer, receiptKey }, receipt, head),
    },
    'moved',
  );
  if (!moved) throw notFound();
  await recordMove(db, row, move, scope);
  return presentKnown(scope, { row: moved, head: after, facts, lastTimes });
};
