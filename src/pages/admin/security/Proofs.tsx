import type { SecurityState } from '@contract/security-state';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { SectionHeading } from '@/components/SectionHeading';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

type Chain = 'auditCheck' | 'receiptCheck';

interface Proof {
  key: 'backup' | Chain;
  at: string | null;
  isGood: boolean;
  words: string;
}

/** The latest backup and the latest verification of each chain; what has never been done says how to do it. */
export function Proofs({ state }: { state: SecurityState }) {
  const t = useText();
  const time = useTimeText();
  const chainOf = (key: Chain): Proof => {
    const check = state[key];
    if (!check) return { key, at: null, isGood: false, words: t('admin.security.neverCheck.help') };
    const { at, intact, checked } = check;
    const words = t(intact ? 'admin.security.intact.label' : 'admin.security.broken.label', { n: checked });
    return { key, at, isGood: intact, words };
  };
  const backupOf = ({ backup }: SecurityState): Proof => {
    const key = 'backup';
    if (!backup) return { key, at: null, isGood: false, words: t('admin.security.neverBackup.help') };
    const words = t(backup.done ? 'admin.security.backupDone.label' : 'admin.security.backupFailed.label');
    return { key, at: backup.at, isGood: backup.done, words };
  };
  const columns: Column<Proof>[] = [
    {
      key: 'what',
      title: t('admin.security.what.column'),
      render: ({ key }) => t(`admin.security.${key}.label`),
    },
    {
      key: 'last',
      title: t('admin.security.last.column'),
      render: ({ at }) => (at ? time.dateTime(at) : t('admin.security.never.label')),
    },
    {
      key: 'outcome',
      title: t('admin.security.outcome.column'),
      render: ({ words }) => words,
    },
    {
      key: 'state',
      title: t('admin.security.state.column'),
      render: ({ isGood }) => (
        <Tag tone={isGood ? 'success' : 'warning'} icon={isGood ? 'check' : 'warning'}>
          {t(isGood ? 'admin.security.fine.label' : 'admin.security.due.label')}
        </Tag>
      ),
    },
  ];
  return (
    <section>
      <SectionHeading title={t('admin.security.proofs.title')} />
      <ResponsiveTable
        caption={t('admin.security.proofs.title')}
        captionHidden
        columns={columns}
        rows={[backupOf(state), chainOf('auditCheck'), chainOf('receiptCheck')]}
        rowKey={({ key }) => key}
      />
    </section>
  );
}
