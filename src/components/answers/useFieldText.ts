import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import type { FieldValue } from '@contract/rules/draft-fields';
import { useCallback } from 'react';
import { type Join, useList } from '@/i18n/useList';
import { type Money, useMoney } from '@/i18n/useMoney';
import { type Text, useText } from '@/i18n/useText';
import { type TimeText, useTimeText } from '@/i18n/useTimeText';
import { type Choice, type ChoiceName, useChoices } from './useChoices';

/** Entries of the dictionaries that are needed to write values as text. */
type DictEntries = Readonly<Record<string, readonly { label: string; value: string }[]>>;

export interface FieldFacts {
  application: Pick<Application, 'files'>;
  period: Period;
  dicts: DictEntries;
}

interface Tools extends FieldFacts {
  t: Text;
  join: Join;
  money: Money;
  time: TimeText;
  choices: Record<ChoiceName, Choice[]>;
}
type Write = (value: string | number, tools: Tools) => string | undefined;

const choice =
  (name: ChoiceName): Write =>
  (value, { choices }) =>
    choices[name].find((each) => each.value === value)?.label;
const amount: Write = (value, { money }) => (typeof value === 'number' ? money.amount(value) : undefined);
const month: Write = (value, { time }) => time.written(String(value));
const months: Write = (value, { t }) => t('application.answer.months.label', { n: value });
const file: Write = (value, { t, application }) =>
  application.files.find(({ id }) => id === value)?.name ?? t('application.answer.file.label');

/** How values are written as text, by path. A value whose path matches no row is shown unchanged. */
const WRITERS: readonly (readonly [RegExp, Write])[] = [
  [/^base\.periodId$/, (value, { period }) => (value === period.id ? period.name : undefined)],
  [/^(base\.term(Start|End)|target\.schedule\.[^.]+\.(start|end))$/, month],
  [/^base\.category$/, (value, { period }) => period.categories.find(({ key }) => key === value)?.name],
  [/^unit\.nature$/, choice('nature')],
  [/^team\.(leaderTitle|members\.[^.]+\.title)$/, choice('title')],
  [/^team\.(leaderDegree|members\.[^.]+\.degree)$/, choice('degree')],
  [/^target\.indicators\.[^.]+\.kind$/, choice('kind')],
  [/^(budget\.\w+\.(special|self)|unit\.(specialFund|selfFund)|unit\.partners\.[^.]+\.fund)$/, amount],
  [/^team\.(leaderMonths|members\.[^.]+\.months)$/, months],
  [/^(plan\.routeFigure|unit\.partners\.[^.]+\.agreement|files\.attachments\.[^.]+\.file)$/, file],
  [
    /^files\.attachments\.[^.]+\.kind$/,
    (value, { period }) => period.attachments.find(({ kind }) => kind === value)?.label,
  ],
];

const writeList = (path: string, value: string[], { t, join, dicts }: Tools): string => {
  if (path === 'base.keywords') return join(value);
  if (path !== 'base.field') return t('application.answer.rows.label', { n: value.length });
  const entries = Object.values(dicts).flat();
  return value.map((key) => entries.find((entry) => entry.value === key)?.label ?? key).join(' / ');
};

const write = (path: string, value: FieldValue, tools: Tools): string | null => {
  if (value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : writeList(path, value, tools);
  if (typeof value === 'boolean')
    return tools.t(value ? 'application.answer.agreed.label' : 'application.answer.notAgreed.label');
  const writer = WRITERS.find(([pattern]) => pattern.test(path))?.[1];
  return writer?.(value, tools) ?? String(value);
};

/** A field's value as a reader sees it: names for codes, 万元 for 分. Null where nothing was filled in. */
export function useFieldText({ application, period, dicts }: FieldFacts) {
  const t = useText();
  const join = useList();
  const choices = useChoices();
  const money = useMoney();
  const time = useTimeText();
  return useCallback(
    (path: string, value: FieldValue) =>
      write(path, value, { t, join, money, time, choices, application, period, dicts }),
    [t, join, money, time, choices, application, period, dicts],
  );
}
