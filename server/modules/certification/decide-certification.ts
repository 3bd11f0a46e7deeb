import type { certificationCalls } from '@contract/certification';
import { REFUSAL_WORDS, type RefusalCode } from '@contract/certification-choices';
import { joined } from '@contract/sentences/joined';
import { say } from '@contract/sentences/sentence';
import { asWritten, type Word } from '@contract/word';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { decisionColumns } from '@server/db/decision-columns';
import { badRequest, conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import type { Identity } from '@server/modules/auth/service';
import { notify } from '@server/modules/notification/service';
import { certificationMoved } from './acted-first';
import { agreeCase, certificationName, type GoOn, wayToCertification } from './agree-certification';
import { endCertification } from './end-certification';
import { eraseEvidence } from './evidence';
import { presentCase } from './present-certification';
import { type CertificationRow, lockCertification, STATUS } from './repository';

type Rows = typeof certificationCalls;
type DecideCall = Call<Rows['PUT /prod-api/system/cert/{id}/decide']>;
type RevokeCall = Call<Rows['PUT /prod-api/system/cert/{id}/revoke']>;

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
    throw await certificationMoved(
      { tx, caller },
      row,
      conflict('certification.version_moved', { data: presentCase(row, identity.sealer) }),
    );
  return row;
};

interface Refusal {
  code: RefusalCode;
  /** What the reviewer adds in words of his own. */
  reason: string | null;
}

/** Why it is refused; null if approved. Words without a code count as 其他. */
const refusalOf = ({ agree, reasonCode, reason }: DecideCall['body']): Refusal | null => {
  if (agree) return null;
  const words = reason?.trim() || null;
  const code = reasonCode ?? 'other';
  if (code === 'other' && !words) throw badRequest('certification.reason');
  return { code, reason: words };
};

/** Tells the person that a corrected application keeps its place in the queue. */
const refusedBody = ({ code, reason }: Refusal) => {
  const words: Word[] = [
    ...(code === 'other' ? [] : [REFUSAL_WORDS.word(code)]),
    ...(reason ? [asWritten(reason)] : []),
  ];
  const why = say('notice.reason', { reason: joined('notice.sentences', words) });
  return joined('notice.lines', [why, { code: 'notice.cert.again' }]);
};

/** 驳回: erases number and pictures, which are no longer needed, and notifies the person of the reason. */
const refuseCase = async (
  tx: Transaction,
  { sealer }: Identity,
  row: CertificationRow,
  call: DecideCall,
  refusal: Refusal,
): Promise<void> => {
  await tx
    .updateTable('certification')
    .set((eb) => ({
      ...decisionColumns(call, STATUS.refused, refusal.reason),
      reasonCode: refusal.code,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
  await eraseEvidence(tx, row.id);
  const notice = {
    accountId: row.accountId,
    kind: 'certification' as const,
    title: say('notice.cert.refused', { name: certificationName(row.kind) }),
    body: refusedBody(refusal),
    link: wayToCertification(row.kind),
  };
  await notify(tx, sealer, notice, call.now);
};

export const decideCertification = async (identity: Identity, goOn: GoOn, call: DecideCall) => {
  const { body, caller, now, request } = call;
  const refusal = refusalOf(body);
  return call.transaction(async (tx) => {
    const row = await openCase(tx, identity, call, STATUS.pending);
    if (refusal) await refuseCase(tx, identity, row, call, refusal);
    else await agreeCase(tx, { sealer: identity.sealer, goOn }, row, call, null);
    const answer = presentCase((await lockCertification(tx, row.id)) ?? row, identity.sealer);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: body.agree ? 'certification.agree' : 'certification.refuse',
      target: `certification:${row.id}`,
    });
    return answer;
  });
};

export const revokeCertification = async (identity: Identity, call: RevokeCall) => {
  const { body, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const row = await openCase(tx, identity, call, STATUS.agreed);
    await endCertification(identity, tx, row, { reason: body.reason }, now);
    const notice = {
      accountId: row.accountId,
      kind: 'certification' as const,
      link: wayToCertification(row.kind),
    };
    const title = say('notice.cert.revoked', { name: certificationName(row.kind) });
    await notify(
      tx,
      identity.sealer,
      { ...notice, title, body: say('notice.reason', { reason: body.reason }) },
      now,
    );
    const answer = presentCase((await lockCertification(tx, row.id)) ?? row, identity.sealer);
    const target = `certification:${row.id}`;
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'certification.revoke',
      target,
    });
    return answer;
  });
};
