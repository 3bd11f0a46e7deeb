import type { PlatformHealth } from '@contract/platform-health';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { SectionHeading } from '@/components/SectionHeading';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { type JobRow, jobRows } from './job-rows';
import { StateTag } from './StateTag';

const LOOKS = {
  fine: { tone: 'success', icon: 'check', label: 'admin.security.fine.label' },
  late: { tone: 'warning', icon: 'warning', label: 'admin.health.late.label' },
  failing: { tone: 'warning', icon: 'warning', label: 'admin.health.failing.label' },
} as const;

/** When each timed job last came to its end. */
export function Jobs({ jobs }: { jobs: PlatformHealth['jobs'] }) {
  const t = useText();
  const time = useTimeText();
  const columns: Column<JobRow>[] = [
    {
      key: 'job',
      title: t('admin.health.job.column'),
      render: ({ label, name }) => (label ? t(label) : name),
    },
    {
      key: 'succeeded',
      title: t('admin.health.succeeded.column'),
      render: ({ succeededAt }) =>
        succeededAt ? time.dateTime(succeededAt) : t('admin.security.never.label'),
    },
    {
      key: 'duration',
      title: t('admin.health.duration.column'),
      numeric: true,
      render: ({ durationMs }) => t('admin.health.ms.label', { n: durationMs }),
    },
    {
      key: 'state',
      title: t('admin.security.state.column'),
      render: ({ state }) => <StateTag look={LOOKS[state]} />,
    },
  ];
  return (
    <section>
      <SectionHeading
        title={t('admin.health.jobs.label')}
        note={jobs.length === 0 ? t('admin.health.noJobs.empty') : undefined}
      />
      {jobs.length > 0 && (
        <ResponsiveTable
          caption={t('admin.health.jobs.label')}
          captionHidden
          columns={columns}
          rows={jobRows(jobs)}
          rowKey={({ name }) => name}
        />
      )}
    </section>
  );
}
