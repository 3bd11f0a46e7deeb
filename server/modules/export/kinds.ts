import type { Readable } from 'node:stream';
import type { Endpoint } from '@contract/endpoint';
import { type Calls, endpoints } from '@contract/endpoints';
import { EXPORT_CALLS, type ExportKind } from '@contract/export-choices';
import { noteExport } from '@server/audit/note-export';
import { createSealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
import { applicationsToTable } from '@server/modules/admin/service';
import { auditToTable, refuseReversedAudit } from '@server/modules/monitor/service';
import { rankingToTable } from '@server/modules/review/service';
import { limitOwnCopies, noteOwnCopy, ownCopy } from '@server/modules/security/service';
import type { Caller } from '@server/security/caller';
import type { CountedSheet } from '@server/spreadsheet/sheet';
import { type TableFormat, tableFile } from '@server/spreadsheet/table-file';
import type { FastifyRequest } from 'fastify';
import type { ExportRow } from './job-repository';

export interface Writing {
  deps: Deps;
  caller: Caller;
  job: ExportRow;
  now: Date;
  onRows: (rows: number) => void;
}
interface Made {
  name: string;
  type: string;
  /** Null where there is nothing to be counted. */
  total: number | null;
  bytes: Readable;
}
export interface Leaving {
  deps: Deps;
  caller: Caller;
  now: Date;
  request: FastifyRequest;
  job: ExportRow;
}
interface Kind {
  /** Refuses what the call that answers at once refuses beyond its shape: no job would get further. */
  check?: (query: ExportRow['query']) => void;
  /** Counts one more, and refuses who asks too often. */
  limit?: (tx: Transaction, accountId: number, now: Date) => Promise<void>;
  /** So many of a person's finished files of this kind are kept. */
  kept: number;
  make: (writing: Writing) => Promise<Made>;
  /** Notes that the file leaves the house. */
  note: (leaving: Leaving) => Promise<void>;
}

const KEPT_TABLES = 5;

const table = (
  targetOf: (query: ExportRow['query']) => string,
  sourceOf: (writing: Writing) => CountedSheet,
): Kind => ({
  kept: KEPT_TABLES,
  make: async (writing) => {
    const { job, now, onRows } = writing;
    const { sheet, total } = sourceOf(writing);
    const rows = await total();
    return { ...tableFile(sheet, { format: job.query.format as TableFormat, now, onRows }), total: rows };
  },
  note: ({ deps, caller, now, request, job }) =>
    noteExport(deps.db, { caller, now, request }, targetOf(job.query), {
      rows: job.rowsDone,
      format: String(job.query.format),
    }),
});

/** Files that a person sent may be large: only the newest copy is kept. */
const copy = (form: 'json' | 'zip'): Kind => ({
  kept: 1,
  limit: (tx, accountId, now) => limitOwnCopies({ kysely: tx }, accountId, now),
  make: async ({ deps, job: { accountId }, now }) => {
    const sealer = createSealer(deps.config.dataKey.export());
    return { ...(await ownCopy(deps, sealer, { accountId, now }, form)), total: null };
  },
  note: ({ deps, ...leaving }) => noteOwnCopy(deps.db, leaving),
});

/** The query was checked by the rules of this very call when the export began. */
type Asked<K extends ExportKind> = Calls[(typeof EXPORT_CALLS)[K]]['query'];

export const KINDS: Record<ExportKind, Kind> = {
  applications: table(
    () => 'application:list',
    ({ deps, caller, job, now }) => {
      const { format, ...query } = job.query as Asked<'applications'>;
      return applicationsToTable({ db: deps.db.kysely, caller, now }, query);
    },
  ),
  ranking: table(
    ({ periodId }) => `period:${periodId}`,
    ({ deps, job }) => rankingToTable(deps.db.kysely, job.query as Asked<'ranking'>),
  ),
  audit: {
    check: refuseReversedAudit,
    ...table(
      () => 'audit:list',
      ({ deps, job }) => {
        const { format, ...query } = job.query as Asked<'audit'>;
        return auditToTable(deps.db.kysely, query);
      },
    ),
  },
  ownData: copy('json'),
  ownArchive: copy('zip'),
};

/** The row of the contract that answers the same at once: its rules and its right hold here too. */
export const callOf = (kind: ExportKind): Endpoint => endpoints[EXPORT_CALLS[kind]];
