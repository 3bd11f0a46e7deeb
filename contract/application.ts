import { type Static, Type } from 'typebox';
import { type BUDGET_SUBJECTS, DEGREES, INDICATOR_KINDS, TITLES, UNIT_NATURES } from './enums';
import { DRAFT_ROWS_MAX, DRAFT_TEXT_MAX, PERSON_MONTHS_MAX } from './limits';
import { Closed, FileId, Id, Money, Month, Nullable, OneOf, RowId, Text } from './schema';

// The wire form of an application's sections (req:forms-application). Every leaf may be null: a draft is
// incomplete by nature, and a cleared field is an explicit null (req:product-null). What a finished application needs
// is said by `rules/formality`, not here.
const text = () => Nullable(Text(DRAFT_TEXT_MAX));
const money = () => Nullable(Money);
const rowList = <S extends ReturnType<typeof row>>(item: S) => Type.Array(item, { maxItems: DRAFT_ROWS_MAX });

const row = <P extends Parameters<typeof Closed>[0]>(fields: P) => Closed({ id: RowId, ...fields });

export const BaseSection = Closed({
  periodId: Nullable(Id),
  title: text(),
  category: text(),
  field: Nullable(Type.Array(Text(40), { maxItems: 3 })),
  keywords: Nullable(Type.Array(Text(DRAFT_TEXT_MAX), { maxItems: DRAFT_ROWS_MAX })),
  termStart: Nullable(Month),
  termEnd: Nullable(Month),
  summary: text(),
  notSecret: Nullable(Type.Boolean()),
});

export const UnitSection = Closed({
  unitId: Nullable(Id),
  name: text(),
  uscc: text(),
  nature: Nullable(OneOf(UNIT_NATURES)),
  address: text(),
  legalPerson: text(),
  contactName: text(),
  contactPhone: text(),
  contactEmail: text(),
  specialFund: money(),
  selfFund: money(),
  partners: rowList(
    row({ name: text(), uscc: text(), task: text(), fund: money(), agreement: Nullable(FileId) }),
  ),
});

export const TeamSection = Closed({
  leaderTitle: Nullable(OneOf(TITLES)),
  leaderDegree: Nullable(OneOf(DEGREES)),
  leaderPhone: text(),
  leaderEmail: text(),
  leaderMonths: Nullable(Type.Number({ minimum: 0, maximum: PERSON_MONTHS_MAX })),
  members: rowList(
    row({
      name: text(),
      idNumber: text(),
      title: Nullable(OneOf(TITLES)),
      degree: Nullable(OneOf(DEGREES)),
      major: text(),
      unit: text(),
      task: text(),
      months: Nullable(Type.Number({ minimum: 0, maximum: PERSON_MONTHS_MAX })),
      phone: text(),
    }),
  ),
});

export const PlanSection = Closed({
  basis: text(),
  content: text(),
  innovations: rowList(row({ text: text() })),
  route: text(),
  routeFigure: Nullable(FileId),
  risk: text(),
});

export const TargetSection = Closed({
  indicators: rowList(
    row({
      kind: Nullable(OneOf(INDICATOR_KINDS)),
      name: text(),
      present: text(),
      stageOne: text(),
      stageTwo: text(),
      method: text(),
    }),
  ),
  schedule: rowList(
    row({ start: Nullable(Month), end: Nullable(Month), task: text(), deliverable: text(), person: text() }),
  ),
});

const budgetLine = Closed({ special: money(), self: money(), basis: text() });
export const BudgetSection = Closed({
  equipment: budgetLine,
  business: budgetLine,
  labour: budgetLine,
  indirect: budgetLine,
} satisfies Record<(typeof BUDGET_SUBJECTS)[number], unknown>);

export const FilesSection = Closed({
  attachments: rowList(row({ kind: text(), file: Nullable(FileId) })),
  promiseTruth: Nullable(Type.Boolean()),
  promiseUnique: Nullable(Type.Boolean()),
  promiseIntegrity: Nullable(Type.Boolean()),
});

export const Sections = Closed({
  base: BaseSection,
  unit: UnitSection,
  team: TeamSection,
  plan: PlanSection,
  target: TargetSection,
  budget: BudgetSection,
  files: FilesSection,
});
export type Sections = Static<typeof Sections>;
