import { fieldWord } from '@contract/rules/field-labels';
import { isLeaderField } from '@contract/rules/leader-fields';
import { isOpenField } from '@contract/rules/open-fields';
import type { FieldProps, Typed } from '@/components/form/field-props';
import { useWords } from '@/i18n/useWords';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';

type Needs = Pick<SectionProps, 'draft' | 'errors' | 'slips' | 'readOnly' | 'application'>;

/** A number, or text that is not a number yet. */
export const typedNumber = (draft: SectionProps['draft'], path: string): Typed<number> => {
  const value = draft.value(path);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
};

export type SectionFields = ReturnType<typeof useSectionFields>;

/** The fields of a section by path, bound to the draft: `<TextField {...fields.text('base.title')} required />`. */
export const useSectionFields = ({ draft, errors, slips, readOnly, application }: Needs) => {
  const say = useWords();
  const at = (path: string) => ({
    id: path,
    label: say(fieldWord(path)),
    error: errors[path] ?? null,
    slip: slips[path] ?? null,
    readOnly:
      readOnly ||
      !isOpenField(path, application.openPaths) ||
      (application.part !== 'leader' && isLeaderField(path)),
  });
  return {
    at,
    text: (path: string): FieldProps<string | null> => {
      const value = draft.value(path);
      return {
        ...at(path),
        value: typeof value === 'string' ? value : null,
        onChange: (next) => draft.set(path, next),
      };
    },
    number: (path: string): FieldProps<Typed<number>> => ({
      ...at(path),
      value: typedNumber(draft, path),
      onChange: (next) => draft.set(path, next),
    }),
    words: (path: string): FieldProps<Typed<string[]>> => {
      const value = draft.value(path);
      return {
        ...at(path),
        value: Array.isArray(value) || typeof value === 'string' ? value : null,
        onChange: (next) => draft.set(path, next),
      };
    },
    branch: (path: string): FieldProps<string[] | null> => {
      const value = draft.value(path);
      return {
        ...at(path),
        value: Array.isArray(value) ? value : null,
        onChange: (next) => draft.set(path, next),
      };
    },
    check: (path: string): FieldProps<boolean | null> => ({
      ...at(path),
      value: draft.value(path) === true,
      // Clearing the check box empties the field, since only a given promise counts as an answer.
      onChange: (next) => draft.set(path, next === true ? true : null),
    }),
  };
};
