import type { Section } from '@contract/enums';
import { fieldWord } from '@contract/rules/field-labels';
import { useState } from 'react';
import { useFieldText } from '@/components/answers/useFieldText';
import { ConflictPanel } from '@/components/ConflictPanel';
import { useWords } from '@/i18n/useWords';
import type { EditorContext } from './editor-context';
import { FieldHistory } from './FieldHistory';

/** What two hands changed in this section, with the way to everything that ever stood there. */
export function SectionConflicts({ context, section }: { context: EditorContext; section: Section }) {
  const say = useWords();
  const textOf = useFieldText(context);
  const [history, setHistory] = useState<string | null>(null);
  const { draft, view } = context;
  return (
    <>
      <ConflictPanel
        conflicts={Object.values(view.state.conflicts).filter(({ path }) => path.startsWith(`${section}.`))}
        labelOf={(path) => say(fieldWord(path))}
        textOf={textOf}
        onTake={draft.resolve}
        onHistory={setHistory}
      />
      {history && <FieldHistory context={context} path={history} onClose={() => setHistory(null)} />}
    </>
  );
}
