import { PAGE_SIZE } from '@contract/limits';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { Pager } from '@/components/Pager';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { WrittenText } from '@/components/WrittenText';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { RECORD_STATES } from '@/pages/user/parts/certification-state';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useAct } from '@/pages/user/parts/useAct';
import { useSaved } from '@/pages/user/parts/useSaved';
import { decideMember, listMembers, type Member } from '@/services/unit-member';
import styles from './MembersPanel.module.css';
import { RefuseMember } from './RefuseMember';
import { useWhoColumns } from './useWhoColumns';

interface Props {
  show: 'waiting' | 'all';
  page: number;
  /** Changes when the people have: they are read again. */
  since: number;
  addressOf: (page: number) => string;
}

const [WAITING, OVER] = [0, 3];

/** What was agreed to and is over was a membership that has ended; without a decision it was taken back. */
const stateOf = ({ status, decideTime }: Member) =>
  status === OVER && decideTime ? 'ended' : (RECORD_STATES[status] ?? 'pending');

/** Who asked to join: those who wait for an answer, or everybody with what became of it. */
export function JoinRequests({ show, page, since, addressOf }: Props) {
  const t = useText();
  const time = useTimeText();
  const act = useAct();
  const saved = useSaved();
  const who = useWhoColumns();
  const [refusing, setRefusing] = useState<Member | null>(null);
  const status = show === 'waiting' ? { status: WAITING } : {};
  const members = useLoad(() => listMembers({ pageNum: page, ...status }), {
    refreshDeps: [show, page, since],
    refreshOnWindowFocus: true,
  });
  const agree = async ({ id, version, name }: Member): Promise<void> => {
    const worked = await act.run(() => decideMember(id, { agree: true, version }));
    if (worked) saved('user.members.agree.success', { name });
    members.reload();
  };
  const columns: Column<Member>[] = [
    ...who,
    {
      key: 'time',
      title: t('certification.history.asked.column'),
      render: ({ createTime }) => time.dateTime(createTime),
    },
    {
      key: 'status',
      title: t('certification.history.status.column'),
      render: (row) => (
        <>
          {t(`user.members.${stateOf(row)}.label`)}
          {row.reason && (
            <small className={styles.second}>
              <WrittenText>{row.reason}</WrittenText>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'acts',
      title: t('user.members.acts.column'),
      bare: true,
      render: (row) =>
        row.status === WAITING && (
          <span className={styles.acts}>
            <Button size="small" busy={act.busy} onClick={() => void agree(row)}>
              {t('user.members.agree.action')}
            </Button>
            <Button size="small" look="text" onClick={() => setRefusing(row)}>
              {t('user.members.refuse.action')}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <>
      <LoadedBlock from={members}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyState
              title={t(show === 'waiting' ? 'user.members.waiting.empty' : 'user.members.none.empty')}
            />
          ) : (
            <div className={styles.list}>
              <ResponsiveTable
                caption={t('user.members.self.title')}
                captionHidden
                columns={columns}
                rows={list}
                rowKey={({ id }) => id}
              />
              <Pager page={page} total={total} rows={list.length} pageSize={PAGE_SIZE} toOf={addressOf} />
            </div>
          )
        }
      </LoadedBlock>
      {refusing && (
        <RefuseMember
          member={refusing}
          onClose={() => setRefusing(null)}
          onRefused={() => {
            setRefusing(null);
            members.reload();
          }}
        />
      )}
    </>
  );
}
