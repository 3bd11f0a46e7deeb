import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { typedTexts } from './draft';
import { BUDGET_SUBJECTS } from './enums';
import { Figures, figuresDraft } from './figure';
import { PeriodExtension } from './period';
import { SaidWord } from './refusal';
import {
  DELIVERABLE_KINDS,
  MILESTONES,
  OUTPUT_KINDS,
  RESULT_LIMITS,
  RESULT_SCOPES,
  RESULT_STATUSES,
} from './result-choices';
import { Closed, FileId, Id, Money, Nullable, OneOf, RowId, Text, Time, Version } from './schema';

const rowsOf = <S extends ReturnType<typeof Closed>>(item: S) =>
  Type.Array(item, { maxItems: RESULT_LIMITS.rows });

/** Twice the limit for submitting: a text that is too long is saved as typed and the check reports it. */
const typed = (field: Exclude<keyof typeof RESULT_LIMITS, 'summary' | 'rows'>) =>
  Text(RESULT_LIMITS[field] * 2);

/** What the leader reports about one indicator; its name and target are in the application. */
const Reached = Closed({
  /** Row id of the indicator in the filed application. */
  id: Text(24),
  actual: typed('actual'),
  evidence: typed('evidence'),
  deviation: typed('deviation'),
});
const Deliverable = Closed({ kind: OneOf(DELIVERABLE_KINDS), name: typed('name'), link: typed('link') });
const Output = Closed({ kind: OneOf(OUTPUT_KINDS), number: typed('number'), title: typed('name') });
const withId = <P extends TProperties>({ properties }: TObject<P>) => Closed({ id: RowId, ...properties });
const Spent = Closed({ special: Nullable(Money), self: Nullable(Money) });

/** Fields of both stages; stage two fills the last four as well (req:forms-result). A draft may lack anything. */
export const ResultFields = Closed({
  summary: Text(RESULT_LIMITS.summary.max * 2),
  indicators: rowsOf(Reached),
  deliverables: rowsOf(withId(Deliverable)),
  spending: Closed(
    Object.fromEntries(BUDGET_SUBJECTS.map((subject) => [subject, Spent])) as Record<
      (typeof BUDGET_SUBJECTS)[number],
      typeof Spent
    >,
  ),
  changed: Nullable(Type.Boolean()),
  change: typed('long'),
  nextPlan: typed('long'),
  sealedSheet: Nullable(FileId),
  report: Nullable(FileId),
  outputs: rowsOf(withId(Output)),
  benefit: typed('long'),
  figures: figuresDraft,
  /** Null until the leader has chosen, so that nothing becomes public without a decision. */
  scope: Nullable(OneOf(RESULT_SCOPES)),
});
export type ResultFields = Static<typeof ResultFields>;

/** An indicator as it was promised, for this stage. */
const Target = Closed({ id: Text(24), name: Text(400), present: Text(400), target: Text(400) });
const ResultFile = Closed({
  id: FileId,
  name: Text(255),
  size: Type.Integer({ minimum: 0 }),
  type: Text(120),
});
/** 领域 that the project was filed under: its top entry in the dictionary `kczx_field`; it chooses the cover. */
const ProjectField = Nullable(Text(40));
const Project = Closed({
  id: Id,
  no: Text(20),
  title: Text(200),
  category: Text(8),
  categoryName: Text(60),
  field: ProjectField,
  unitName: Text(120),
  leader: Text(40),
});

export const StageResult = Closed({
  milestone: OneOf(MILESTONES),
  status: OneOf(RESULT_STATUSES),
  version: Version,
  /** Version of the application, whose status changes when the result is submitted. */
  applicationVersion: Version,
  fields: ResultFields,
  ...typedTexts,
  project: Project,
  targets: Type.Array(Target),
  budget: ResultFields.properties.spending,
  files: Type.Array(ResultFile),
  /** Stamped sheet of the returned version while it is still selected; it does not certify the next version. */
  oldSheet: Nullable(FileId),
  windowStart: Time,
  windowEnd: Time,
  /** The extension of the window because of downtime; left out where there was none. */
  windowExtension: Type.Optional(PeriodExtension),
  /** Why it was returned. */
  reason: Nullable(Text(2000)),
  /** The caller may write now: as owner, within the window, and while the result is neither submitted nor passed. */
  editable: Type.Boolean(),
  /** Why the caller may not write, as a sentence ready to be shown; null while they may. */
  closed: Nullable(Text(200)),
  /** The same as a translatable sentence. */
  closedWord: Type.Optional(Nullable(SaidWord)),
  submitTime: Nullable(Time),
  /** When it was passed or returned; null while that is open. */
  decisionTime: Nullable(Time),
  updateTime: Time,
});
export type StageResult = Static<typeof StageResult>;

export const PublicResultRow = Closed({
  applicationId: Id,
  milestone: OneOf(MILESTONES),
  no: Text(20),
  title: Text(200),
  category: Text(8),
  categoryName: Text(60),
  field: ProjectField,
  unitName: Text(120),
  summary: Text(RESULT_LIMITS.summary.max * 2),
  /** Of the indicators whose figure can be read, how many reached their target. */
  reached: Type.Integer({ minimum: 0 }),
  indicators: Type.Integer({ minimum: 0 }),
  passTime: Time,
});
export type PublicResultRow = Static<typeof PublicResultRow>;

const PublicIndicator = Closed({
  name: Text(400),
  target: Text(400),
  actual: Text(200),
  rate: Nullable(Type.Number()),
  deviation: Text(500),
});
/** One passed stage as the public sees it: its text and figures, without amounts, other files or persons. */
const PublicStage = Closed({
  milestone: OneOf(MILESTONES),
  passTime: Time,
  summary: Text(RESULT_LIMITS.summary.max * 2),
  indicators: Type.Array(PublicIndicator),
  deliverables: Type.Array(Deliverable),
  outputs: Type.Array(Output),
  benefit: Text(RESULT_LIMITS.long),
  figures: Figures,
});
export const PublicResult = Closed({
  project: Closed({
    id: Id,
    no: Text(20),
    title: Text(200),
    categoryName: Text(60),
    field: ProjectField,
    unitName: Text(120),
  }),
  stages: Type.Array(PublicStage),
});
export type PublicResult = Static<typeof PublicResult>;

export const MyResultRow = Closed({
  applicationId: Id,
  milestone: OneOf(MILESTONES),
  no: Text(20),
  title: Text(200),
  field: ProjectField,
  status: Nullable(OneOf(RESULT_STATUSES)),
  windowStart: Time,
  windowEnd: Time,
  editable: Type.Boolean(),
  submitTime: Nullable(Time),
});
export type MyResultRow = Static<typeof MyResultRow>;
