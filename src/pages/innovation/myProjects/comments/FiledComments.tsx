import type { Application } from '@contract/apply';
import { useTeamTalk } from '@/hooks/useTeamTalk';
import CommentsPage from './CommentsPage';

/** What was said while it was written, for those who wrote it. */
export default function FiledComments({ application }: { application: Application }) {
  const talk = useTeamTalk(application.id);
  const { title, sections } = application;
  return <CommentsPage application={application} title={title} sections={sections} talk={talk} />;
}
