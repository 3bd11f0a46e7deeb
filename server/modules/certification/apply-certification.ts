import type { certificationCalls } from '@contract/certification';
import { ACCOUNT_WORDS, REAL_NAME } from '@contract/rules/account-rules';
import { isRenewable } from '@contract/rules/certification-term';
import { cleanName } from '@contract/rules/clean-text';
import { genderOfIdNumber, idDocumentFault, isTooYoung, normalIdNumber } from '@contract/rules/id-document';
import type { Said } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { CertificationTable } from '@server/db/account-care-schema';
import type { Database, Transaction } from '@server/db/database';
import { badField, conflict } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { type Account, lockAccount, ownAccount } from '@server/modules/account/service';
import type { Identity } from '@server/modules/auth/service';
import { isUsableSchool } from '@server/modules/school/service';
import { type Limit, limitRate } from '@server/security/rate-limit';
import type { Insertable } from 'kysely';
import { checkEvidence } from './evidence';
import { certificationsOf, currentCertification, isDocumentTaken, type Kind, STATUS } from './repository';

type Rows = typeof certificationCalls;
type RealNameCall = Call<Rows['POST /api/users/accounts/{id}/authentication_apply.json']>;
type ProfessionalCall = Call<Rows['POST /api/users/accounts/{id}/professional_auth_apply.json']>;

const refuse = (field: string, said: Said) => badField(`body.${field}`, said, 'certification.invalid');

const checkRealName = ({ body, now }: RealNameCall, number: string): void => {
  const type = body.id_type ?? 'id_card';
  if (!REAL_NAME.test(cleanName(body.name))) throw refuse('name', ACCOUNT_WORDS.word('realName'));
  const problem = idDocumentFault(type, number, now);
  if (problem) throw refuse('id_number', problem);
  if (isTooYoung(type, number, now)) throw refuse('id_number', 'certification.too_young');
  const gender = genderOfIdNumber(type, number);
  if (gender !== null && gender !== body.gender) throw refuse('gender', 'certification.gender');
};

/** A corrected application keeps the place in the queue of the one that was refused. */
const placeInQueue = async (tx: Transaction, accountId: number, kind: Kind, now: Date): Promise<Date> => {
  const newest = (await certificationsOf(tx, accountId)).find((one) => one.kind === kind);
  return newest?.status === STATUS.refused ? newest.queuedAt : now;
};

/** What is certified is asked for again only when its end is near. */
const mayRenew = async (tx: Transaction, accountId: number, kind: Kind, now: Date): Promise<boolean> => {
  const end = (await currentCertification(tx, accountId, kind, STATUS.agreed))?.validUntil;
  return end ? isRenewable(end, now) : false;
};

/**
 * Only somebody uncertified (or renewing) may apply, and nobody is certified before approval. The account is locked, so
 * that of several concurrent applications only one starts.
 */
const startApplication = async (
  tx: Transaction,
  own: Account,
  kind: Kind,
  now: Date,
): Promise<{ account: Account; queuedAt: Date }> => {
  const account = await lockAccount(tx, own.id);
  const isCertified = kind === 'real_name' ? account.certified : account.professionalCertified;
  if (isCertified && !(await mayRenew(tx, account.id, kind, now))) throw conflict('certification.certified');
  if (await currentCertification(tx, account.id, kind, STATUS.pending))
    throw conflict('certification.pending');
  return { account, queuedAt: await placeInQueue(tx, account.id, kind, now) };
};

/** Stores the application for the office to review. */
const enter = async (
  tx: Transaction,
  { now, request }: RealNameCall | ProfessionalCall,
  accountId: number,
  claim: Omit<Insertable<CertificationTable>, 'accountId' | 'createdAt' | 'updatedAt'>,
): Promise<Record<string, never>> => {
  await tx
    .insertInto('certification')
    .values({ ...claim, accountId, createdAt: now, updatedAt: now })
    .execute();
  await recordAudit(tx, request, now, {
    accountId,
    action: 'certification.apply',
    target: `account:${accountId}`,
  });
  return {};
};

/**
 * Nobody corrects their own application so often. The limit is needed because the answer reveals whether a document is
 * in use by somebody certified.
 */
const DOCUMENTS: Limit = { name: 'certification.document', max: 10, windowMs: DAY_MS };

export const applyRealName = async (
  db: Database,
  identity: Identity,
  call: RealNameCall,
): Promise<Record<string, never>> => {
  const { params, body, caller, now } = call;
  const number = normalIdNumber(body.id_number);
  checkRealName(call, number);
  // Counted outside the transaction: refused requests count too, and no second connection is awaited while one is held.
  await limitRate(db, DOCUMENTS, String(caller.accountId), now);
  return call.transaction(async (tx) => {
    const own = await ownAccount(tx, caller, params.id);
    const { account, queuedAt } = await startApplication(tx, own, 'real_name', now);
    const fileId = body.attachment_ids[0] ?? '';
    await checkEvidence(tx, fileId, account.id, 'real_name');
    const key = identity.sealer.fingerprint(`id:${number}`);
    if (await isDocumentTaken(tx, key, account.id)) throw conflict('certification.document_taken');
    await identity.recordConsent(tx, account.id, 'id_data', body.consent, now);
    return enter(tx, call, account.id, {
      kind: 'real_name',
      name: cleanName(body.name),
      gender: body.gender,
      idType: body.id_type ?? 'id_card',
      idNumberSealed: identity.sealer.seal(number),
      idNumberKey: key,
      showRealname: body.show_realname ?? false,
      fileId,
      queuedAt,
    });
  });
};

export const applyProfessional = async (call: ProfessionalCall): Promise<Record<string, never>> => {
  const { params, body, caller, now } = call;
  return call.transaction(async (tx) => {
    const own = await ownAccount(tx, caller, params.id);
    const { account, queuedAt } = await startApplication(tx, own, 'professional', now);
    if (
      !(await isUsableSchool(
        tx,
        { schoolId: body.school_id, departmentId: body.department_id ?? null },
        account.id,
      ))
    )
      throw refuse('school_id', 'school.none');
    const fileId = body.attachment_ids[0] ?? '';
    await checkEvidence(tx, fileId, account.id, 'professional');
    return enter(tx, call, account.id, {
      kind: 'professional',
      name: account.realName,
      schoolId: body.school_id,
      departmentId: body.department_id ?? null,
      identity: body.identity,
      extra: body.extra.trim(),
      fileId,
      queuedAt,
    });
  });
};
