import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { FormerEntries } from '@/pages/parts/unit/FormerEntries';
import type { FormerEntry } from '@/services/unit-change';

/** Former names and codes of a unit as facts for a drawer; empty if it has none. */
export function useFormerFacts(former: readonly FormerEntry[]): [label: string, content: ReactNode][] {
  const t = useText();
  return (['name', 'uscc'] as const)
    .filter((kind) => former.some((one) => one.kind === kind))
    .map((kind) => [
      t(`certification.former.${kind}.label`),
      <FormerEntries key={kind} kind={kind} former={former} />,
    ]);
}
