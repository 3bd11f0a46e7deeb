import { fileNameOf } from '@contract/rules/clean-file-name';
import { sectionOf } from '@contract/rules/draft-fields';
import { FIELD_KINDS } from '@contract/rules/field-kinds';
import { fieldWord, patternOf } from '@contract/rules/field-labels';
import { isLeaderField } from '@contract/rules/leader-fields';
import { isOpenField } from '@contract/rules/open-fields';
import { fieldsOf } from '@contract/rules/typed-fields';
import { useCallback } from 'react';
import { useChoices } from '@/components/answers/useChoices';
import { useFieldText } from '@/components/answers/useFieldText';
import { useSiteName } from '@/hooks/useSiteName';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { fieldTree } from '@/pages/innovation/myProjects/parts/field-tree';
import { saveFile } from '@/utils/save-file';
import { serviceNow } from '@/utils/service-clock';
import type { Option, OptionsOf } from './offline-values';
import { setForm } from './set-form';
import { marksOf, writtenForm } from './written-form';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Branch = ReturnType<typeof fieldTree>[number];
/** Every path from a root to a leaf. */
const leaves = (branches: readonly Branch[], above: string[] = []): string[][] =>
  branches.flatMap(({ value, children }) =>
    children ? leaves(children, [...above, value]) : [[...above, value]],
  );

/** The form as a file: labels of values, the download, and which fields the reader may write. */
export function useOfflineForm(context: EditorContext) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const textOf = useFieldText(context);
  const choices = useChoices();
  const author = useSiteName();
  const { application, period, dicts, sections, typed, title, readOnly } = context;
  const optionsOf = useCallback<OptionsOf>(
    (path): Option[] => {
      const pattern = patternOf(path) as keyof typeof FIELD_KINDS;
      if (FIELD_KINDS[pattern] === 'branch')
        return leaves(fieldTree(dicts['kczx_field'] ?? [])).map((value) => ({
          value,
          label: textOf(path, value) ?? '',
        }));
      return Object.values(choices)
        .flat()
        .filter(({ value, label }) => textOf(path, value) === label);
    },
    [choices, dicts, textOf],
  );
  const labelOf = useCallback((path: string) => say(fieldWord(path)), [say]);
  const mayWrite = (path: string): boolean =>
    !readOnly &&
    application.writable.some((section) => section === sectionOf(path)) &&
    (application.part === 'leader' || !isLeaderField(path)) &&
    isOpenField(path, application.openPaths);

  const download = async (): Promise<void> => {
    const madeAt = new Date(serviceNow()).toISOString();
    const written = writtenForm(fieldsOf({ sections, typed }), optionsOf);
    const { id, version, no } = application;
    const file = await setForm(
      {
        title,
        author,
        language: document.documentElement.lang,
        facts: [
          period.name,
          no ?? '',
          t('offline.file.made.label', { at: time.dateTime(madeAt), version }),
        ].filter(Boolean),
        guide: [t('offline.file.fill.help'), t('offline.file.rows.help'), t('offline.file.back.help')],
        code: t('offline.file.code.column'),
        field: t('offline.file.field.column'),
        content: t('offline.file.content.column'),
        sectionOf: (section) => t(`application.step.${section}.title`),
        labelOf,
      },
      written,
      marksOf(written, { application: id, version, madeAt }),
    );
    saveFile(fileNameOf(title, 'docx'), new Blob([file], { type: WORD_TYPE }));
  };
  return { optionsOf, labelOf, mayWrite, download };
}
