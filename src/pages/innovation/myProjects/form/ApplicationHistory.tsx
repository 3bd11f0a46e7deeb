import type { Application } from '@contract/apply';
import { sectionOf } from '@contract/rules/draft-fields';
import { fieldWord } from '@contract/rules/field-labels';
import { isLeaderField } from '@contract/rules/leader-fields';
import { isOpenField } from '@contract/rules/open-fields';
import { useFieldText } from '@/components/answers/useFieldText';
import { useWords } from '@/i18n/useWords';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { FieldHistory } from '@/pages/parts/draft/FieldHistory';
import { isRestorable } from '@/pages/parts/draft/is-restorable';
import { applicationHistory } from '@/services/draft-history';

interface Props {
  context: EditorContext;
  /** Limits the history to one field; without it every replaced value is listed. */
  path?: string;
  onClose: () => void;
}

const isOwnField = ({ part, writable }: Application, path: string): boolean =>
  writable.some((section) => section === sectionOf(path)) && (part === 'leader' || !isLeaderField(path));

/** Earlier values of an application; the reader can restore those of fields they may edit. */
export function ApplicationHistory({ context, path, onClose }: Props) {
  const say = useWords();
  const textOf = useFieldText(context);
  const { application, draft, readOnly } = context;
  return (
    <FieldHistory
      list={applicationHistory(application.id)}
      path={path}
      labelOf={(at) => say(fieldWord(at))}
      textOf={textOf}
      draft={readOnly ? null : draft}
      mayRestore={(row) =>
        isRestorable(draft, row) &&
        isOpenField(row.path, application.openPaths) &&
        isOwnField(application, row.path)
      }
      onClose={onClose}
    />
  );
}
