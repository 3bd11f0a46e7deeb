import type { Readable } from 'node:stream';
import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { EXPORT_CALLS, type ExportKind } from '@contract/export-choices';
import { EXPORT_KEPT_TABLES } from '@contract/limits';
import { noteExport } from '@server/audit/note-export';
import type { Transaction } from '@server/db/database';
import type { Deps } from '@server/deps';
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
  /** Number of rows; null if the file has none to count. */
  total: number | null;
  bytes: Readable;
  /** Whether some attachments could not be read; known once all bytes were. */
  isLacking?: () => boolean;
}
export interface Leaving {
  deps: Deps;
  caller: Caller;
  now: Date;
  request: FastifyRequest;
  job: ExportRow;
}
/** One kind of export, defined by the module that knows its content. */
export interface Kind {
  /**
   * Refuses a query for which the corresponding direct call would also fail, beyond its schema, so that no job starts
   * in vain.
   */
  check?: (query: ExportRow['query']) => void;
  /** Counts this request and refuses if there were too many. */
  limit?: (tx: Transaction, accountId: number, now: Date) => Promise<void>;
  /** So many of a person's finished files of this kind are kept. */
  kept: number;
  make: (writing: Writing) => Promise<Made>;
  /** Records in the audit log that the file was downloaded. */
  note: (leaving: Leaving) => Promise<void>;
}

/** All kinds of exports; passed in by server/wiring. */
export type Kinds = Record<ExportKind, Kind>;

/** A list that is written as a table. */
export const tableKind = (
  targetOf: (query: ExportRow['query']) => string,
  sourceOf: (writing: Writing) => CountedSheet,
): Kind => ({
  kept: EXPORT_KEPT_TABLES,
  make: async (writing) => {
    const { job, now, onRows } = writing;
    const { sheet, total } = sourceOf(writing);
    const rows = await total();
    return {
      ...tableFile(sheet, { format: job.query.format as TableFormat, now, mark: String(job.id), onRows }),
      total: rows,
    };
  },
  note: ({ deps, caller, now, request, job }) =>
    noteExport(deps.db, { caller, now, request }, targetOf(job.query), {
      rows: job.rowsDone,
      format: String(job.query.format),
    }),
});

/**
 * The contract row of the call that answers with the same file directly; its rules and its permission apply here as
 * well.
 */
export const callOf = (kind: ExportKind): Endpoint => endpoints[EXPORT_CALLS[kind]];
