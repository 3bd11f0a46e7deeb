import type { ExportKind, ExportReason, ExportState } from '@contract/export-choices';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Touched, WithDefault } from './column-types';

export type ExportQuery = Record<string, string | number | boolean>;

export interface ExportJobTable {
  id: Generated<number>;
  accountId: number;
  kind: ExportKind;
  query: ColumnType<ExportQuery, string, never>;
  state: WithDefault<ExportState>;
  leaseUntil: Touched;
  attempts: WithDefault<number>;
  storageKey: string | null;
  rowsDone: WithDefault<number>;
  rowsTotal: number | null;
  fileName: string | null;
  type: string | null;
  size: number | null;
  reason: ExportReason | null;
  createdAt: Created;
  finishedAt: Date | null;
  fetchedAt: Date | null;
  toldAt: Date | null;
}

export interface ExportSchema {
  exportJob: ExportJobTable;
}
