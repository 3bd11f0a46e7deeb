import { useTeamTalk } from '@/hooks/useTeamTalk';
import { TalkLine } from './TalkLine';

/** Beside a submitted application: a link to its writers' comments, if there are any. */
export function FiledTalk({ id }: { id: number }) {
  const { discussion } = useTeamTalk(id);
  return <TalkLine id={id} talk={{ discussion, isOn: discussion.threads.length > 0 }} />;
}
