import type { IconName } from '@/components/icons';
import type { Tone } from '@/components/status-looks';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';

/** The four numbers that all cases of the admin area share on the wire. */
const LOOKS: Record<number, { tone: Tone; icon: IconName }> = {
  0: { tone: 'warning', icon: 'clock' },
  1: { tone: 'success', icon: 'check' },
  2: { tone: 'neutral', icon: 'cross' },
  3: { tone: 'neutral', icon: 'undo' },
};

/** `school` reads 2 and 3 as merged and refused; the others as refused and withdrawn. */
export function CaseTag({ kind, status }: { kind: 'case' | 'school'; status: number }) {
  const t = useText();
  const look = LOOKS[status] ?? LOOKS[0];
  if (!look) return null;
  return <Tag {...look}>{t(`admin.${kind}.${status}.label` as 'admin.case.0.label')}</Tag>;
}
