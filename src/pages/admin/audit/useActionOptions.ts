import { AUDIT_AREA_WORDS, AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';

interface Option {
  value: string;
  label: string;
  /** What it may be found by: its words and its key. */
  words: string;
}
type Area = keyof typeof AUDIT_AREA_WORDS.texts;

/** Whether an option is what somebody types for, by its words or by its key. */
export const isAskedFor = (typed: string, option?: object): boolean =>
  option !== undefined &&
  'words' in option &&
  String(option.words).toLowerCase().includes(typed.trim().toLowerCase());

/** Every act, by area; the first of each area stands for all of them. */
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
