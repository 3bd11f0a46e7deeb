import type { MyResultRow } from '@contract/result';
import type { Milestone } from '@contract/result-choices';
import { Cover } from '@/components/cover/Cover';
import { projectCover } from '@/components/cover/cover-drawing';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useStageColumns } from '@/pages/innovation/parts/useStageColumns';
import { listMyResults } from '@/services/result';

/** My projects with stage results that are due or submitted, with the window of each stage. */
export function MineList({ milestone }: { milestone: Milestone | null }) {
  const t = useText();
  const columns = useStageColumns<MyResultRow>(
    ({ applicationId, milestone: stage }) => `/innovation/result/${applicationId}?milestone=${stage}`,
  );
  const { data, error, reload } = useLoad(listMyResults);
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton shape="rows" count={3} />;
  const rows = data.filter((row) => milestone === null || row.milestone === milestone);
  if (rows.length === 0) return <EmptyState title={t('result.list.mine.empty')} />;
  return (
    <ResponsiveTable
      caption={t('result.list.mine.label')}
      captionHidden
      rows={rows}
      rowKey={({ applicationId, milestone: stage }) => `${applicationId}-${stage}`}
      columns={[
        {
          key: 'title',
          title: t('result.mine.project.column'),
          render: ({ applicationId, title, field }) => (
            <Cover of={{ kind: 'result', field: projectCover(field), id: applicationId }}>{title}</Cover>
          ),
        },
        ...columns,
      ]}
    />
  );
}
