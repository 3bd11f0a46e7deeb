import type { KeptPromises, StepFigures } from '@contract/kept-promise';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { SectionHeading } from '@/components/SectionHeading';
import { useCount } from '@/i18n/useCount';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';
import { PaceRule } from './PaceRule';
import type { PromiseWords } from './promise-data';

const NOTHING = '—';
const PERCENT = 100;
/** Share of cases that must keep the promise: nine out of ten. */
const MOSTLY = 0.9;

/** One period: for each step who does it, the promised date, its duration, and how often the date was kept. */
export function PeriodPromises({
  period: { name, steps },
  words,
}: {
  period: KeptPromises['periods'][number];
  words: PromiseWords;
}) {
  const t = useText();
  const list = useList();
  const written = useCount();
  const reached = steps.filter(
    ({ promise, finished, owed }) => finished !== 0 || (promise !== 'none' && owed !== 0),
  );
  const rest = steps.filter((one) => !reached.includes(one));
  const pace = ({ finished, medianDays, mostDays, givenDays, owed, kept: count }: StepFigures) => {
    if (finished === null) return words.few;
    if (medianDays === null || mostDays === null) return NOTHING;
    return (
      <span className={styles.pace}>
        <span>{t('promise.pace.self.label', { median: written(medianDays), most: written(mostDays) })}</span>
        <PaceRule
          median={medianDays}
          most={mostDays}
          promised={givenDays}
          isBroken={owed !== null && count !== null && count < owed * MOSTLY}
        />
      </span>
    );
  };
  const kept = ({ promise, kept: count, owed }: StepFigures) => {
    if (promise === 'none' || owed === 0) return NOTHING;
    if (count === null || owed === null) return words.few;
    const percent = Math.floor((count / owed) * PERCENT);
    return t('promise.kept.self.label', { kept: count, owed, percent });
  };
  return (
    <section className={styles.period}>
      <SectionHeading title={name} />
      {reached.length > 0 && (
        <ResponsiveTable
          caption={name}
          captionHidden
          rows={reached}
          rowKey={({ step }) => step}
          columns={[
            { key: 'step', title: t('promise.step.self.column'), render: words.step },
            { key: 'by', title: t('promise.by.self.column'), render: words.by },
            { key: 'promise', title: t('promise.promise.self.column'), render: words.kind },
            {
              key: 'finished',
              title: t('promise.finished.self.column'),
              numeric: true,
              render: ({ finished }) => finished ?? words.few,
            },
            { key: 'pace', title: t('promise.pace.self.column'), render: pace },
            { key: 'kept', title: t('promise.kept.self.column'), numeric: true, render: kept },
          ]}
        />
      )}
      {rest.length > 0 && (
        <p className={styles.rest}>{t('promise.rest.self.label', { steps: list(rest.map(words.step)) })}</p>
      )}
    </section>
  );
}
