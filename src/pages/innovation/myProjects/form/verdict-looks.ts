import type { Verdict } from '@contract/enums';
import type { IconName } from '@/components/icons';
import type { Tone } from '@/components/status-looks';

/** Sign and tint of a verdict. Red only for what is in the way. */
export const VERDICT_LOOKS: Record<Verdict, { tone: Tone; icon: IconName }> = {
  passed: { tone: 'success', icon: 'check' },
  failed: { tone: 'error', icon: 'alert' },
  warning: { tone: 'warning', icon: 'warning' },
  unknown: { tone: 'neutral', icon: 'clock' },
};
