import { PAGE_SIZE } from '@contract/limits';
import type { Key, ReactNode } from 'react';
import { Pager } from '@/components/Pager';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import type { Loading } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import styles from './MembersPanel.module.css';
import { isNarrowed, type MembersQuery, membersAddress } from './members-address';
import { NoMembers } from './NoMembers';

interface Props<Row> {
  from: Loading<{ list: Row[]; total: number }>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => Key;
  /** The text of an empty list without search or filters. */
  empty: string;
  query: MembersQuery;
  /** The form or dialog about one of the people. */
  children: ReactNode;
}

/** Members of a unit, or people who want to join, page by page. */
export function MemberTable<Row>({ from, columns, rowKey, empty, query, children }: Props<Row>) {
  const t = useText();
  return (
    <>
      <LoadedBlock from={from}>
        {({ list, total }) => (
          <div className={styles.list} aria-busy={from.loading}>
            {/* The total is visible only where nothing below shows it: the pager does, and so does the empty state. */}
            {isNarrowed(query) && (
              <p className={total === 0 || total > PAGE_SIZE ? 'vh' : styles.total} role="status">
                {t('kit.pager.total.label', { total })}
              </p>
            )}
            {total === 0 ? (
              <NoMembers query={query} empty={empty} />
            ) : (
              <ResponsiveTable
                caption={t('user.members.self.title')}
                captionHidden
                columns={columns}
                rows={list}
                rowKey={rowKey}
              />
            )}
            <Pager
              page={query.page}
              total={total}
              rows={list.length}
              pageSize={PAGE_SIZE}
              toOf={(page) => membersAddress({ ...query, page })}
            />
          </div>
        )}
      </LoadedBlock>
      {children}
    </>
  );
}
