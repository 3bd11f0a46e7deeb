import type { OwnDemandRow } from '@contract/demand-posting';
import { Anchor } from '@/components/Anchor';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { formPath, repliesPath } from '@/pages/demand/parts/demand-path';
import styles from './MineTable.module.css';

/** My demands with their state. */
export function MineTable({ rows }: { rows: readonly OwnDemandRow[] }) {
  const t = useText();
  const time = useTimeText();
  return (
    <ResponsiveTable
      caption={t('demand.mine.page.title')}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          title: t('demand.form.title.label'),
          render: ({ id, title, waiting }) => (
            <>
              <Anchor to={formPath(id)}>{title || t('demand.form.untitled.label')}</Anchor>
              {waiting > 0 && (
                <Anchor to={repliesPath(id)} className={styles.waiting}>
                  {t('demand.reply.waiting.label', { n: waiting })}
                </Anchor>
              )}
            </>
          ),
        },
        {
          key: 'status',
          title: t('demand.filter.status.label'),
          render: ({ status }) => <StatusTag kind="demand" status={status} />,
        },
        {
          key: 'deadline',
          title: t('demand.detail.until.label'),
          render: ({ deadline }) => (deadline ? time.date(deadline) : '—'),
        },
        { key: 'views', title: t('demand.mine.views.column'), numeric: true, render: ({ views }) => views },
        {
          key: 'time',
          title: t('demand.mine.time.column'),
          render: ({ updateTime }) => time.date(updateTime),
        },
      ]}
    />
  );
}
