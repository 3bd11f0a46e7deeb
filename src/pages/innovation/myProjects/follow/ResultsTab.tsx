import type { StageResult } from '@contract/result';
import { MILESTONES } from '@contract/result-choices';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { resultPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { useStageWindow } from '@/pages/innovation/parts/useStageWindow';
import { fetchResult } from '@/services/result';
import { isMissing } from '@/utils/is-missing';

/** Both stages as this reader may see them; a draft of somebody else is not there. */
async function loadStages(id: number): Promise<StageResult[]> {
  const stages = await Promise.all(
    MILESTONES.map((milestone) =>
      fetchResult(id, milestone, 'section').catch((error: Error) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    ),
  );
  return stages.filter((stage) => stage !== null);
}

/** 阶段成果 of one project: where each stage stands, and the way to write or read it. */
export function ResultsTab({ id, version }: { id: number; version: number }) {
  const t = useText();
  const stageWindow = useStageWindow();
  const { data, error, reload } = useLoad(() => loadStages(id), { refreshDeps: [id, version] });
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton shape="rows" count={2} />;
  if (data.length === 0) return <EmptyState title={t('result.list.stage.empty')} />;
  return (
    <ResponsiveTable
      caption={t('result.list.page.title')}
      captionHidden
      rows={data}
      rowKey={({ milestone }) => milestone}
      columns={[
        {
          key: 'stage',
          title: t('result.mine.stage.column'),
          render: ({ milestone }) => t(`result.milestone.${milestone}.label`),
        },
        {
          key: 'status',
          title: t('result.mine.status.column'),
          render: ({ status }) => <StatusTag kind="result" status={status} />,
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
          render: ({ milestone, editable }) => (
            <ButtonLink to={resultPath(id, milestone)} size="small" look={editable ? 'primary' : 'plain'}>
              {t(editable ? 'result.mine.write.action' : 'result.mine.view.action')}
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
