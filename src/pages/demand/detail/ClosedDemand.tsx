import { EmptyState } from '@/components/EmptyState';
import { PageHeading } from '@/components/PageHeading';
import { ReturnButtonLink } from '@/components/ReturnAnchor';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { Replies } from './replies/Replies';
import { useReplies } from './replies/useReplies';

const NOTHING = (): void => undefined;

/**
 * A demand that was public and has since been closed: its content is gone for good. Participants in a conversation
 * about it can still read that.
 */
export function ClosedDemand({ id }: { id: number }) {
  const t = useText();
  usePageTitle(t('demand.closed.self.title'));
  const replies = useReplies({ id, mine: false, status: 'closed' }, NOTHING);
  const [first] = replies.list;
  return (
    <>
      <PageHeading
        title={t('demand.closed.self.title')}
        {...(first && { lead: t('demand.closed.threads.label', { title: first.demandTitle }) })}
      />
      <EmptyState
        title={t('demand.closed.self.empty')}
        action={<ReturnButtonLink to="/demand">{t('demand.closed.all.action')}</ReturnButtonLink>}
      />
      {first && <Replies replies={replies} isOwner={!first.mine} isAsking={false} onAsked={NOTHING} />}
    </>
  );
}
