import type { KeptPromises, StepFigures } from '@contract/kept-promise';
import { toCsv } from '@contract/rules/csv';

/** The words of the file, in the language of the page. */
export interface PromiseWords {
  title: string;
  meaning: readonly string[];
  /** Text shown for a hidden figure. */
  few: string;
  heads: readonly string[];
  step: (figures: StepFigures) => string;
  by: (figures: StepFigures) => string;
  kind: (figures: StepFigures) => string;
}

/** Every period and step as a row of a CSV; what the figures mean is written above them. */
export const promisesCsv = ({ periods }: KeptPromises, words: PromiseWords): string =>
  toCsv([
    [words.title],
    ...words.meaning.map((line) => [line]),
    words.heads,
    ...periods.flatMap(({ name, steps }) =>
      steps.map((figures) => {
        const { finished, owed } = figures;
        const told = (value: number | null, isFew: boolean) => value ?? (isFew ? words.few : null);
        const isPromised = figures.promise !== 'none';
        return [
          ...[name, words.step(figures), words.by(figures), words.kind(figures)],
          ...[figures.until?.slice(0, 10) ?? null, figures.days],
          told(finished, finished === null),
          told(figures.medianDays, finished === null),
          told(figures.mostDays, finished === null),
          told(figures.givenDays, finished === null && ['plan', 'days'].includes(figures.promise)),
          told(figures.kept, isPromised),
          told(owed, isPromised),
        ];
      }),
    ),
  ]);

/** The same data for programs: as sent by the service, together with its meaning. */
export const promisesJson = (data: KeptPromises, { title, meaning, few }: PromiseWords): string =>
  JSON.stringify({ title, meaning, null: few, ...data }, null, 2);
