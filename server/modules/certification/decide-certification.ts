import type { certificationCalls } from '@contract/certification';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { decided } from '@server/db/decided';
import { badRequest, conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { reviseAccount } from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import { notify } from '@server/modules/notification/service';
import { endCertification } from './end-certification';
import { eraseEvidence } from './evidence';
import { presentCase } from './present-certification';
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

const settle = async (
  tx: Transaction,
  call: DecideCall,
  row: CertificationRow,
  agree: boolean,
  reason: string | null,
) => {
  await tx
    .updateTable('certification')
    .set((eb) => ({
      ...decided(call, agree ? STATUS.agreed : STATUS.refused, reason),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
};

export const decideCertification = async (identity: Identity, call: DecideCall) => {
  const { body, caller, now, request } = call;
  const { agree } = body;
  const reason = body.reason?.trim() || null;
  if (!agree && !reason) throw badRequest('certification.reason');
  return call.transaction(async (tx) => {
    const row = await openCase(tx, identity, call, STATUS.pending);
    if (agree && row.idNumberKey && (await isDocumentTaken(tx, row.idNumberKey, row.accountId)))
      throw conflict('certification.document_elsewhere', { errorCode: 'certification.document_taken' });
    await settle(tx, call, row, agree, reason);
    if (agree) await certify(tx, row, now);
    else await eraseEvidence(tx, row.id);
    const name = NAMES[row.kind];
    const notice = {
      accountId: row.accountId,
      kind: 'certification' as const,
      title: agree ? `${name}已通过` : `${name}未通过`,
      body: agree ? '现在可以办理需要认证的业务' : `原因：${reason}`,
      link: '/user?tab=certification',
    };
    await notify(tx, identity.sealer, notice, now);
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
