import { CASE_LOOKS, SCHOOL_CASE_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';

/** For `school` cases statuses 2 and 3 mean merged and refused; for the others refused and withdrawn. */
export function CaseTag({ kind, status }: { kind: 'case' | 'school'; status: number }) {
  const t = useText();
  const look = (kind === 'school' ? SCHOOL_CASE_LOOKS : CASE_LOOKS)[status];
  if (!look) return null;
  return <Tag {...look}>{t(`admin.${kind}.${status}.label` as 'admin.case.0.label')}</Tag>;
}
