import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { CaseActs } from '@/pages/admin/parts/CaseActs';
import { CaseDrawer } from '@/pages/admin/parts/CaseDrawer';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import { submitCertificationDecision } from '@/services/admin-cases';
import { type Case, claimOf, nameOf } from './useCertificationColumns';

interface Props {
  row: Case;
  onClose: () => void;
  onDone: () => void;
  onStale: () => void;
}

/** What proves a claim, what is claimed, and the decision about it. */
export function CertificationDrawer({ row, onClose, onDone, onStale }: Props) {
  const t = useText();
  const time = useTimeText();
  const { id, version, kind, status, login, record, createTime } = row;
  const kindName = t(`admin.cert.${kind}.label`);
  return (
    <CaseDrawer
      title={`${kindName} · ${nameOf(row)}`}
      papers={[{ id: record.attachment_id, label: t('admin.cert.proof.column') }]}
      facts={[
        [t('admin.cert.claim.column'), claimOf(row)],
        [t('admin.cert.login.column'), login],
        [t('admin.case.at.column'), time.dateTime(createTime)],
        [t('admin.case.status.column'), <CaseTag key="status" kind="case" status={status} />],
      ]}
      acts={
        status === 0 && (
          <CaseActs
            prominent
            name={nameOf(row)}
            onDecide={(agree, reason) => submitCertificationDecision(id, { agree, reason, version })}
            onDone={onDone}
            onStale={onStale}
          />
        )
      }
      onClose={onClose}
    />
  );
}
