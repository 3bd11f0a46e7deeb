import type { Section } from '@contract/enums';
import { fieldWord } from '@contract/rules/field-labels';
import { useLocation, useNavigate } from '@umijs/max';
import { type ReactNode, useState } from 'react';
import { useFieldText } from '@/components/answers/useFieldText';
import { ConflictForm } from '@/components/form/ConflictForm';
import { rowIds } from '@/draft/draft-rows';
import { useWords } from '@/i18n/useWords';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { ApplicationHistory } from './ApplicationHistory';

interface Props {
  context: EditorContext;
  section: Section;
  children: ReactNode;
}

/** A list whose rows are edited in a drawer that the address opens. */
const DRAWER = 'team.members';

/** Whether the path belongs to a row that the drawer can show; a removed row is not on the page at all. */
const isInDrawer = (draft: EditorContext['draft'], path: string): boolean =>
  path.startsWith(`${DRAWER}.`) && rowIds(draft, DRAWER).includes(path.split('.')[2] ?? '');

/** A section whose fields several people may have changed: conflicts, and a link to the history of each field. */
export function SectionConflicts({ context, section, children }: Props) {
  const say = useWords();
  const textOf = useFieldText(context);
  const [history, setHistory] = useState<string | null>(null);
  const { draft, view } = context;
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const revealOf = (path: string) =>
    isInDrawer(draft, path)
      ? () => navigate({ search, hash: encodeURIComponent(path) }, { replace: true, state })
      : null;
  return (
    <>
      <ConflictForm
        conflicts={Object.values(view.state.conflicts).filter(({ path }) => path.startsWith(`${section}.`))}
        labelOf={(path) => say(fieldWord(path))}
        textOf={textOf}
        onTake={draft.resolve}
        onHistory={setHistory}
        revealOf={revealOf}
      >
        {children}
      </ConflictForm>
      {history && <ApplicationHistory context={context} path={history} onClose={() => setHistory(null)} />}
    </>
  );
}
