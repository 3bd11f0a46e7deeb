import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { recordState } from '@/pages/user/parts/certification-state';
import styles from './CertificationStates.module.css';
import type { CertificationRecord, Records } from './certification-records';
import { refusalText } from './refusal-text';

/** All past applications with their outcome and its reason. */
export function CertificationHistory({ records }: { records: Records }) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  if (records.length === 0) return null;
  const columns: Column<CertificationRecord>[] = [
    {
      key: 'kind',
      title: t('certification.history.kind.column'),
      render: ({ auth_type }) =>
        t(auth_type === 1 ? 'certification.kind.real_name.label' : 'certification.kind.professional.label'),
    },
    {
      key: 'asked',
      title: t('certification.history.asked.column'),
      render: ({ create_time }) => time.dateTime(create_time),
    },
    {
      key: 'status',
      title: t('certification.history.status.column'),
      render: ({ apply_status, deal_time }) => (
        <StatusTag kind="certification" status={recordState(apply_status, deal_time !== null)} />
      ),
    },
    {
      key: 'dealt',
      title: t('certification.history.dealt.column'),
      render: ({ deal_time }) => (deal_time ? time.dateTime(deal_time) : '—'),
    },
    {
      key: 'reason',
      title: t('certification.history.reason.column'),
      render: (record) => {
        const { reason, added } = refusalText(say, record);
        return (
          <>
            {reason || '—'}
            {added && (
              <bdi className={styles.added}>
                <WrittenText>{added}</WrittenText>
              </bdi>
            )}
          </>
        );
      },
    },
  ];
  return (
    <ResponsiveTable
      caption={t('certification.history.self.title')}
      columns={columns}
      rows={[...records].sort((a, b) => b.id - a.id)}
      rowKey={({ id }) => id}
    />
  );
}
