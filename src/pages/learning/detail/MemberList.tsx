import type { LearningRole } from '@contract/learning-choices';
import { PAGE_SIZE } from '@contract/limits';
import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useLoad } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { listSpaceMembers, type Member, type Space } from '@/services/learning';
import styles from './detail.module.css';
import { MemberPanel } from './MemberPanel';

interface Props {
  space: Space;
  /** The count of members, or what they are, is another. */
  onChange: () => void;
}
type Row = Member & { order: number };

/** Who else is in it, for members; a page at a time. Those who decide change and remove them here. */
export function MemberList({ space, onChange }: Props) {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  const [asked, setAsked] = useState(1);
  const [open, setOpen] = useState<Member | null>(null);
  const [said, setSaid] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const { id, kind, member_count } = space;
  const last = Math.max(1, Math.ceil(member_count / PAGE_SIZE));
  // With the last one on it removed, a page is no more.
  const page = Math.min(asked, last);
  const { data, error, reload } = useLoad(() => listSpaceMembers(id, page), {
    about: id,
    question: page,
    refreshDeps: [member_count],
  });
  const title = t(`learning.detail.${kind}Members.title`);
  const isManaged = data?.members.some(({ account_id }) => account_id !== null) ?? false;
  const turn = (to: number): void => {
    setOpen(null);
    setAsked(Math.min(last, Math.max(1, to)));
  };
  const close = (): void => {
    setOpen(null);
    opener.current?.focus();
  };
  const done = (words: string): void => {
    close();
    setSaid(words);
    reload();
    onChange();
  };
  /** The panel goes on with what they are now; it has nothing to go on with where they have left. */
  const moved = (member: Member, roles: readonly LearningRole[], words: string): void => {
    setOpen(roles.length > 0 ? { ...member, roles: [...roles] } : null);
    setSaid(roles.length > 0 ? '' : words);
    reload();
    if (roles.length === 0) onChange();
  };
  const columns: Column<Row>[] = [
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
  ];
  const tools: Column<Row> = {
    key: 'tools',
    title: t('learning.members.tools.column'),
    bare: true,
    render: (member) =>
      member.account_id === null ? null : (
        <Button
          look="text"
          size="small"
          aria-label={t('learning.members.manageOne.action', { name: member.name })}
          aria-expanded={open?.account_id === member.account_id}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            setOpen(open?.account_id === member.account_id ? null : member);
          }}
        >
          {t('learning.members.manage.action')}
        </Button>
      ),
  };
  return (
    <ReadingPart title={title}>
      {error && <ErrorState error={error} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="table" count={3} />}
      {data && (
        <ResponsiveTable
          caption={title}
          captionHidden
          rows={data.members.map((member, order) => ({ ...member, order }))}
          rowKey={({ order }) => order}
          columns={isManaged ? [...columns, tools] : columns}
        />
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {open && (
        <MemberPanel
          key={open.account_id}
          space={space}
          member={open}
          onDone={done}
          onMoved={(roles, words) => moved(open, roles, words)}
          onClose={close}
        />
      )}
      {last > 1 && (
        <div className={styles.acts}>
          <Button size="small" aria-disabled={page === 1} onClick={() => turn(page - 1)}>
            {t('kit.pager.previous.action')}
          </Button>
          <span className={styles.meta}>{t('learning.members.page.label', { page, last })}</span>
          <Button size="small" aria-disabled={page >= last} onClick={() => turn(page + 1)}>
            {t('kit.pager.next.action')}
          </Button>
        </div>
      )}
    </ReadingPart>
  );
}
