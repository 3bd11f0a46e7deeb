import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { FormerEntries } from '@/pages/parts/unit/FormerEntries';
import type { FormerEntry } from '@/services/unit-change';

/** What a unit was called and registered under before, as facts of a drawer; nothing where it was neither. */
export function useFormerFacts(former: readonly FormerEntry[]): [label: string, content: ReactNode][] {
  const t = useText();
  return (['name', 'uscc'] as const)
    .filter((kind) => former.some((one) => one.kind === kind))
    .map((kind) => [
      t(`certification.former.${kind}.label`),
      <FormerEntries key={kind} kind={kind} former={former} />,
    ]);
}
