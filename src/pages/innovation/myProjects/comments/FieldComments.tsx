import { flatten } from '@contract/rules/draft-fields';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { FieldMarks } from '@/components/form/FieldMark';
import { isOpen, type TeamTalk } from '@/hooks/useTeamTalk';
import { useText } from '@/i18n/useText';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { ThreadView } from './ThreadView';

interface MarkProps {
  path: string;
  label: string;
  talk: TeamTalk;
}

/** The sign at a field: how much is open there; pressed, it shows the words below the field. */
function CommentMark({ path, label, talk }: MarkProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const thread = talk.discussion.threads.find((each) => each.path === path);
  // What is said at one place is one matter, however many have replied: the overview counts the same.
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

/** Hangs the team's comments at the fields they speak of; nobody who writes alone sees a sign. */
export function FieldComments({ context, children }: { context: EditorContext; children: ReactNode }) {
  const { talk, sections, application } = context;
  const places = flatten(sections);
  const hasSay = talk.isOn && (talk.discussion.mayComment || talk.discussion.threads.length > 0);
  // A question above several fields is no place of the form; each of them has its own sign.
  const markOf = (id: string, label: string): ReactNode =>
    Object.hasOwn(places, id) ? <CommentMark path={id} label={label} talk={talk} /> : null;
  return <FieldMarks value={hasSay && application.part !== null ? markOf : null}>{children}</FieldMarks>;
}
