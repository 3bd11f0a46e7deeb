import { PAGE_SIZE } from '@contract/limits';
import { EmptyState } from '@/components/EmptyState';
import { Pager } from '@/components/Pager';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { listUnitPeople, type UnitPerson } from '@/services/unit-member';
import styles from './MembersPanel.module.css';
import { useWhoColumns } from './useWhoColumns';

interface Props {
  page: number;
  /** Changes when the people have: they are read again. */
  since: number;
  addressOf: (page: number) => string;
}

/** 已加入: everybody who belongs to the unit now, whichever way they came. */
export function UnitPeople({ page, since, addressOf }: Props) {
  const t = useText();
  const time = useTimeText();
  const who = useWhoColumns();
  const people = useLoad(() => listUnitPeople(page), {
    refreshDeps: [page, since],
    refreshOnWindowFocus: true,
  });
  const columns: Column<UnitPerson>[] = [
    ...who,
    {
      key: 'joined',
      title: t('user.members.joined.column'),
      render: ({ joinTime }) => (joinTime ? time.dateTime(joinTime) : '—'),
    },
    {
      key: 'role',
      title: t('user.members.role.column'),
      render: ({ administers }) =>
        t(administers ? 'user.members.administrator.label' : 'user.members.member.label'),
    },
  ];
  return (
    <LoadedBlock from={people}>
      {({ list, total }) =>
        total === 0 ? (
          <EmptyState title={t('user.members.none.empty')} />
        ) : (
          <div className={styles.list}>
            <ResponsiveTable
              caption={t('user.members.self.title')}
              captionHidden
              columns={columns}
              rows={list}
              rowKey={({ accountId }) => accountId}
            />
            <Pager page={page} total={total} rows={list.length} pageSize={PAGE_SIZE} toOf={addressOf} />
          </div>
        )
      }
    </LoadedBlock>
  );
}
