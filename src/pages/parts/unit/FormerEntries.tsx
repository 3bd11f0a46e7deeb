import type { FORMER_KINDS } from '@contract/unit-choices';
import type { FormerEntry } from '@/services/unit-change';
import { useUnitText } from './useUnitText';

interface Props {
  kind: (typeof FORMER_KINDS)[number];
  former: readonly FormerEntry[];
}

/** Former names or codes of a unit, one per line, the latest first. */
export function FormerEntries({ kind, former }: Props) {
  const { formerly } = useUnitText();
  return former
    .filter((one) => one.kind === kind)
    .map((one) => <div key={`${one.value}${one.until}`}>{formerly(one)}</div>);
}
