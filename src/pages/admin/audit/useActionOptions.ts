import { AUDIT_AREA_WORDS, AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';

interface Option {
  value: string;
  label: string;
  /** The text that a search matches: label and key. */
  words: string;
}
type Area = keyof typeof AUDIT_AREA_WORDS.texts;

/** Whether an option matches what was typed, by its label or its key. */
export const isAskedFor = (typed: string, option?: object): boolean =>
  option !== undefined &&
  'words' in option &&
  String(option.words).toLowerCase().includes(typed.trim().toLowerCase());

/** All actions grouped by area; the first option of each group stands for the whole area. */
export function useActionOptions(): { label: string; options: Option[] }[] {
  const t = useText();
  const say = useWords();
  const areas = Object.keys(AUDIT_AREA_WORDS.texts) as Area[];
  const actions = Object.keys(AUDIT_WORDS.texts) as AuditAction[];
  return areas.map((area) => {
    const name = say(AUDIT_AREA_WORDS.word(area));
    const option = (value: string, label: string): Option => ({
      value,
      label,
      words: `${name} ${label} ${value}`,
    });
    return {
      label: name,
      options: [
        option(`${area}.`, t('admin.audit.allOf.label', { area: name })),
        ...actions
          .filter((action) => action.startsWith(`${area}.`))
          .map((action) => option(action, say(AUDIT_WORDS.word(action)))),
      ],
    };
  });
}
