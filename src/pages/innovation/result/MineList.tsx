import type { Milestone } from '@contract/result-choices';
import { ButtonLink } from '@/components/Button';
import { Cover } from '@/components/Cover';
import { projectCover } from '@/components/cover-drawing';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useStageWindow } from '@/pages/innovation/parts/useStageWindow';
import { listMyResults } from '@/services/result';

/** My projects that owe or have given results, with the window of each stage. */
export function MineList({ milestone }: { milestone: Milestone | null }) {
  const t = useText();
  const stageWindow = useStageWindow();
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
        {
          key: 'stage',
          title: t('result.mine.stage.column'),
          render: (row) => t(`result.milestone.${row.milestone}.label`),
        },
        {
          key: 'status',
          title: t('result.mine.status.column'),
          render: ({ status }) =>
            status ? <StatusTag kind="result" status={status} /> : t('result.mine.none.label'),
        },
        {
          key: 'window',
          title: t('result.mine.window.column'),
          render: stageWindow,
        },
        {
          key: 'act',
          title: t('result.mine.act.column'),
          bare: true,
          render: ({ applicationId, milestone: stage, editable, status }) =>
            editable || status ? (
              <ButtonLink
                to={`/innovation/result/${applicationId}?milestone=${stage}`}
                look={editable ? 'primary' : 'plain'}
                size="small"
              >
                {t(editable ? 'result.mine.write.action' : 'result.mine.view.action')}
              </ButtonLink>
            ) : null,
        },
      ]}
    />
  );
}
