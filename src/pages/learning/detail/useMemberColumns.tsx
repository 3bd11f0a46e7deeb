import { Button } from '@/components/Button';
import type { Column } from '@/components/ResponsiveTable';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { Member } from '@/services/learning';

interface Manage {
  /** The member whose panel is open; null if none is. */
  open: Member | null;
  onOpen: (member: Member | null, opener: HTMLButtonElement) => void;
}

/** The columns of the member list, with a button that opens a member's panel for those whom the reader may change. */
export function useMemberColumns({ open, onOpen }: Manage) {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  const facts: Column<Member>[] = [
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
  const manage: Column<Member> = {
    key: 'tools',
    title: t('learning.members.tools.column'),
    bare: true,
    render: (member) => {
      if (member.account_id === null) return null;
      const isOpen = open?.account_id === member.account_id;
      return (
        <Button
          look="text"
          size="small"
          aria-label={t('learning.members.manageOne.action', { name: member.name })}
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => onOpen(isOpen ? null : member, currentTarget)}
        >
          {t('learning.members.manage.action')}
        </Button>
      );
    },
  };
  return (members: readonly Member[]): Column<Member>[] =>
    members.some(({ account_id }) => account_id !== null) ? [...facts, manage] : facts;
}
