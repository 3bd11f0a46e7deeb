import { codeOfDigest } from '@contract/rules/digest-groups';
import { isEndorsed } from '@contract/rules/filing-condition';
import { STAMP_PAGES } from '@contract/rules/stamp-code';
import { judgeScan } from '@contract/rules/stamp-verdict';
import { scanWord } from '@contract/rules/stamp-words';
import type { SealedReading } from '@contract/sealed-reading';
import { say } from '@contract/sentences/sentence';
import { badField } from '@server/errors/app-error';
import { nameFiles } from '@server/modules/apply/file-repository';
import { closeRemarksOf } from '@server/modules/apply/remark-repository';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Db, EventBody, Scope } from '@server/modules/apply/scope';
import { findSnapshot } from '@server/modules/apply/snapshot-repository';
import { filesByIds, usableFiles } from '@server/modules/attachment/service';

/**
 * The scan is a file of the auditor's own, completely there, and younger than the version it was stamped for: a sheet
 * that was on file before proves an earlier one.
 */
const requireSheet = async ({ db, caller }: Scope, row: ApplicationRow, sheet: string): Promise<void> => {
  const [file] = (await usableFiles(db, [sheet], caller.accountId)).has(sheet)
    ? await filesByIds(db, [sheet])
    : [];
  if (file?.state !== 'ready') throw badField('body.sealedSheet', 'apply.sheet_broken');
  if (row.submittedAt && file.createdAt < row.submittedAt)
    throw badField('body.sealedSheet', say('apply.sheet_old', { n: row.filedVersion }));
};

/**
 * What the scan proves of the version filed now. A scan of another version or application is refused; an unclear one
 * needs the auditor's statement that they compared it.
 */
const readingOf = async (db: Db, row: ApplicationRow, body: EventBody): Promise<SealedReading> => {
  const { scan = [], sheetCompared: compared = false } = body;
  const snapshot = await findSnapshot(db, row.id, row.filedVersion);
  const filed = {
    no: row.no ?? '',
    version: row.filedVersion,
    pages: STAMP_PAGES,
    code: codeOfDigest(snapshot?.digest ?? ''),
  };
  const { verdict, findings } = judgeScan(scan, filed);
  const wrong = findings.find(({ kind }) => kind.startsWith('other_'));
  if (verdict === 'refused' && wrong) throw badField('body.sealedSheet', scanWord(wrong, row.filedVersion));
  if (verdict === 'asks' && !compared)
    throw badField('body.sheetCompared', say('apply.sheet_compare', { n: row.filedVersion }));
  return { verdict: verdict === 'proved' ? 'proved' : 'asks', compared, findings };
};

/** The unit answers for the version that is filed now, with a sheet stamped for it. */
export const endorse = async (scope: Scope, row: ApplicationRow, body: EventBody) => {
  const { sealedSheet: sheet } = body;
  const { db, caller, now } = scope;
  if (!sheet) throw badField('body.sealedSheet', 'apply.no_sheet');
  await requireSheet(scope, row, sheet);
  const reading = await readingOf(db, row, body);
  await nameFiles(db, row.id, [sheet]);
  await closeRemarksOf(db, row.id, 'unit', { closedBy: caller.accountId, closedAt: now });
  return { sealedSheet: sheet, sealedVersion: row.filedVersion, sealedReading: reading };
};

/** Keeps the time when the office first received it. */
export const forwarded = ({ reportedAt }: ApplicationRow, now: Date) => ({ reportedAt: reportedAt ?? now });

/** 盖章上报: endorses and reports to the office. A version that is endorsed already needs no second sheet. */
export const report = async (scope: Scope, row: ApplicationRow, body: EventBody) => ({
  ...(isEndorsed(row) && !body.sealedSheet ? {} : await endorse(scope, row, body)),
  ...forwarded(row, scope.now),
});
