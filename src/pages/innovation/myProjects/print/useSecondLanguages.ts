import { DEFAULT_LOCALE } from '@contract/locale';
import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import coverage from '@/i18n/coverage.json';
import { LANGUAGES, type Language } from '@/i18n/languages';

const WHOLE = 100;
const shares = new Map(Object.entries(coverage));
const isWhole = ({ lang }: Language): boolean => lang === DEFAULT_LOCALE || shares.get(lang) === WHOLE;
const tongueOf = (lang: string): string | undefined => lang.split('-')[0];

/** Languages with a complete translation of the form, except the page's own. */
export function useSecondLanguages(): readonly Language[] {
  const { locale } = useIntl();
  return useMemo(
    () => LANGUAGES.filter((language) => isWhole(language) && tongueOf(language.lang) !== tongueOf(locale)),
    [locale],
  );
}
