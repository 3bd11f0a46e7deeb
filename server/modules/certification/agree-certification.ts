import { certificationEnd } from '@contract/rules/certification-term';
import { type Sentence, say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { decisionColumns } from '@server/db/decision-columns';
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

/** What is certified, in what the person is told. */
export const certificationName = (kind: CertificationRow['kind']): Sentence => ({
  code: `notice.cert.${kind}`,
});

/** Where the person reads what became of it and goes on: the part of the page that is about this one. */
export const wayToCertification = (kind: CertificationRow['kind']): string =>
  `/user?tab=certification&kind=${kind}`;

/** What was filed subject to a person's real-name certification goes on, in the transaction that agrees to it. */
export type GoOn = (
  tx: Transaction,
  accountId: number,
  around: { sealer: Sealer; source: FastifyRequest; now: Date },
) => Promise<unknown>;

/** With what a certification is agreed to. */
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

/** What the person is from now on, as it has been proven. */
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
 * 通过: by the office, or by the person's unit, which then vouches for it instead of the document itself. The person
 * hears of it, and what was filed subject to it goes on. The case is held by the caller, who records the act last.
 */
export const agreeCase = async (
  tx: Transaction,
  { sealer, goOn }: Agreeing,
  row: CertificationRow,
  act: Act,
  voucher: string | null,
): Promise<void> => {
  const { now, request } = act;
  if (row.idNumberKey && (await isDocumentTaken(tx, row.idNumberKey, row.accountId)))
    throw conflict('certification.document_elsewhere', { errorCode: 'certification.document_taken' });
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
    .execute();
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
