import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

interface Props {
  /** The downtime that moved the end: the end as planned, and by how many minutes it was extended. */
  extension: { planned: string; minutes: number } | undefined;
  end: string;
  className?: string | undefined;
}

/**
 * Says why an end is later than announced: somebody who noted the old one has to find the reason beside the new one.
 */
export function ExtendedNote({ extension, end, className }: Props) {
  const t = useText();
  const time = useTimeText();
  if (!extension) return null;
  const { planned, minutes } = extension;
  const said = { minutes, planned: time.deadline(planned), end: time.deadline(end) };
  return <p className={className}>{t('innovation.rail.extended.label', said)}</p>;
}
