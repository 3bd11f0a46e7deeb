import type { Sections } from '@contract/application';
import type { BlindPaper } from '@contract/blind-paper';
import { BUDGET_SUBJECTS, DEGREES, TITLES } from '@contract/enums';
import { type Fields, nest } from '@contract/rules/draft-fields';
import { blind } from './blind-words';

type Wiped = (text: string | null) => string | null;

const tally = <K extends string>(keys: readonly K[], values: readonly (K | null)[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, values.filter((value) => value === key).length])) as Record<
    K,
    number
  >;

const teamOf = ({ members, ...leader }: Sections['team']): BlindPaper['team'] => ({
  size: members.length + 1,
  months: [leader.leaderMonths, ...members.map(({ months }) => months)].reduce<number>(
    (sum, n) => sum + (n ?? 0),
    0,
  ),
  titles: tally(TITLES, [leader.leaderTitle, ...members.map(({ title }) => title)]),
  degrees: tally(DEGREES, [leader.leaderDegree, ...members.map(({ degree }) => degree)]),
});

const targetOf = ({ indicators, schedule }: Sections['target'], wipe: Wiped) => ({
  indicators: indicators.map(({ kind, name, present, stageOne, stageTwo, method }) => ({
    kind,
    name: wipe(name),
    present: wipe(present),
    stageOne: wipe(stageOne),
    stageTwo: wipe(stageTwo),
    method: wipe(method),
  })),
  schedule: schedule.map(({ start, end, task, deliverable }) => ({
    start,
    end,
    task: wipe(task),
    deliverable: wipe(deliverable),
  })),
});

/** What of an application an expert reads. Named field by field: whatever is new in the form stays out. */
export const blindPaper = (
  fields: Fields,
  words: readonly string[],
  labels: ReadonlyMap<string, string>,
): BlindPaper => {
  const { base, plan, target, budget, team } = nest(fields);
  const wipe: Wiped = (text) => (text === null ? null : blind(text, words));
  return {
    field: (base.field ?? []).map((key) => labels.get(key) ?? key),
    keywords: (base.keywords ?? []).map((word) => blind(word, words)),
    termStart: base.termStart,
    termEnd: base.termEnd,
    summary: wipe(base.summary),
    basis: wipe(plan.basis),
    content: wipe(plan.content),
    innovations: plan.innovations.map(({ text }) => wipe(text) ?? ''),
    route: wipe(plan.route),
    risk: wipe(plan.risk),
    ...targetOf(target, wipe),
    budget: BUDGET_SUBJECTS.map((subject) => ({
      subject,
      special: budget[subject].special ?? 0,
      self: budget[subject].self ?? 0,
      basis: wipe(budget[subject].basis),
    })),
    team: teamOf(team),
  };
};
