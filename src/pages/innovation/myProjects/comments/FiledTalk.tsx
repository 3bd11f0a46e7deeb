import { useTeamTalk } from '@/hooks/useTeamTalk';
import { TalkLine } from './TalkLine';

/** Beside a filed application: the way to what its writers said, where they said something. */
export function FiledTalk({ id }: { id: number }) {
  const { discussion } = useTeamTalk(id);
  return <TalkLine id={id} talk={{ discussion, isOn: discussion.threads.length > 0 }} />;
}
