import { getIntl } from '@umijs/max';
import { useMemo } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { addLanguage } from '@/i18n/add-language';

/**
 * The texts of a language beside that of the page.
 * @returns `second`: null while loading, and if none is wanted.
 */
export function useSecondLanguage(lang: string | null) {
  const { data, error, reload } = useLoad(async () => lang && addLanguage(lang), { about: lang });
  const second = useMemo(() => (lang && data ? getIntl(lang) : null), [lang, data]);
  return { second, failed: error !== undefined && second === null, reload };
}
