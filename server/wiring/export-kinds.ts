import type { Calls } from '@contract/endpoints';
import type { EXPORT_CALLS, ExportKind } from '@contract/export-choices';
import { createSealer } from '@server/crypto/sealing';
import { applicationsToTable } from '@server/modules/admin/service';
import { type Kind, type Kinds, tableKind } from '@server/modules/export/service';
import { auditToTable, refuseReversedAudit } from '@server/modules/monitor/service';
import { rankingToTable } from '@server/modules/review/service';
import { limitOwnCopies, noteOwnCopy, ownCopy } from '@server/modules/security/service';

/** A copy with the person's files may be large, so only the newest is kept. */
const copy = (form: 'json' | 'zip'): Kind => ({
  kept: 1,
  limit: (tx, accountId, now) => limitOwnCopies({ kysely: tx }, accountId, now),
  make: async ({ deps, job: { id, accountId }, now }) => {
    const sealer = createSealer(deps.config.dataKey.export());
    return { ...(await ownCopy(deps, sealer, { accountId, now, mark: String(id) }, form)), total: null };
  },
  note: ({ deps, ...leaving }) => noteOwnCopy(deps.db, leaving),
});

/** The query was validated like that of the list itself when the export was started. */
type Asked<K extends ExportKind> = Calls[(typeof EXPORT_CALLS)[K]]['query'];

/** Every kind of export, implemented by the module that owns the list. */
export const EXPORT_KINDS: Kinds = {
  applications: tableKind(
    () => 'application:list',
    ({ deps, caller, job, now }) => {
      const { format, ...query } = job.query as Asked<'applications'>;
      const sealer = createSealer(deps.config.dataKey.export());
      return applicationsToTable({ db: deps.db.kysely, sealer, caller, now }, query);
    },
  ),
  ranking: tableKind(
    ({ periodId }) => `period:${periodId}`,
    ({ deps, caller, job, now }) => {
      const sealer = createSealer(deps.config.dataKey.export());
      return rankingToTable({ db: deps.db.kysely, sealer, caller, now }, job.query as Asked<'ranking'>);
    },
  ),
  audit: {
    check: refuseReversedAudit,
    ...tableKind(
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
