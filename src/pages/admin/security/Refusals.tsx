import type { SecurityState } from '@contract/security-state';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { SectionHeading } from '@/components/SectionHeading';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

type Row = SecurityState['refusals'][number];

/** Refused attempts, by kind. */
export function Refusals({ refusals }: { refusals: readonly Row[] }) {
  const t = useText();
  const time = useTimeText();
  const columns: Column<Row>[] = [
    {
      key: 'kind',
      title: t('admin.security.kind.column'),
      render: ({ kind }) => t(`admin.security.refusal.${kind}.label`),
    },
    { key: 'day', title: t('admin.security.day.column'), numeric: true, render: ({ day }) => day },
    { key: 'week', title: t('admin.security.week.column'), numeric: true, render: ({ week }) => week },
    {
      key: 'last',
      title: t('admin.security.last.column'),
      render: ({ lastAt }) => (lastAt ? time.dateTime(lastAt) : t('admin.security.never.label')),
    },
  ];
  return (
    <section>
      <SectionHeading title={t('admin.security.refusals.title')} note={t('admin.security.refusals.help')} />
      <ResponsiveTable
        caption={t('admin.security.refusals.title')}
        captionHidden
        columns={columns}
        rows={refusals}
        rowKey={({ kind }) => kind}
      />
    </section>
  );
}
