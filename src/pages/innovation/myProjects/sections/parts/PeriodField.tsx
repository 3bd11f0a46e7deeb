import { RadioCards } from '@/components/form/RadioCards';
import { ReadField } from '@/components/form/ReadField';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { useSectionFields } from './useSectionFields';

const PATH = 'base.periodId';
const TAKING: readonly string[] = ['open', 'closing'];

/** The application's own period and all others that are open now. */
function PeriodChoice(props: SectionProps) {
  const { draft, period } = props;
  const t = useText();
  const field = useSectionFields(props).at(PATH);
  const time = useTimeText();
  const { periods = [], error } = usePeriods();
  const others = periods.filter(({ id, status }) => id !== period.id && TAKING.includes(status));
  const options = [period, ...others].sort((a, b) => a.applyEnd.localeCompare(b.applyEnd));
  const help = error
    ? t('sections.base.period.failure')
    : others.length > 0 && t('sections.base.period.help');
  return (
    <RadioCards
      {...field}
      required
      fixed
      help={help}
      value={String(draft.value(PATH) ?? period.id)}
      onChange={(id) => draft.set(PATH, Number(id))}
      options={options.map(({ id, name, applyEnd }) => ({
        value: String(id),
        label: name,
        hint: (
          <time dateTime={applyEnd}>
            {t('sections.base.deadline.label', { time: time.deadline(applyEnd) })}
          </time>
        ),
      }))}
    />
  );
}

/** 批次. A submitted application stays in its period. */
export function PeriodField(props: SectionProps) {
  const { label } = useSectionFields(props).at(PATH);
  if (!props.readOnly && props.application.filedVersion === 0) return <PeriodChoice {...props} />;
  return (
    <ReadField id={PATH} label={label}>
      <bdi>{props.period.name}</bdi>
    </ReadField>
  );
}
