import { Anchor } from '@/components/Anchor';
import { isOpen, type TeamTalk } from '@/hooks/useTeamTalk';
import { useText } from '@/i18n/useText';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';

/** A link to all comments of the team with the number of open ones; not shown to a leader who writes alone. */
export function TalkLine({ id, talk }: { id: number; talk: Pick<TeamTalk, 'discussion' | 'isOn'> }) {
  const t = useText();
  if (!talk.isOn) return null;
  const n = talk.discussion.threads.filter(isOpen).length;
  return (
    <p>
      <Anchor to={viewPath(id, 'comments')}>
        {n > 0 ? t('comments.line.open.action', { n }) : t('comments.line.none.action')}
      </Anchor>
    </p>
  );
}
