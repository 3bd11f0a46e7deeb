import type { Fields } from '@contract/rules/draft-fields';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

// One interface per table of the migrations, in camelCase (the CamelCasePlugin maps the names).
type Created = ColumnType<Date, Date | undefined, never>;
type Touched = ColumnType<Date, Date | undefined, Date>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;
type Json<T> = JSONColumnType<T & object>;

export interface UnitTable {
  id: Generated<number>;
  name: string;
  pinyin: WithDefault<string>;
  uscc: string | null;
  parentId: number | null;
  nature: string | null;
  province: string | null;
  city: string | null;
  address: string | null;
  legalPerson: string | null;
  verified: WithDefault<boolean>;
  isMember: WithDefault<boolean>;
  status: WithDefault<string>;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface AccountTable {
  id: Generated<number>;
  login: string;
  loginKey: string;
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  nickname: string;
  realName: string | null;
  phone: string | null;
  phoneKey: string | null;
  email: string | null;
  emailKey: string | null;
  avatarFile: string | null;
  unitId: number | null;
  certified: WithDefault<boolean>;
  vipUntil: Date | null;
  status: WithDefault<string>;
  profile: ColumnType<Record<string, unknown>, string | undefined, string>;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface RoleTable {
  id: Generated<number>;
  roleKey: string;
  name: string;
  permissions: string[];
}
export interface AccountRoleTable {
  accountId: number;
  roleId: number;
}

export interface SessionTable {
  id: string;
  accountId: number;
  deviceHash: string;
  refreshHash: string;
  previousHash: string | null;
  rotatedAt: Date | null;
  successorSealed: string | null;
  userAgent: WithDefault<string>;
  ip: WithDefault<string>;
  createdAt: Created;
  lastSeenAt: Touched;
  expiresAt: Date;
  endedAt: Date | null;
  endReason: string | null;
}

export interface PeriodTable {
  id: Generated<number>;
  name: string;
  year: number;
  code: string;
  categories: Json<{ key: string; name: string; summary: string }[]>;
  applyStart: Date;
  applyEnd: Date;
  unitAuditEnd: Date;
  formalCheckEnd: Date;
  reviewEnd: Date;
  publicityStart: Date;
  publicityDays: number;
  approvalAt: Date;
  stageOneStart: Date;
  stageOneEnd: Date;
  stageTwoStart: Date;
  stageTwoEnd: Date;
  closeAt: Date;
  termFrom: string;
  termTo: string;
  indirectRatio: number;
  maxPerPerson: WithDefault<number>;
  attachments: Json<{ kind: string; label: string; required: boolean; help: string }[]>;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface CounterTable {
  name: string;
  value: number;
}

export interface ApplicationTable {
  id: Generated<number>;
  no: string | null;
  ownerId: number;
  periodId: number;
  unitId: number | null;
  category: string | null;
  title: WithDefault<string>;
  status: WithDefault<string>;
  statusSince: Touched;
  returnedFrom: string | null;
  dueAt: Date | null;
  stepReached: WithDefault<string>;
  fields: ColumnType<Fields, string | undefined, string>;
  sectionsDone: WithDefault<number>;
  filedVersion: WithDefault<number>;
  submittedAt: Date | null;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface ApplicationSnapshotTable {
  applicationId: number;
  filedVersion: number;
  fields: ColumnType<Fields, string, never>;
  digest: string;
  submittedAt: Date;
  submittedBy: number;
}

export interface ApplicationEventTable {
  id: Generated<number>;
  applicationId: number;
  event: string;
  fromStatus: string | null;
  toStatus: string;
  actorId: number | null;
  actorRole: string;
  reason: string | null;
  at: Created;
}

export interface ApplicationFieldHistoryTable {
  id: Generated<number>;
  applicationId: number;
  path: string;
  value: ColumnType<unknown, string, never>;
  kind: string;
  accountId: number | null;
  at: Created;
}

export interface FileTable {
  id: string;
  ownerId: number;
  purpose: string;
  name: string;
  type: WithDefault<string>;
  size: number;
  sha256: string | null;
  state: WithDefault<string>;
  refusal: string | null;
  storageKey: string;
  createdAt: Created;
  updatedAt: Touched;
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
export interface AuditHeadTable {
  id: number;
  hash: string;
}

export interface RateLimitTable {
  key: string;
  count: number;
  windowStart: Date;
  windowEnd: Date;
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

export interface NotificationTable {
  id: Generated<number>;
  accountId: number;
  kind: string;
  title: string;
  body: WithDefault<string>;
  link: string | null;
  readAt: Date | null;
  createdAt: Created;
}

export interface OutboxTable {
  id: string;
  channel: string;
  recipient: string;
  subject: WithDefault<string>;
  body: string;
  state: WithDefault<string>;
  attempts: WithDefault<number>;
  notBefore: Touched;
  leaseUntil: Date | null;
  lastError: string | null;
  createdAt: Created;
  sentAt: Date | null;
}

export interface Schema {
  unit: UnitTable;
  account: AccountTable;
  role: RoleTable;
  accountRole: AccountRoleTable;
  session: SessionTable;
  period: PeriodTable;
  counter: CounterTable;
  application: ApplicationTable;
  applicationSnapshot: ApplicationSnapshotTable;
  applicationEvent: ApplicationEventTable;
  applicationFieldHistory: ApplicationFieldHistoryTable;
  file: FileTable;
  idempotencyKey: IdempotencyKeyTable;
  auditEvent: AuditEventTable;
  auditHead: AuditHeadTable;
  rateLimit: RateLimitTable;
  setting: SettingTable;
  dictItem: DictItemTable;
  notification: NotificationTable;
  outbox: OutboxTable;
}
