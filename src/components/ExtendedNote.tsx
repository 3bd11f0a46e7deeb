import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

interface Props {
  /** What downtime has cost, where it has moved the end. */
  extension: { planned: string; minutes: number } | undefined;
  end: string;
  className?: string | undefined;
}

/** Why an end is later than it was announced: whoever noted the old one has to find the reason beside the new. */
export function ExtendedNote({ extension, end, className }: Props) {
  const t = useText();
  const time = useTimeText();
  if (!extension) return null;
  const { planned, minutes } = extension;
  const said = { minutes, planned: time.deadline(planned), end: time.deadline(end) };
  return <p className={className}>{t('innovation.rail.extended.label', said)}</p>;
}
