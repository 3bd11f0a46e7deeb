import { useState } from 'react';
import { Button } from '@/components/Button';
import type { Column } from '@/components/ResponsiveTable';
import { useConfirm } from '@/components/useConfirm';
import { WrittenText } from '@/components/WrittenText';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useSayFailure } from '@/hooks/useSayFailure';
import { statusOf } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { RECORD_STATES } from '@/pages/user/parts/certification-state';
import { useSaved } from '@/pages/user/parts/useSaved';
import { decideMember, listMembers, type Member } from '@/services/unit-member';
import { MemberReason } from './MemberReason';
import styles from './MembersPanel.module.css';
import { MemberTable } from './MemberTable';
import { type MembersQuery, membersAddress } from './members-address';
import { useWhoColumns } from './useWhoColumns';

interface Props {
  query: MembersQuery;
  /** A change of this value means that the people have changed and must be loaded again. */
  since: number;
}

const [WAITING, OVER] = [0, 3];

/**
 * An approved request that is over was a membership that has ended; with a reason the person was removed. An undecided
 * one was withdrawn.
 */
const stateOf = ({ status, decideTime, reason }: Member) => {
  if (status === OVER && decideTime) return reason ? 'removed' : 'ended';
  return RECORD_STATES[status] ?? 'pending';
};

/** Requests to join: those waiting for an answer, or all with their outcome. */
export function JoinRequests({ query, since }: Props) {
  const t = useText();
  const time = useTimeText();
  const sayFailure = useSayFailure();
  const act = useAction(sayFailure);
  const confirm = useConfirm();
  const saved = useSaved();
  const who = useWhoColumns();
  const [refusing, setRefusing] = useState<Member | null>(null);
  const [isOver, setOver] = useState(false);
  const { show, page, keyword } = query;
  const asked = {
    pageNum: page,
    keyword: keyword || undefined,
    status: show === 'waiting' ? WAITING : undefined,
  };
  const members = useLoad(() => listMembers(asked), {
    question: membersAddress(query),
    refreshDeps: [since],
    refreshOnWindowFocus: true,
  });
  /** Confirm first: the next row moves up under the pointer, where a double click would hit it. */
  const agree = async ({ id, version, name }: Member): Promise<void> => {
    const title = t('user.members.agree.confirm', { name });
    if (!(await confirm({ title, okText: t('user.members.agree.action') }))) return;
    const worked = await act.run(() => decideMember(id, { agree: true, version }));
    if (worked) saved('user.members.agree.success', { name });
    members.reload();
  };
  const refuse = async ({ id, version, name }: Member, reason: string): Promise<void> => {
    try {
      await decideMember(id, { agree: false, reason, version });
    } catch (error) {
      if (statusOf(error) === 409) {
        // Decided on another device or withdrawn: there is nothing left to refuse, and the reason can be copied.
        setOver(true);
        members.reload();
      }
      throw error;
    }
    saved('user.members.refuse.success', { name });
    setRefusing(null);
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
            <Button
              size="small"
              look="text"
              onClick={() => {
                setOver(false);
                setRefusing(row);
              }}
            >
              {t('user.members.refuse.action')}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <MemberTable
      from={members}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t(show === 'waiting' ? 'user.members.waiting.empty' : 'user.members.none.empty')}
      query={query}
    >
      {refusing && (
        <MemberReason
          form={`refuse-${refusing.id}`}
          title={t('user.members.refuse.title', { name: refusing.name })}
          help={t('user.members.reason.help')}
          action={t('user.members.refuse.action')}
          isOffered={!isOver}
          send={(reason) => refuse(refusing, reason)}
          onClose={() => setRefusing(null)}
        />
      )}
    </MemberTable>
  );
}
