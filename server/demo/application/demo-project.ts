import type { Sections } from '@contract/application';
import type { BudgetSubject } from '@contract/enums';
import type { DELIVERABLE_KINDS, OUTPUT_KINDS } from '@contract/result-choices';
import type { DemoPicture } from '@server/demo/demo-picture';

type Rows<T> = NonNullable<T> extends readonly (infer Row)[] ? Row : never;
type Member = Rows<Sections['team']['members']>;
type Indicator = Rows<Sections['target']['indicators']>;

/** Name, title, degree, field of study, task in the project, months. */
export type DemoMember = readonly [
  name: string,
  title: NonNullable<Member['title']>,
  degree: NonNullable<Member['degree']>,
  major: string,
  task: string,
  months: number,
];

export type DemoIndicator = readonly [
  kind: NonNullable<Indicator['kind']>,
  name: string,
  present: string,
  stageOne: string,
  stageTwo: string,
  method: string,
];

/** What is bought or paid, the quantity and its unit, and the price of each in 万元. */
export type DemoCost = readonly [what: string, count: number, unit: string, price: number];

/** The result of one stage as reported by the leader. */
export interface DemoResult {
  summary: string;
  /** In the order of the indicators. */
  reached: readonly (readonly [actual: string, evidence: string, deviation?: string])[];
  deliverables: readonly (readonly [kind: (typeof DELIVERABLE_KINDS)[number], name: string])[];
  /** Share of the budget that was spent: equipment, business, labour, indirect. */
  spent: readonly [number, number, number, number];
  /** What changed compared to the plan; left out: nothing. */
  change?: string;
  nextPlan?: string;
  outputs?: readonly (readonly [kind: (typeof OUTPUT_KINDS)[number], number: string, title: string])[];
  benefit?: string;
  figures?: readonly DemoPicture[];
}

/** One project with all that is its own. People, units and findings are invented. */
export interface DemoProject {
  title: string;
  category: string;
  field: readonly [area: string, field: string];
  keywords: readonly string[];
  summary: string;
  leader: { title: Member['title']; degree: Member['degree']; months: number };
  members: readonly DemoMember[];
  basis: string;
  /** Work packages in their order: content of the plan and rows of the schedule. */
  works: readonly (readonly [task: string, detail: string, deliverable: string])[];
  innovations: readonly string[];
  route: string;
  risk: string;
  indicators: readonly DemoIndicator[];
  /** In 万元: the unit's own share of each subject, and the items it pays for. */
  budget: Record<BudgetSubject, { self: number; costs: readonly DemoCost[] }>;
  results?: { one: DemoResult; two?: DemoResult };
}
