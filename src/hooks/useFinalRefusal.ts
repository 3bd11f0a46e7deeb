import { useRef } from 'react';
import type { FieldForm } from './useFieldForm';

/** The refusal after which no attempt can succeed; null before. It stays when the form is edited. */
export function useFinalRefusal({
  refusal,
  isFinal,
}: Pick<FieldForm<object>, 'refusal' | 'isFinal'>): string | null {
  const last = useRef<string | null>(null);
  if (isFinal) last.current = refusal;
  return last.current;
}
