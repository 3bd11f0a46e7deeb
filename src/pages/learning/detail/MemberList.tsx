import { useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useTimeText } from '@/components/useTimeText';
import { PAGE_SIZE } from '@/constants';
import { useLoad } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { listSpaceMembers } from '@/services/learning';
import styles from './detail.module.css';

/** Who else is in it, for members; a page at a time. */
export function MemberList({ id, title }: { id: number; title: string }) {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  const [page, setPage] = useState(1);
  const { data, error, reload } = useLoad(() => listSpaceMembers(id, page), { refreshDeps: [id, page] });
  const last = Math.ceil((data?.total_count ?? 0) / PAGE_SIZE);
  return (
    <ReadingPart title={title}>
      {error && <ErrorState reason={error.message} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="table" count={3} />}
      {data && (
        <ResponsiveTable
          caption={title}
          captionHidden
          rows={data.members.map((member, order) => ({ ...member, order }))}
          rowKey={({ order }) => order}
          columns={[
            { key: 'name', title: t('learning.members.name.column'), render: ({ name }) => name },
            {
              key: 'roles',
              title: t('learning.members.role.column'),
              render: ({ roles, class_name }) =>
                join(
                  [...roles.map((role) => t(`learning.role.${role}.label`)), class_name].filter(
                    (word) => word !== null,
                  ),
                ),
            },
            {
              key: 'joined',
              title: t('learning.members.joined.column'),
              render: ({ join_time }) => time.date(join_time),
            },
          ]}
        />
      )}
      {last > 1 && (
        <div className={styles.acts}>
          <Button size="small" aria-disabled={page === 1} onClick={() => setPage(Math.max(1, page - 1))}>
            {t('kit.pager.previous.action')}
          </Button>
          <span className={styles.meta}>{t('learning.members.page.label', { page, last })}</span>
          <Button size="small" aria-disabled={page >= last} onClick={() => setPage(Math.min(last, page + 1))}>
            {t('kit.pager.next.action')}
          </Button>
        </div>
      )}
    </ReadingPart>
  );
}
