import { PAGE_SIZE } from '@contract/limits';
import type { Key, ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Pager } from '@/components/Pager';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import type { Loading } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import styles from './MembersPanel.module.css';

interface Props<Row> {
  from: Loading<{ list: Row[]; total: number }>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => Key;
  empty: string;
  page: number;
  addressOf: (page: number) => string;
  /** What is asked about one of them. */
  children: ReactNode;
}

/** People of a unit, or who want to be, by pages. */
export function MemberTable<Row>({ from, columns, rowKey, empty, page, addressOf, children }: Props<Row>) {
  const t = useText();
  return (
    <>
      <LoadedBlock from={from}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyState title={empty} />
          ) : (
            <div className={styles.list}>
              <ResponsiveTable
                caption={t('user.members.self.title')}
                captionHidden
                columns={columns}
                rows={list}
                rowKey={rowKey}
              />
              <Pager page={page} total={total} rows={list.length} pageSize={PAGE_SIZE} toOf={addressOf} />
            </div>
          )
        }
      </LoadedBlock>
      {children}
    </>
  );
}
