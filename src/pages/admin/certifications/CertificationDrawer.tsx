import { type Text, useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CaseActs } from '@/pages/admin/parts/CaseActs';
import { CaseDrawer } from '@/pages/admin/parts/CaseDrawer';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import { submitCertificationDecision } from '@/services/admin-cases';
import { RefusalFields, type RefusalValues } from './RefusalFields';
import { type Case, nameOf } from './useCertificationColumns';

type ClaimField =
  | 'name'
  | 'gender'
  | 'id_type'
  | 'id_number'
  | 'identity'
  | 'extra'
  | 'school'
  | 'department';

interface Props {
  row: Case;
  onClose: () => void;
  onDone: () => void;
  onStale: (standing: unknown) => void;
}

/** What the person entered, labelled as in the form. */
const claimFacts = (t: Text, { kind, record }: Case): [label: string, content: string][] => {
  const { gender, id_type, identity } = record;
  const facts: Partial<Record<ClaimField, string | null | undefined>> =
    kind === 'real_name'
      ? {
          name: record.name,
          gender: gender === null ? null : t(`certification.gender.${gender}.label`),
          id_type: id_type && t(`certification.idType.${id_type}.label`),
          id_number: record.id_number,
        }
      : {
          name: record.name,
          identity: identity && t(`certification.identity.${identity}.label`),
          extra: record.extra,
          school: record.school_name,
          department: record.department_name,
        };
  return Object.entries(facts).map(([field, content]) => [
    t(`certification.field.${field as ClaimField}.label`),
    content || '—',
  ]);
};

/** A certification with its documents, the claimed facts, and the buttons to decide. */
export function CertificationDrawer({ row, onClose, onDone, onStale }: Props) {
  const t = useText();
  const time = useTimeText();
  const { id, version, kind, status, login, record, createTime, queuedAt } = row;
  const kindName = t(`admin.cert.${kind}.label`);
  const mended: [label: string, content: string][] =
    queuedAt === createTime
      ? []
      : [[t('admin.cert.queued.label'), t('admin.cert.queued.help', { time: time.dateTime(queuedAt) })]];
  return (
    <CaseDrawer
      title={`${kindName} · ${nameOf(row)}`}
      papers={[{ id: record.attachment_id, label: t('admin.cert.proof.column') }]}
      facts={[
        ...claimFacts(t, row),
        [t('admin.cert.login.column'), login],
        [t('admin.case.at.column'), time.dateTime(createTime)],
        ...mended,
        [t('admin.case.status.column'), <CaseTag key="status" kind="case" status={status} />],
      ]}
      acts={
        status === 0 && (
          <CaseActs<RefusalValues>
            prominent
            name={nameOf(row)}
            refusal={{ optional: true, label: t('admin.cert.words.label'), extra: <RefusalFields /> }}
            onDecide={(agree, reason, values) =>
              submitCertificationDecision(id, {
                ...(agree ? {} : { reasonCode: values?.reasonCode ?? null }),
                agree,
                reason: reason || null,
                version,
              })
            }
            onDone={onDone}
            onStale={onStale}
          />
        )
      }
      onClose={onClose}
    />
  );
}
