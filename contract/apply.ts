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
  /** Number of the article in the application guide that contains the clause. */
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
  /** The reader's part in the application: leader, author of sections, or reader; null where the reader has none. */
  part: Nullable(OneOf(DRAFT_PARTS)),
  title: Text(DRAFT_TEXT_MAX),
  category: Nullable(Text(8)),
  categoryName: Nullable(Text(40)),
  periodId: Id,
  periodName: Text(60),
  unitName: Nullable(Text(DRAFT_TEXT_MAX)),
  status: Status,
  /**
   * Since when the current handler has the application, or since when it has ended; lists, heads and exports all show
   * this one time.
   */
  statusSince: Time,
  /** The status from which it was returned; null unless it is returned. */
  returnedFrom: Nullable(Status),
  handler: Nullable(Handler),
  /** 以认证通过为条件: state of the leader's certification that the filing waits for; null where there is no open condition. */
  condition: Condition,
  /** By when the next step has to be done; null where nothing is due. */
  deadline: Nullable(Time),
  /** Due date of a return before downtime moved it to `deadline`; left out where nothing moved it. */
  deadlinePlanned: Type.Optional(Time),
  /** Project changes that the leader has requested and nobody has decided yet; left out where there are none. */
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
  /**
   * Name of the leader at the time of filing, whom the form describes; left out where the owner is still the same
   * person.
   */
  filedLeader: Type.Optional(Text(40)),
  sections: Sections,
  /** Texts typed into fields for months, amounts, numbers and words that are not valid values yet, by path. */
  typed: TypedTexts,
  sectionStatus: SectionProgress,
  /** Verdicts of the formality check; of one section when `step` was asked for. */
  verdicts: Type.Array(RuleVerdict),
  stepReached: OneOf(STEPS),
  /** The reader may write in it now. */
  editable: Type.Boolean(),
  /** Sections that the reader may edit whenever the application is editable. */
  writable: Type.Array(OneOf(SECTIONS)),
  /** The only fields open for editing while it is returned with pinned remarks; null where the whole form is open. */
  openPaths: Nullable(Type.Array(Text(120))),
  /** Number of the filed version that is valid now; 0 before the first submit. */
  filedVersion: Type.Integer({ minimum: 0 }),
  /** Of each stage of the rail: when it ended, or by when it is promised to end. Stages without such a day are left out. */
  stageDays: Type.Array(Closed({ stage: OneOf(STAGES), at: Time, over: Type.Boolean() })),
  /** Due dates of the two stage results, granted extensions included; present only while the project is carried out. */
  stageDue: Type.Optional(Closed({ one: Time, two: Time })),
  /**
   * The published announcement that lists this project for funding; `corrected` if it notes an upheld objection against
   * the project.
   */
  notice: Type.Optional(Closed({ id: Id, title: Text(200), corrected: Type.Boolean() })),
  /**
   * Events that the reader may start only later, once others have done their part or a time has come, with the reason.
   */
  held: Type.Array(Closed({ event: Event, reason: Text(200), reasonWord: SaidWord })),
  /** Fields whose values nobody typed, grouped by origin; only for those who write the application together. */
  origins: Type.Array(OriginOfFields),
  /** The earlier application that this one was started from; only for those who write it together. */
  startedFrom: Nullable(StartedFrom),
  /** Files that the form's fields name. */
  files: Type.Array(Attachment),
  /** Scan of the stamped sheet, once the unit has reported with it. */
  sealedSheet: Nullable(Attachment),
  /** What the machine read from the scan; null where it did not examine it. */
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
  /** The condition that the filing is still subject to; the time of filing does not change when it is met. */
  condition: Condition,
  /** First groups of the digest, for reading aloud. */
  code: Text(24),
  /** The following steps: who has to act, and by when. */
  next: Type.Array(
    Closed({
      stage: Text(20),
      /** The same stage as a status code. */
      status: Status,
      who: Text(80),
      whoWord: SaidWord,
      until: Nullable(Time),
    }),
  ),
});
export type Receipt = Static<typeof Receipt>;
