import type { FilePurpose } from '@contract/attachment';
import type { ApplicationStatus, Section, Step } from '@contract/enums';
import type { Fields } from '@contract/rules/draft-fields';
import type { SectionTask } from '@contract/rules/section-task';
import type { UploadProblem } from '@contract/rules/upload-check';
import type { SealedReading } from '@contract/sealed-reading';
import type { StartedFrom } from '@contract/started-from';
import type { ColumnType, Generated } from 'kysely';
import type { AccountSchema } from './account-schema';
import type { ApplicationHelper, LifeSchema } from './application-schema';
import type { Created, Touched, Typed, WithDefault, Writers } from './column-types';
import type { ContentSchema } from './content-schema';
import type { DowntimeSchema } from './downtime-schema';
import type { DraftSchema } from './draft-schema';
import type { ExportSchema } from './export-schema';
import type { FactSchema } from './fact-schema';
import type { HealthSchema } from './health-schema';
import type { LearningSchema } from './learning-schema';
import type { MarketSchema } from './market-schema';
import type { PeriodSchema } from './period-schema';
import type { PictureSchema } from './picture-schema';
import type { ReminderSchema } from './reminder-schema';
import type { ReviewSchema } from './review-schema';

// One interface per table of the migrations, in camelCase (the CamelCasePlugin maps the names).

export interface CounterTable {
  name: string;
  value: number;
}

type Handler = 'applicant' | 'unit' | 'office' | null;
export interface ApplicationTable {
  id: Generated<number>;
  no: string | null;
  ownerId: number;
  periodId: number;
  unitId: number | null;
  category: string | null;
  title: WithDefault<string>;
  unitName: string | null;
  status: WithDefault<ApplicationStatus>;
  statusSince: Touched;
  handler: ColumnType<Handler, Handler | undefined, Handler>;
  handlerSince: Touched;
  returnedFrom: ApplicationStatus | null;
  dueAt: Date | null;
  /** The original `dueAt` before downtime moved it; null if it was not moved. */
  duePlanned: Date | null;
  /** New deadline of the expert review where the office extended the promised one; null otherwise. */
  reviewUntil: Date | null;
  /** The promised date of the current step, fixed when the step began; null if none was promised. */
  promisedUntil: Date | null;
  stepReached: WithDefault<Step>;
  fields: ColumnType<Fields, string | undefined, string>;
  fieldWriters: Writers;
  sectionsDone: WithDefault<number>;
  filedVersion: WithDefault<number>;
  submittedAt: Date | null;
  reportedAt: Date | null;
  sealedSheet: string | null;
  /** The submitted version that the stamped sheet belongs to. */
  sealedVersion: number | null;
  /** What was recognised on the sheet, and whether the unit has compared it by eye. */
  sealedReading: SealedReading | null;
  /** Whom the leader lets write or read it. */
  helpers: ColumnType<ApplicationHelper[], string | undefined, string>;
  /** Who answers for which section, and by when. */
  sectionTasks: ColumnType<SectionTask[], string | undefined, string>;
  /** Sections that were complete at the last save. */
  sectionsComplete: WithDefault<Section[]>;
  /** The publicity announcement that lists the application, and since when. */
  publicContent: number | null;
  publicSince: Date | null;
  demandId: number | null;
  /** The nominated successor, while the change of the leader is open. */
  successorId: number | null;
  /** The earlier application it began with. */
  startedFrom: ColumnType<StartedFrom | null, string | null | undefined, string | null>;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface ApplicationStepTimeTable {
  applicationId: number;
  section: Section;
  seconds: number;
}

export interface ApplicationSnapshotTable {
  applicationId: number;
  filedVersion: number;
  fields: ColumnType<Fields, string, never>;
  files: ColumnType<Record<string, string>, string, never>;
  digest: string;
  submittedAt: Date;
  submittedBy: number;
}

export interface ApplicationEventTable {
  id: Generated<number>;
  applicationId: number;
  event: string;
  fromStatus: ApplicationStatus | null;
  toStatus: ApplicationStatus;
  actorId: number | null;
  actorRole: string;
  reason: string | null;
  at: Created;
  /** The date promised for the step that this event began. */
  promisedUntil: ColumnType<Date | null, Date | null | undefined, never>;
}

export type FileState = 'uploading' | 'ready' | 'refused';

export interface FileTable {
  id: string;
  ownerId: number;
  /** Size in pixels as displayed; null for anything but a picture. */
  width: number | null;
  height: number | null;
  purpose: FilePurpose;
  name: string;
  type: WithDefault<string>;
  size: number;
  sha256: string | null;
  state: WithDefault<FileState>;
  refusal: UploadProblem | null;
  storageKey: string;
  createdAt: Created;
  updatedAt: Touched;
}

export interface UploadLeaseTable {
  fileId: string;
  holder: string;
  wanted: WithDefault<boolean>;
  expiresAt: Date;
}

export interface ApplicationFileTable {
  applicationId: number;
  fileId: string;
}

export type StageResultStatus = 'draft' | 'submitted' | 'returned' | 'passed';

export interface StageResultTable {
  applicationId: number;
  milestone: 'one' | 'two';
  status: WithDefault<StageResultStatus>;
  fields: ColumnType<Record<string, unknown>, string | undefined, string>;
  typed: Typed;
  fieldWriters: Writers;
  submittedAt: Date | null;
  decidedAt: Date | null;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface IdempotencyKeyTable {
  accountId: number;
  key: string;
  requestHash: string;
  reply: ColumnType<unknown, string, string>;
  createdAt: Created;
}

export interface AuditEventTable {
  id: Generated<number>;
  at: Date;
  accountId: number | null;
  action: string;
  target: string;
  outcome: string;
  ip: WithDefault<string>;
  traceId: WithDefault<string>;
  detail: ColumnType<Record<string, unknown>, string | undefined, never>;
  previousHash: string;
  hash: string;
}
export interface RefusedAttemptTable {
  /** The beginning of the hour. */
  hour: Date;
  kind: string;
  count: number;
  lastAt: Date;
}

export interface AuditHeadTable {
  id: number;
  hash: string;
}

export interface SettingTable {
  key: string;
  value: ColumnType<unknown, string, string>;
  updatedAt: Touched;
}

export interface DictItemTable {
  id: Generated<number>;
  type: string;
  value: string;
  label: string;
  parentValue: string | null;
  sort: WithDefault<number>;
  isDefault: WithDefault<boolean>;
  enabled: WithDefault<boolean>;
}

export interface Schema
  extends AccountSchema,
    ContentSchema,
    DowntimeSchema,
    DraftSchema,
    HealthSchema,
    FactSchema,
    ExportSchema,
    LearningSchema,
    LifeSchema,
    MarketSchema,
    PeriodSchema,
    PictureSchema,
    ReminderSchema,
    ReviewSchema {
  counter: CounterTable;
  application: ApplicationTable;
  applicationSnapshot: ApplicationSnapshotTable;
  applicationStepTime: ApplicationStepTimeTable;
  applicationEvent: ApplicationEventTable;
  applicationFile: ApplicationFileTable;
  stageResult: StageResultTable;
  file: FileTable;
  uploadLease: UploadLeaseTable;
  idempotencyKey: IdempotencyKeyTable;
  auditEvent: AuditEventTable;
  auditHead: AuditHeadTable;
  refusedAttempt: RefusedAttemptTable;
  setting: SettingTable;
  dictItem: DictItemTable;
}
