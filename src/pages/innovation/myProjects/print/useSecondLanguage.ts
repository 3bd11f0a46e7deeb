import { getIntl } from '@umijs/max';
import { useMemo } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { addLanguage } from '@/i18n/add-language';

const make = async (lang: string): Promise<string> => {
  await addLanguage(lang);
  return lang;
};

/**
 * The texts of a language beside the one of the page.
 * @returns `second`: null while they are on their way, and where none is wanted.
 */
export function useSecondLanguage(lang: string | null) {
  const { data, error, reload } = useLoad(async () => lang && make(lang), { refreshDeps: [lang] });
  const isHere = lang !== null && data === lang;
  const second = useMemo(() => (isHere ? getIntl(lang) : null), [isHere, lang]);
  return { second, failed: lang !== null && !isHere && error !== undefined, reload };
}
