import type { NoticeWords } from '@contract/notification';
import type { ColumnType, Generated } from 'kysely';
import type { CareSchema } from './account-care-schema';
import type { Created, Touched, WithDefault } from './column-types';

// People, units, their sessions, and what is sent to them.
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
  gender: number | null;
  showRealname: WithDefault<boolean>;
  location: string | null;
  locationCity: string | null;
  identity: string | null;
  technicalTitle: string | null;
  studentId: string | null;
  schoolId: number | null;
  departmentId: number | null;
  intro: WithDefault<string>;
  professionalCertified: WithDefault<boolean>;
  preferences: ColumnType<Record<string, unknown>, string | undefined, string>;
  totpSealed: string | null;
  totpConfirmedAt: Date | null;
  totpStep: number | null;
  closedAt: Date | null;
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
  /**
   * The unit that a unit administrator manages: always the person's own unit (migration 0126). Null for other roles.
   */
  unitId: WithDefault<number | null>;
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
  /**
   * Chosen at sign-in on the person's own device: the session survives more than half an hour of inactivity and lasts a
   * week.
   */
  remembered: WithDefault<boolean>;
  secondFactorAt: Date | null;
}

export interface RateLimitTable {
  key: string;
  count: number;
  windowStart: Date;
  windowEnd: Date;
}

export interface NotificationTable {
  id: Generated<number>;
  accountId: number;
  kind: string;
  title: string;
  body: WithDefault<string>;
  link: string | null;
  words: ColumnType<NoticeWords | null, string, never>;
  readAt: Date | null;
  createdAt: Created;
}

export interface OutboxTable {
  id: string;
  channel: string;
  recipient: string;
  subject: WithDefault<string>;
  body: string;
  words: string | null;
  state: WithDefault<string>;
  attempts: WithDefault<number>;
  notBefore: Touched;
  leaseUntil: Date | null;
  lastError: string | null;
  createdAt: Created;
  sentAt: Date | null;
  kind: WithDefault<string>;
  accountId: number | null;
  sendBefore: Date | null;
}

export interface AccountSchema extends CareSchema {
  unit: UnitTable;
  account: AccountTable;
  role: RoleTable;
  accountRole: AccountRoleTable;
  session: SessionTable;
  rateLimit: RateLimitTable;
  notification: NotificationTable;
  outbox: OutboxTable;
}
