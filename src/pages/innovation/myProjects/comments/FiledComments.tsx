import type { Application } from '@contract/apply';
import { useTeamTalk } from '@/hooks/useTeamTalk';
import CommentsPage from './CommentsPage';

/** The comments from the time of writing, shown to those who wrote the application. */
export default function FiledComments({ application }: { application: Application }) {
  const talk = useTeamTalk(application.id);
  const { title, sections } = application;
  return <CommentsPage application={application} title={title} sections={sections} talk={talk} />;
}
