import type { KeptPromises, StepFigures } from '@contract/kept-promise';
import { useFewWord } from '@/components/chart/useFewWord';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { PromiseWords } from './promise-data';

const HEADS = [
  'round',
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

/** What page and files call the figures, and what they mean. */
export function usePromiseWords() {
  const t = useText();
  const time = useTimeText();
  const few = useFewWord()('items');
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
