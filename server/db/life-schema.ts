import type { Generated } from 'kysely';
import type { Created } from './column-types';

export interface ApplicationRemarkTable {
  id: Generated<number>;
  applicationId: number;
  filedVersion: number;
  path: string;
  reasonCode: string;
  body: string;
  authorRole: 'unit' | 'office';
  authorId: number;
  answer: string | null;
  answeredAt: Date | null;
  closedAt: Date | null;
  closedBy: number | null;
  createdAt: Created;
}

export interface CalendarFeedTable {
  accountId: number;
  tokenHash: string;
  tokenSealed: string;
  createdAt: Created;
}

export interface LifeSchema {
  calendarFeed: CalendarFeedTable;
  applicationRemark: ApplicationRemarkTable;
}
