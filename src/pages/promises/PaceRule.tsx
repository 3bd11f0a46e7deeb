import { TargetRule } from '@/components/TargetRule';

interface Props {
  median: number;
  most: number;
  /** The promised days; null without a promise, in which case `most` takes their place on the scale. */
  promised: number | null;
  /** The promise was broken more often than once in ten. */
  isBroken: boolean;
}

/** The median as a dot, the 90% mark as a needle, the promise as a tick. */
export function PaceRule({ median, most, promised, isBroken }: Props) {
  const unit = promised || most || 1;
  return (
    <TargetRule
      size="large"
      value={most / unit}
      middle={median / unit}
      hasTarget={Boolean(promised)}
      isMissed={isBroken}
    />
  );
}
