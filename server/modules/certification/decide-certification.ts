import type { certificationCalls } from '@contract/certification';
import type { RefusalCode } from '@contract/certification-choices';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { decided } from '@server/db/decided';
import { badRequest, conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { reviseAccount } from '@server/modules/account/service';
import { onLeaderCertified } from '@server/modules/apply/service';
import type { Identity } from '@server/modules/auth/service';
import { notify } from '@server/modules/notification/service';
import { endCertification } from './end-certification';
import { eraseEvidence } from './evidence';
import { presentCase, reasonText } from './present-certification';
import { type CertificationRow, isDocumentTaken, lockCertification, STATUS } from './repository';

type Rows = typeof certificationCalls;
type DecideCall = Call<Rows['PUT /prod-api/system/cert/{id}/decide']>;
type RevokeCall = Call<Rows['PUT /prod-api/system/cert/{id}/revoke']>;

const NAMES = { real_name: '实名认证', professional: '职业认证' } as const;

const openCase = async (
  tx: Transaction,
  identity: Identity,
  { params, body, caller }: DecideCall | RevokeCall,
  status: number,
): Promise<CertificationRow> => {
  const row = await lockCertification(tx, params.id);
  if (!row) throw notFound();
  if (row.accountId === caller.accountId) throw forbidden('certification.own');
  if (row.status !== status || row.version !== body.version)
    throw conflict('certification.version_moved', {
      data: presentCase(row, identity.sealer),
    });
  return row;
};

/** What the person is from now on, as the reviewer has seen it proven. */
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

interface Refusal {
  code: RefusalCode;
  /** What the reviewer adds in words of his own. */
  reason: string | null;
}

/** Why it is refused; null where it is agreed. A reason in words alone is 其他. */
const refusalOf = ({ agree, reasonCode, reason }: DecideCall['body']): Refusal | null => {
  if (agree) return null;
  const words = reason?.trim() || null;
  const code = reasonCode ?? 'other';
  if (code === 'other' && !words) throw badRequest('certification.reason');
  return { code, reason: words };
};

const settle = async (tx: Transaction, call: DecideCall, row: CertificationRow, refusal: Refusal | null) => {
  await tx
    .updateTable('certification')
    .set((eb) => ({
      ...decided(call, refusal ? STATUS.refused : STATUS.agreed, refusal?.reason ?? null),
      reasonCode: refusal?.code ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
};

/** Whoever mends the scan keeps the place: that is said where the refusal is read. */
const refusedBody = (refusal: Refusal): string =>
  `原因：${reasonText(refusal)}\n改正后重新申请即可，审核次序和已提交申报的时间不变`;

export const decideCertification = async (identity: Identity, call: DecideCall) => {
  const { body, caller, now, request } = call;
  const { agree } = body;
  const refusal = refusalOf(body);
  return call.transaction(async (tx) => {
    const row = await openCase(tx, identity, call, STATUS.pending);
    if (agree && row.idNumberKey && (await isDocumentTaken(tx, row.idNumberKey, row.accountId)))
      throw conflict('certification.document_elsewhere', { errorCode: 'certification.document_taken' });
    await settle(tx, call, row, refusal);
    const { sealer } = identity;
    if (agree) await certify(tx, row, now);
    else await eraseEvidence(tx, row.id);
    const name = NAMES[row.kind];
    const notice = {
      accountId: row.accountId,
      kind: 'certification' as const,
      title: refusal ? `${name}未通过` : `${name}已通过`,
      body: refusal ? refusedBody(refusal) : '现在可以办理需要认证的业务',
      link: '/user?tab=certification',
    };
    await notify(tx, sealer, notice, now);
    if (agree && row.kind === 'real_name')
      await onLeaderCertified(tx, row.accountId, { sealer, source: request, now });
    const answer = presentCase((await lockCertification(tx, row.id)) ?? row, identity.sealer);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: agree ? 'certification.agree' : 'certification.refuse',
      target: `certification:${row.id}`,
      outcome: 'ok',
    });
    return answer;
  });
};

export const revokeCertification = async (identity: Identity, call: RevokeCall) => {
  const { body, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const row = await openCase(tx, identity, call, STATUS.agreed);
    await endCertification(identity, tx, row.accountId, row.kind, body.reason, now);
    const name = NAMES[row.kind];
    const notice = {
      accountId: row.accountId,
      kind: 'certification' as const,
      link: '/user?tab=certification',
    };
    await notify(
      tx,
      identity.sealer,
      { ...notice, title: `${name}已取消`, body: `原因：${body.reason}` },
      now,
    );
    const answer = presentCase((await lockCertification(tx, row.id)) ?? row, identity.sealer);
    const target = `certification:${row.id}`;
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'certification.revoke',
      target,
      outcome: 'ok',
    });
    return answer;
  });
};
