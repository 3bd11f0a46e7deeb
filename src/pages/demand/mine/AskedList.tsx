import { PAGE_SIZE } from '@contract/limits';
import { Anchor } from '@/components/Anchor';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { detailPath, MINE } from '@/pages/demand/parts/demand-path';
import { listMyReplies } from '@/services/demand-reply';

/** Demands that I have applied to; each row links to its conversation. */
export function AskedList({ page }: { page: number }) {
  const t = useText();
  const time = useTimeText();
  const { data, error, reload } = useLoad(() => listMyReplies(page), { question: page });
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton shape="rows" count={4} />;
  if (data.total === 0) return <EmptyState title={t('demand.reply.asked.empty')} />;
  return (
    <>
      <ResponsiveTable
        caption={t('demand.mine.asked.label')}
        captionHidden
        rows={data.list}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            title: t('demand.form.title.label'),
            render: ({ demandId, demandTitle }) => <Anchor to={detailPath(demandId)}>{demandTitle}</Anchor>,
          },
          { key: 'unit', title: t('demand.form.unitName.label'), render: ({ unitName }) => unitName },
          {
            key: 'status',
            title: t('demand.reply.status.column'),
            render: ({ status }) => <StatusTag kind="reply" status={status} />,
          },
          {
            key: 'demand',
            title: t('demand.reply.demand.column'),
            render: ({ demandStatus }) => <StatusTag kind="demand" status={demandStatus} />,
          },
          {
            key: 'time',
            title: t('demand.mine.time.column'),
            render: ({ updateTime }) => time.date(updateTime),
          },
        ]}
      />
      <Pager
        page={page}
        total={data.total}
        rows={data.list.length}
        pageSize={PAGE_SIZE}
        toOf={(next) => `${MINE}?tab=asked&pageNum=${next}`}
      />
    </>
  );
}
