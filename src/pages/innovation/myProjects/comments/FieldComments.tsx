import { flatten } from '@contract/rules/draft-fields';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { FieldMarks } from '@/components/form/FieldMark';
import { useKeptView } from '@/components/useKeptView';
import { isOpen, type TeamTalk } from '@/hooks/useTeamTalk';
import { useText } from '@/i18n/useText';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { ThreadView } from './ThreadView';

interface MarkProps {
  path: string;
  label: string;
  talk: TeamTalk;
}

/** The button at a field with its number of open threads; shows or hides the thread below the field. */
function CommentMark({ path, label, talk }: MarkProps) {
  const t = useText();
  const [shown, setShown] = useKeptView(`comments ${path}`, false);
  const thread = talk.discussion.threads.find((each) => each.path === path);
  // A field's thread counts as one however many replies it has, as in the overview.
  const open = thread && isOpen(thread) ? 1 : 0;
  return (
    <>
      <Button
        size="small"
        look="text"
        // A tick beside a field would say that its value is right.
        icon="comment"
        aria-expanded={shown}
        aria-label={t(
          thread && !isOpen(thread) ? 'comments.mark.resolved.label' : 'comments.mark.open.label',
          {
            name: label,
            n: open,
          },
        )}
        onClick={() => setShown(!shown)}
      >
        {open > 0 ? open : null}
      </Button>
      {shown && <ThreadView path={path} thread={thread} talk={talk} />}
    </>
  );
}

/** Adds the team's comments to the fields they refer to; shows nothing to a leader who writes alone. */
export function FieldComments({ context, children }: { context: EditorContext; children: ReactNode }) {
  const { talk, sections, application } = context;
  const places = flatten(sections);
  const hasSay = talk.isOn && (talk.discussion.mayComment || talk.discussion.threads.length > 0);
  // A group label above several fields has no comments of its own; each of its fields has.
  const markOf = (id: string, label: string): ReactNode =>
    Object.hasOwn(places, id) ? <CommentMark path={id} label={label} talk={talk} /> : null;
  return <FieldMarks value={hasSay && application.part !== null ? markOf : null}>{children}</FieldMarks>;
}
