import type { OwnAchievementRow } from '@contract/achievement';
import { Anchor } from '@/components/Anchor';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { ownPath } from '@/pages/achi/parts/own-path';

/** My achievements with their state. */
export function MineTable({ rows }: { rows: readonly OwnAchievementRow[] }) {
  const t = useText();
  const time = useTimeText();
  return (
    <ResponsiveTable
      caption={t('achi.mine.page.title')}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          title: t('achi.mine.title.column'),
          render: ({ id, title }) => (
            <Anchor to={ownPath(id)}>{title || t('achi.mine.untitled.label')}</Anchor>
          ),
        },
        {
          key: 'status',
          title: t('achi.mine.status.column'),
          render: ({ status }) => <StatusTag kind="achievement" status={status} />,
        },
        { key: 'views', title: t('achi.mine.views.column'), numeric: true, render: ({ views }) => views },
        {
          key: 'time',
          title: t('achi.mine.time.column'),
          render: ({ updateTime }) => time.date(updateTime),
        },
      ]}
    />
  );
}
