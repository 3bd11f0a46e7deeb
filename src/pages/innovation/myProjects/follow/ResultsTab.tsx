import type { ApplicationStatus } from '@contract/enums';
import { FUNDED_STATUSES } from '@contract/funded-statuses';
import type { MyResultRow, StageResult } from '@contract/result';
import { MILESTONES } from '@contract/result-choices';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { resultPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { begunStatus } from '@/pages/innovation/parts/begun-status';
import { useStageColumns } from '@/pages/innovation/parts/useStageColumns';
import { fetchResult, listHandedIn } from '@/services/result';

const FUNDED: readonly ApplicationStatus[] = FUNDED_STATUSES;

interface Props {
  id: number;
  version: number;
  status: ApplicationStatus;
  /** The reader is the project's leader. */
  isMine: boolean;
}

type Row = Pick<
  MyResultRow,
  'milestone' | 'status' | 'windowStart' | 'windowEnd' | 'editable' | 'submitTime'
>;

const rowOf = (result: StageResult): Row => ({ ...result, status: begunStatus(result) });

/** The leader of an approved project sees both stages, begun or not; everybody else sees what was submitted. */
const loadStages = async ({ id, status, isMine }: Props): Promise<Row[]> => {
  const asked =
    isMine && FUNDED.includes(status)
      ? Promise.all(MILESTONES.map((milestone) => fetchResult(id, milestone, 'section')))
      : listHandedIn(id, 'section');
  return (await asked).map(rowOf);
};

/** 阶段成果 of one project: the state of each stage, and a link to write or read it. */
export function ResultsTab(props: Props) {
  const t = useText();
  const { id, version } = props;
  const columns = useStageColumns<Row>(({ milestone }) => resultPath(id, milestone));
  const { data, error, reload } = useLoad(() => loadStages(props), { about: id, refreshDeps: [version] });
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton shape="rows" count={2} />;
  if (data.length === 0) return <EmptyState title={t('life.results.none.empty')} />;
  return (
    <ResponsiveTable
      caption={t('result.list.page.title')}
      captionHidden
      rows={data}
      rowKey={({ milestone }) => milestone}
      columns={columns}
    />
  );
}
