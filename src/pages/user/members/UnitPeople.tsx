import { useAccess } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import type { Column } from '@/components/ResponsiveTable';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { listUnitPeople, type UnitPerson } from '@/services/unit-member';
import { MemberReason } from './MemberReason';
import styles from './MembersPanel.module.css';
import { MemberTable } from './MemberTable';
import { type MembersQuery, membersAddress, peopleCall } from './members-address';
import { usePeopleActs } from './usePeopleActs';
import { useWhoColumns } from './useWhoColumns';

interface Props {
  query: MembersQuery;
  /** A change of this value means that the people have changed and must be loaded again. */
  since: number;
}

/** 已加入: all current members, however they joined. The administrator can hand over to one, or remove one. */
export function UnitPeople({ query, since }: Props) {
  const t = useText();
  const time = useTimeText();
  const who = useWhoColumns();
  const people = useLoad(() => listUnitPeople(peopleCall(query)), {
    question: membersAddress(query),
    refreshDeps: [since],
    refreshOnWindowFocus: true,
  });
  const administers = useAccess().is('unit_admin');
  const acts = usePeopleActs(people.reload);
  const [removing, setRemoving] = useState<UnitPerson | null>(null);
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
  if (administers)
    columns.push({
      key: 'acts',
      title: t('user.members.acts.column'),
      bare: true,
      render: (person) =>
        !person.administers && (
          <span className={styles.acts}>
            {person.certified && (
              <Button size="small" look="text" busy={acts.busy} onClick={() => void acts.handOver(person)}>
                {t('user.members.handOver.action')}
              </Button>
            )}
            <Button size="small" look="text" onClick={() => setRemoving(person)}>
              {t('user.members.remove.action')}
            </Button>
          </span>
        ),
    });
  return (
    <MemberTable
      from={people}
      columns={columns}
      rowKey={({ accountId }) => accountId}
      empty={t('user.members.none.empty')}
      query={query}
    >
      {removing && (
        <MemberReason
          form={`remove-${removing.accountId}`}
          title={t('user.members.remove.title', { name: removing.name })}
          help={t('user.members.remove.help')}
          action={t('user.members.remove.action')}
          danger
          send={async (reason) => {
            await acts.remove(removing, reason);
            setRemoving(null);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </MemberTable>
  );
}
