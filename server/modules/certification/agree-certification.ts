import { certificationEnd } from '@contract/rules/certification-term';
import { type Sentence, say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { decisionColumns } from '@server/db/decision-columns';
import { refuseTaken } from '@server/db/failures';
import { conflict } from '@server/errors/app-error';
import { reviseAccount } from '@server/modules/account/service';
import { notify } from '@server/modules/notification/service';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import { closeCertification } from './end-certification';
import {
  type CertificationRow,
  currentCertification,
  isDocumentTaken,
  platformGrounds,
  STATUS,
} from './repository';

/** The name of the certification in notices. */
export const certificationName = (kind: CertificationRow['kind']): Sentence => ({
  code: `notice.cert.${kind}`,
});

/** Address of the section about this certification, where the person reads the outcome and continues. */
export const wayToCertification = (kind: CertificationRow['kind']): string =>
  `/user?tab=certification&kind=${kind}`;

/**
 * Lets applications go on that were filed on condition of the real-name certification, in the transaction that approves
 * it.
 */
export type GoOn = (
  tx: Transaction,
  accountId: number,
  around: { sealer: Sealer; source: FastifyRequest; now: Date },
) => Promise<unknown>;

/** What approving a certification needs. */
export interface Agreeing {
  sealer: Sealer;
  goOn: GoOn;
}

/** Who decides, when and in which call. */
export interface Act {
  caller: Caller;
  now: Date;
  request: FastifyRequest;
}

/** Copies the certified facts to the account. */
const certify = async (tx: Transaction, row: CertificationRow, now: Date): Promise<void> => {
  const { schoolId, departmentId, identity, extra } = row;
  const isStudent = identity === 'student';
  const facts =
    row.kind === 'real_name'
      ? { certified: true, realName: row.name, gender: row.gender, showRealname: row.showRealname }
      : {
          professionalCertified: true,
          schoolId,
          departmentId,
          identity,
          technicalTitle: isStudent ? null : extra,
          studentId: isStudent ? extra : null,
        };
  await reviseAccount(tx, row.accountId, { ...facts, updatedAt: now });
};

/**
 * 通过: approved by the office, or by the person's unit, which then vouches for them. The person is notified, and
 * conditional filings go on. The caller has locked the case, and records the audit entry last.
 */
export const agreeCase = async (
  tx: Transaction,
  { sealer, goOn }: Agreeing,
  row: CertificationRow,
  act: Act,
  voucher: string | null,
): Promise<void> => {
  const { now, request } = act;
  const taken = () =>
    conflict('certification.document_elsewhere', { errorCode: 'certification.document_taken' });
  if (row.idNumberKey && (await isDocumentTaken(tx, row.idNumberKey, row.accountId))) throw taken();
  const renewed = await currentCertification(tx, row.accountId, row.kind, STATUS.agreed);
  if (renewed) await closeCertification(tx, renewed.id, platformGrounds('certification.renewed'), now);
  const grounds = voucher
    ? platformGrounds(say('certification.vouched', { unit: voucher }))
    : { reason: null };
  await tx
    .updateTable('certification')
    .set((eb) => ({
      ...decisionColumns(act, STATUS.agreed, null),
      ...grounds,
      validUntil: certificationEnd(row.kind, now),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute()
    // Somebody else with the same document may be agreed in the same moment.
    .catch(refuseTaken(taken));
  await certify(tx, row, now);
  const notice = {
    accountId: row.accountId,
    kind: 'certification' as const,
    title: say('notice.cert.agreed', { name: certificationName(row.kind) }),
    body: voucher ? say('notice.cert.vouched', { unit: voucher }) : ('notice.cert.usable' as const),
    link: wayToCertification(row.kind),
  };
  await notify(tx, sealer, notice, now);
  if (row.kind === 'real_name') await goOn(tx, row.accountId, { sealer, source: request, now });
};
