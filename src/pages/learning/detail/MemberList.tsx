import type { LearningRole } from '@contract/learning-choices';
import { PAGE_SIZE } from '@contract/limits';
import { pageInAddress } from '@contract/rules/number-in-address';
import { useLocation, useSearchParams } from '@umijs/max';
import { useRef, useState } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listSpaceMembers, type Member, type Space } from '@/services/learning';
import { changedAddress } from '@/utils/list-address';
import styles from './detail.module.css';
import { MemberPanel } from './MemberPanel';
import { useMemberColumns } from './useMemberColumns';

interface Props {
  space: Space;
  /** Called when the number of members or their roles have changed. */
  onChange: () => void;
}

/** The other members, shown to members page by page. Those who decide can change their roles and remove them here. */
export function MemberList({ space, onChange }: Props) {
  const t = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<{ member: Member; page: number } | null>(null);
  const [said, setSaid] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const { id, kind, member_count } = space;
  const last = Math.max(1, Math.ceil(member_count / PAGE_SIZE));
  // Removing its last member makes the last page disappear.
  const page = Math.min(pageInAddress(search.get('page')), last);
  const open = opened?.page === page ? opened.member : null;
  const setOpen = (member: Member | null): void => setOpened(member && { member, page });
  const { data, error, reload } = useLoad(() => listSpaceMembers(id, page), {
    about: id,
    question: page,
    refreshDeps: [member_count],
  });
  const title = t(`learning.detail.${kind}Members.title`);
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
  /** The panel continues with the member's current roles; it closes if they have left. */
  const moved = (member: Member, roles: readonly LearningRole[], words: string): void => {
    setOpen(roles.length > 0 ? { ...member, roles: [...roles] } : null);
    setSaid(roles.length > 0 ? '' : words);
    reload();
    if (roles.length === 0) onChange();
  };
  const columnsOf = useMemberColumns({
    open,
    onOpen: (member, pressed) => {
      opener.current = pressed;
      setOpen(member);
    },
  });
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
          columns={columnsOf(data.members)}
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
      <Pager
        page={page}
        total={member_count}
        rows={data?.members.length ?? 0}
        pageSize={PAGE_SIZE}
        toOf={(to) => changedAddress(pathname, search, 'page', to > 1 ? String(to) : '', 'page')}
      />
    </ReadingPart>
  );
}
