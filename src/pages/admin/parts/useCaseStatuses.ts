import { useText } from '@/i18n/useText';

const NUMBERS = [0, 1, 2, 3] as const;

/** The status labels of certification or school cases, for a filter. */
export function useCaseStatuses(kind: 'case' | 'school'): Record<string, string> {
  const t = useText();
  return Object.fromEntries(NUMBERS.map((n) => [String(n), t(`admin.${kind}.${n}.label`)]));
}
