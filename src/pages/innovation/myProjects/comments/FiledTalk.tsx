import { TalkLine } from './TalkLine';
import { useTeamTalk } from './useTeamTalk';

/** Beside a filed application: the way to what its writers said, where they said something. */
export function FiledTalk({ id }: { id: number }) {
  const { discussion } = useTeamTalk(id);
  return <TalkLine id={id} talk={{ discussion, isOn: discussion.threads.length > 0 }} />;
}
