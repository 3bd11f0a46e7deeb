import type { KeptPromises, StepFigures } from '@contract/kept-promise';
import { CHART_SMALLEST } from '@contract/limits';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import type { PromiseWords } from './promise-data';

const HEADS = [
  'period',
  'step',
  'by',
  'promise',
  'until',
  'days',
  'finished',
  'median',
  'most',
  'given',
  'kept',
  'owed',
] as const;
const MEANINGS = ['stay', 'promise', 'kept', 'few'] as const;

/** Labels and explanations of the figures, for page and files. */
export function usePromiseWords() {
  const t = useText();
  const time = useTimeText();
  const few = useWords()(CHART_WORDS.word('fewItems', { smallest: CHART_SMALLEST }));
  return ({ at, smallest }: KeptPromises): PromiseWords => ({
    title: t('promise.self.data.label'),
    meaning: MEANINGS.map((name) => t(`promise.meaning.${name}.help`, { smallest, at: time.dateTime(at) })),
    few,
    heads: HEADS.map((name) => t(`promise.${name}.self.column`)),
    step: ({ step }: StepFigures) => t(`promise.step.${step}.label`),
    by: ({ by }: StepFigures) => t(`promise.by.${by}.label`),
    kind: ({ promise, until, days }: StepFigures) =>
      t(`promise.kind.${promise}.label`, {
        date: until ? time.date(until) : '',
        days: Math.round(days ?? 0),
      }),
  });
}
