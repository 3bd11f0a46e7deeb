import type { RemarkStatus } from '@contract/remark';
import type { IconName } from '@/components/icons';
import type { Tone } from '@/components/status-looks';

export const REMARK_LOOKS: Record<RemarkStatus, { tone: Tone; icon: IconName }> = {
  open: { tone: 'warning', icon: 'return' },
  answered: { tone: 'info', icon: 'sent' },
  closed: { tone: 'success', icon: 'check' },
};
