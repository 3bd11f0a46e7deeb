import type { Period } from '@contract/period';
import { RadioCards } from '@/components/form/RadioCards';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

interface Props {
  periods: readonly Period[];
  value: number | null;
  onChange: (id: number) => void;
}

/** The open periods, each with its deadline and the term it allows. */
export function PeriodChoice({ periods, value, onChange }: Props) {
  const t = useText();
  const time = useTimeText();
  return (
    <RadioCards
      id="period"
      label={t('projects.new.period.label')}
      required
      fixed
      value={value === null ? null : String(value)}
      onChange={(id) => id && onChange(Number(id))}
      options={periods.map(({ id, name, applyEnd, termFrom, termTo }) => ({
        value: String(id),
        label: name,
        hint: (
          <>
            <time dateTime={applyEnd}>
              {t('projects.new.deadline.label', { time: time.deadline(applyEnd) })}
            </time>
            <br />
            {t('projects.new.term.label', { from: time.written(termFrom), to: time.written(termTo) })}
          </>
        ),
      }))}
    />
  );
}
