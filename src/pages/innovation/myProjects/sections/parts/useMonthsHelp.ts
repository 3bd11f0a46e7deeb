import { APPLICATION_LIMITS } from '@contract/limits';
import { termMonths } from '@contract/rules/term-months';
import type { ApplicationDraft } from '@/hooks/useApplicationDraft';
import { useText } from '@/i18n/useText';

/** Says before anything is typed how many person-months are accepted, which depends on the project's term. */
export function useMonthsHelp(draft: ApplicationDraft): string {
  const t = useText();
  const monthOf = (path: string): string | null => {
    const value = draft.value(path);
    return typeof value === 'string' ? value : null;
  };
  return t('sections.team.months.help', {
    min: APPLICATION_LIMITS.months.min,
    max: termMonths(monthOf('base.termStart'), monthOf('base.termEnd')),
  });
}
