import type { PlatformHealth } from '@contract/platform-health';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { SectionHeading } from '@/components/SectionHeading';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

type Fault = PlatformHealth['faults'][number];

/** Failures of the last hour by error code; the log uses the same codes. */
export function Faults({ faults }: { faults: readonly Fault[] }) {
  const t = useText();
  const time = useTimeText();
  const columns: Column<Fault>[] = [
    { key: 'code', title: t('admin.health.code.column'), render: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    { key: 'count', title: t('admin.health.count.column'), numeric: true, render: ({ count }) => count },
    {
      key: 'last',
      title: t('admin.health.lastAt.column'),
      render: ({ lastAt }) => time.dateTime(lastAt),
    },
  ];
  return (
    <section>
      <SectionHeading title={t('admin.health.faults.label')} />
      <ResponsiveTable
        caption={t('admin.health.faults.label')}
        captionHidden
        columns={columns}
        rows={faults}
        rowKey={({ code }) => code}
      />
    </section>
  );
}
