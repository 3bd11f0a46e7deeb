import type { Certification, CertificationCase } from '@contract/certification';
import { REFUSAL_WORDS, type RefusalCode } from '@contract/certification-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { certificationDue } from '@contract/rules/certification-clock';
import { shownIdNumber } from '@server/crypto/field-sealing';
import type { Sealer } from '@server/crypto/sealing';
import type { Static } from 'typebox';
import { type CertificationRow, STATUS } from './repository';

/** The reason as a sentence: the reviewer's own words after what the code says, unless the code says nothing. */
const reasonText = ({ code, reason }: Pick<CertificationRow, 'reason'> & { code: RefusalCode | null }) =>
  code === null || code === 'other' ? reason : [REFUSAL_WORDS.texts[code], reason].filter(Boolean).join('。');

/** Row → wire. The number is masked for everybody: the photograph is what a reviewer compares with. */
export const presentCertification = (row: CertificationRow, sealer: Sealer): Certification => ({
  id: row.id,
  auth_type: row.kind === 'real_name' ? 1 : 2,
  apply_status: row.status,
  name: row.name,
  gender: row.gender as Certification['gender'],
  id_type: row.idType as Certification['id_type'],
  id_number: shownIdNumber(sealer, row.idNumberSealed),
  school_name: row.schoolName,
  department_name: row.departmentName,
  identity: row.identity as Certification['identity'],
  extra: row.extra,
  attachment_id: row.fileId,
  remarks: reasonText({ code: row.reasonCode, reason: row.reason }),
  reason_code: row.reasonCode,
  reason_words: row.reason,
  reason_said: row.reasonSaid,
  create_time: beijingIso(row.createdAt),
  due: row.status === STATUS.pending ? beijingIso(certificationDue(row.createdAt)) : null,
  deal_time: row.decidedAt && beijingIso(row.decidedAt),
  valid_until: row.validUntil && beijingIso(row.validUntil),
});

export const presentCase = (row: CertificationRow, sealer: Sealer): Static<typeof CertificationCase> => ({
  id: row.id,
  accountId: row.accountId,
  login: row.login,
  kind: row.kind,
  status: row.status,
  record: presentCertification(row, sealer),
  createTime: beijingIso(row.createdAt),
  queuedAt: beijingIso(row.queuedAt),
  version: row.version,
});
