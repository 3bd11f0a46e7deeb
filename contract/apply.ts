import { type Static, Type } from 'typebox';
import { Sections } from './application';
import { Attachment } from './attachment';
import { ConfirmedMembers } from './confirmation';
import { TypedTexts } from './draft';
import {
  APPLICATION_EVENTS,
  APPLICATION_STATUSES,
  FILING_CONDITIONS,
  SECTION_STATUSES,
  SECTIONS,
  STAGES,
  STEPS,
  VERDICTS,
} from './enums';
import { FINDING_TEXTS } from './finding-texts';
import { DRAFT_PARTS } from './helper-choices';
import { DRAFT_TEXT_MAX } from './limits';
import { OpenChange } from './project-change';
import { SaidWord } from './refusal';
import { Closed, entity, Id, Nullable, OneOf, Text, Time } from './schema';
import { SealedReading } from './sealed-reading';
import { OriginOfFields, StartedFrom } from './started-from';

export const Status = OneOf(APPLICATION_STATUSES);
export const Event = OneOf(APPLICATION_EVENTS);

/** Who has to act now, since when. `label` is a name the reader may see: a person, a unit or 开创专项办公室. */
const Handler = Closed({
  role: OneOf(['applicant', 'unit', 'office']),
  label: Text(80),
  labelWord: SaidWord,
  since: Time,
});

const Finding = Closed({
  code: OneOf(Object.keys(FINDING_TEXTS) as (keyof typeof FINDING_TEXTS)[]),
  path: Text(120),
  section: OneOf(SECTIONS),
  level: OneOf(['blocker', 'warning']),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});
export const RuleVerdict = Closed({
  id: Text(60),
  section: OneOf(SECTIONS),
  name: Text(60),
  clause: Text(60),
  /** The article of the application guide that the clause is. */
  article: Type.Integer({ minimum: 1 }),
  verdict: OneOf(VERDICTS),
  findings: Type.Array(Finding),
});

const Progress = OneOf(SECTION_STATUSES);
export const SectionProgress = Closed({
  base: Progress,
  unit: Progress,
  team: Progress,
  plan: Progress,
  target: Progress,
  budget: Progress,
  files: Progress,
} satisfies Record<(typeof SECTIONS)[number], unknown>);

const Condition = Nullable(OneOf(FILING_CONDITIONS));

/** Head of an application: all that lists and page headers show. */
const head = {
  ...entity,
  /** `KC{year}-{category}-{4 digits}`, given at the first submit. */
  no: Nullable(Text(24)),
  /** How the reader stands to it: its leader, an author of sections, a reader; null where it is another's. */
  part: Nullable(OneOf(DRAFT_PARTS)),
  title: Text(DRAFT_TEXT_MAX),
  category: Nullable(Text(8)),
  categoryName: Nullable(Text(40)),
  periodId: Id,
  periodName: Text(60),
  unitName: Nullable(Text(DRAFT_TEXT_MAX)),
  status: Status,
  /** The one beginning that lists, heads and exports show: since when whoever acts now has it, or since when it has ended. */
  statusSince: Time,
  /** Who sent it back, while it is returned. */
  returnedFrom: Nullable(Status),
  handler: Nullable(Handler),
  /** 以认证通过为条件: how the leader's certification stands that it waits for; null where nothing is open. */
  condition: Condition,
  /** What has to be done next has to be done by then; null where nothing is due. */
  deadline: Nullable(Time),
  /** When a return was to be mended, before downtime moved that to `deadline`; left out where nothing moved it. */
  deadlinePlanned: Type.Optional(Time),
  /** What its leader has asked to have changed and nobody has decided yet; left out where nothing is asked. */
  changes: Type.Optional(Type.Array(OpenChange)),
  /** Sections of the form that are 已完成. */
  sectionsDone: Type.Integer({ minimum: 0, maximum: SECTIONS.length }),
  submittedAt: Nullable(Time),
  /** Events the reader may start now. */
  actions: Type.Array(Event),
};
export const ApplicationSummary = Closed(head);
export type ApplicationSummary = Static<typeof ApplicationSummary>;

export const Application = Closed({
  ...head,
  owner: Closed({ userId: Id, name: Text(40), certified: Type.Boolean() }),
  /** Who led it when it was filed, whom the form speaks of; left out where that is its owner. */
  filedLeader: Type.Optional(Text(40)),
  sections: Sections,
  /** Texts that stand in fields for months, amounts, numbers and words and are no values yet, by path. */
  typed: TypedTexts,
  sectionStatus: SectionProgress,
  /** Verdicts of the formality check; of one section when `step` was asked for. */
  verdicts: Type.Array(RuleVerdict),
  stepReached: OneOf(STEPS),
  /** The reader may write in it now. */
  editable: Type.Boolean(),
  /** Which sections are the reader's to write while it may be written in. */
  writable: Type.Array(OneOf(SECTIONS)),
  /** While it is returned with pinned remarks: the only places open for editing. Null where the whole form is. */
  openPaths: Nullable(Type.Array(Text(120))),
  /** Number of the filed version that is valid now; 0 before the first submit. */
  filedVersion: Type.Integer({ minimum: 0 }),
  /** Of each stage of the rail: when it ended, or by when it is promised to end. Stages without such a day are left out. */
  stageDays: Type.Array(Closed({ stage: OneOf(STAGES), at: Time, over: Type.Boolean() })),
  /** By when the result of each stage is due, with what was granted to this project; while it is carried out. */
  stageDue: Type.Optional(Closed({ one: Time, two: Time })),
  /** The public list of what is to be funded that names it, while readers have it; and whether it is struck out there. */
  notice: Type.Optional(Closed({ id: Id, title: Text(200), corrected: Type.Boolean() })),
  /** What the reader could do once others have done their part, or time has, and the reason for the wait. */
  held: Type.Array(Closed({ event: Event, reason: Text(200), reasonWord: SaidWord })),
  /** Fields that hold what nobody typed, by where it came from; for those who write it together alone. */
  origins: Type.Array(OriginOfFields),
  /** The earlier application it began with; for those who write it together alone. */
  startedFrom: Nullable(StartedFrom),
  /** Files that the form's fields name. */
  files: Type.Array(Attachment),
  /** Scan of the stamped sheet, once the unit has reported with it. */
  sealedSheet: Nullable(Attachment),
  /** What was read of it; null where it was not looked at by the machine. */
  sealedReading: Nullable(SealedReading),
});
export type Application = Static<typeof Application>;

/** A row of the history of an application. */
export const ApplicationEventRow = Closed({
  id: Id,
  event: Text(40),
  from: Nullable(Status),
  to: Status,
  actorName: Text(80),
  actorWord: SaidWord,
  actorRole: Text(20),
  reason: Nullable(Text(2000)),
  at: Time,
});

export const Receipt = Closed({
  applicationId: Id,
  no: Text(24),
  title: Text(DRAFT_TEXT_MAX),
  periodName: Text(60),
  unitName: Text(DRAFT_TEXT_MAX),
  leader: Text(40),
  /** Of the project, and who of them confirmed online. */
  members: ConfirmedMembers,
  /** 预算合计 in 分. */
  budget: Type.Integer(),
  submittedAt: Time,
  deadline: Time,
  filedVersion: Type.Integer(),
  /** SHA-256 of the canonical filed content, hex. */
  digest: Text(64),
  /** What the filing is subject to as long as it is open. The time of filing stays what it is. */
  condition: Condition,
  /** First groups of the digest, for reading aloud. */
  code: Text(24),
  /** What happens next: who, and by when. */
  next: Type.Array(
    Closed({
      stage: Text(20),
      /** The same as a code. */
      status: Status,
      who: Text(80),
      whoWord: SaidWord,
      until: Nullable(Time),
    }),
  ),
});
export type Receipt = Static<typeof Receipt>;
