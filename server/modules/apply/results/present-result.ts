import type { Figure } from '@contract/figure';
import type { PublicResult, PublicResultRow, ResultFields, StageResult } from '@contract/result';
import type { Milestone } from '@contract/result-choices';
import { beijingIso, beijingWord } from '@contract/rules/beijing-time';
import { completionRate } from '@contract/rules/completion-rate';
import type { Fields } from '@contract/rules/draft-fields';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { isOver } from '@contract/rules/period-clock';
import { withRowIds } from '@contract/rules/record-fields';
import { endsWithWindow, type StageWindow } from '@contract/rules/stage-window';
import { STATUS_WORDS } from '@contract/rules/status-labels';
import { RUNNING } from '@contract/rules/status-machine';
import { type Said, say } from '@contract/sentences/sentence';
import type { Word } from '@contract/word';
import { fieldOf, targetsOf } from './promised';
import type { PublishedRow, ResultRow } from './result-repository';

/** What is stored is laid over the blank result, so that older drafts gain newer fields. */
export const fieldsOf = (row: ResultRow | undefined): ResultFields => {
  const stored = { ...RESULT_SHAPE.blank, ...(row?.fields as Partial<ResultFields> | undefined) };
  return {
    ...stored,
    deliverables: withRowIds(stored.deliverables),
    outputs: withRowIds(stored.outputs),
    figures: withRowIds(stored.figures),
  };
};

interface Standing {
  milestone: Milestone;
  status: StageResult['status'];
  /** Status of the application. */
  stage: string;
  stageOnePassed: boolean;
  window: StageWindow;
}

const at = (date: Date): Word => beijingWord(date.toISOString());

/** Why a result may not be written now, or null. The guards of the machine say the same at the submit. */
export function closedBecause(
  { milestone, status, stage, stageOnePassed, window }: Standing,
  now: Date,
): Said | null {
  const name = STATUS_WORDS.word(`stage_${milestone}`);
  if (status === 'submitted') return say('apply.result_submitted', { stage: name });
  if (status === 'passed') return say('apply.result_passed', { stage: name });
  if (!RUNNING.some((running) => running === stage)) return 'result.not_stage';
  if (milestone === 'two' && !stageOnePassed) return 'result.stage_one_first';
  if (now < window.start) return say('apply.stage_forecast', { stage: name, at: at(window.start) });
  const isLate = endsWithWindow(status) && isOver(window.end.toISOString(), now);
  return isLate ? say('apply.stage_over', { stage: name, at: at(window.end) }) : null;
}

const categoryName = ({ categories, category }: Pick<PublishedRow, 'categories' | 'category'>): string =>
  categories.find(({ key }) => key === category)?.name ?? '';

const indicatorsOf = (fields: ResultFields, form: Fields, milestone: Milestone) =>
  targetsOf(form, milestone).map(({ id, name, target }) => {
    const row = fields.indicators.find((one) => one.id === id);
    const actual = row?.actual ?? '';
    return { name, target, actual, rate: completionRate(target, actual), deviation: row?.deviation ?? '' };
  });

/** When the result was decided; null once it was submitted again, since the earlier decision no longer applies. */
export const decisionTimeOf = (row: ResultRow | undefined): string | null =>
  row?.decidedAt && (row.status === 'passed' || row.status === 'returned') ? beijingIso(row.decidedAt) : null;

const passTime = ({ decidedAt, updatedAt }: ResultRow): string => beijingIso(decidedAt ?? updatedAt);

export function presentPublicRow(row: PublishedRow): PublicResultRow {
  const fields = fieldsOf(row);
  const indicators = indicatorsOf(fields, row.form, row.milestone);
  const readable = indicators.filter(({ rate }) => rate !== null);
  return {
    applicationId: row.applicationId,
    milestone: row.milestone,
    no: row.no ?? '',
    title: row.title,
    category: row.category ?? '',
    categoryName: categoryName(row),
    field: fieldOf(row.form),
    unitName: row.unitName ?? '',
    summary: fields.summary,
    reached: readable.filter(({ rate }) => (rate ?? 0) >= 1).length,
    indicators: readable.length,
    passTime: passTime(row),
  };
}

export function presentPublic(
  rows: readonly [PublishedRow, ...PublishedRow[]],
  figures: ReadonlyMap<Milestone, Figure[]>,
): PublicResult {
  const [first] = rows;
  const stages = rows.map((row) => {
    const fields = fieldsOf(row);
    const { summary, deliverables, outputs, benefit } = fields;
    return {
      milestone: row.milestone,
      passTime: passTime(row),
      summary,
      deliverables,
      outputs,
      benefit,
      indicators: indicatorsOf(fields, row.form, row.milestone),
      figures: figures.get(row.milestone) ?? [],
    };
  });
  return {
    project: {
      id: first.applicationId,
      no: first.no ?? '',
      title: first.title,
      categoryName: categoryName(first),
      field: fieldOf(first.form),
      unitName: first.unitName ?? '',
    },
    stages: stages.sort((a, b) => a.milestone.localeCompare(b.milestone)),
  };
}
