import type { Application } from '@contract/apply';
import CommentsPage from './CommentsPage';
import { useTeamTalk } from './useTeamTalk';

/** What was said while it was written, for those who wrote it. */
export default function FiledComments({ application }: { application: Application }) {
  const talk = useTeamTalk(application.id);
  const { title, sections } = application;
  return <CommentsPage application={application} title={title} sections={sections} talk={talk} />;
}
