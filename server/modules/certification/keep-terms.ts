import { randomUUID } from 'node:crypto';
import { beijingDay } from '@contract/rules/beijing-time';
import { RENEWAL_LEADS } from '@contract/rules/certification-term';
import { say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import { batchByBatch } from '@server/db/batchByBatch';
import type { Transaction } from '@server/db/database';
import { Faults } from '@server/db/Faults';
import { oneByOne } from '@server/db/oneByOne';
import type { Deps } from '@server/deps';
import { createIdentity, type Identity } from '@server/modules/auth/service';
import { notify, notifyAll } from '@server/modules/notification/service';
import { certificationName, wayToCertification } from './agree-certification';
import { endCertification } from './end-certification';
import { type Db, lockCertification, platformGrounds, STATUS } from './repository';

/** Batch size. People certified before terms existed may all expire on the same day. */
const BATCH = 100;

/**
 * Valid certifications with an expiry and no pending renewal: whoever asked for one in time does not expire while the
 * reviewers decide.
 */
const unrenewed = (db: Db) =>
  db
    .selectFrom('certification as c')
    .where('c.status', '=', STATUS.agreed)
    .where('c.validUntil', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certification as renewal')
            .select('renewal.id')
            .whereRef('renewal.accountId', '=', 'c.accountId')
            .whereRef('renewal.kind', '=', 'c.kind')
            .where('renewal.status', '=', STATUS.pending),
        ),
      ),
    );

const LAPSED = platformGrounds('certification.lapsed');

/** 到期: ends the certification and notifies the person; what was filed in time stays filed and waits at the unit. */
const endOne = async (identity: Identity, tx: Transaction, id: number, now: Date): Promise<boolean> => {
  const row = await lockCertification(tx, id);
  if (!row || !(await unrenewed(tx).select('c.id').where('c.id', '=', id).executeTakeFirst())) return false;
  await endCertification(identity, tx, row, LAPSED, now);
  const notice = {
    accountId: row.accountId,
    kind: 'certification' as const,
    link: wayToCertification(row.kind),
    title: say('notice.cert.lapsed', { name: certificationName(row.kind) }),
    // Only a real-name certification is a condition for applications, so only its notice speaks of them.
    body:
      row.kind === 'real_name' ? ('notice.cert.lapsed_next' as const) : ('notice.cert.lapsed_again' as const),
  };
  await notify(tx, identity.sealer, notice, now);
  const source = { ip: '', id: `job-${randomUUID()}` };
  await recordAudit(tx, source, now, {
    accountId: null,
    action: 'certification.lapse' as const,
    target: `certification:${id}`,
  });
  return true;
};

interface Lead {
  days: number;
  origin: string;
  now: Date;
}

const untold = (db: Db, days: number) =>
  unrenewed(db)
    .select('c.id')
    .where((eb) => eb.or([eb('c.renewalTold', 'is', null), eb('c.renewalTold', '>', days)]));

/** A batch of certifications that expire within this many days, and whose owners have not been told. */
const someEnding = async (db: Db, after: number, { days, now }: Lead): Promise<number[]> => {
  const ending = await untold(db, days)
    .where('c.id', '>', after)
    .where('c.validUntil', '>', now)
    .where('c.validUntil', '<=', new Date(now.getTime() + days * DAY_MS))
    .orderBy('c.id')
    .limit(BATCH)
    .execute();
  return ending.map(({ id }) => id);
};

/**
 * Sends this reminder; the update makes sure that only one replica sends it. Accounts are locked before certifications,
 * as everywhere.
 */
const tellThese = async (
  { sealer }: Identity,
  tx: Transaction,
  ids: readonly number[],
  { days, origin, now }: Lead,
): Promise<number> => {
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('certification')
        .select('accountId')
        .where('id', 'in', [...ids]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  // Asked again now that nothing of them changes: a renewal may have been sent in, or another replica has told them.
  const open = await untold(tx, days)
    .where('c.id', 'in', [...ids])
    .execute();
  if (open.length === 0) return 0;
  const told = await tx
    .updateTable('certification')
    .set({ renewalTold: days })
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .returning(['accountId', 'kind', 'validUntil'])
    .execute();
  const notices = told.map(({ accountId, kind, validUntil }) => ({
    accountId,
    kind: 'certification' as const,
    link: wayToCertification(kind),
    url: `${origin}${wayToCertification(kind)}`,
    title: say('notice.cert.ending', { name: certificationName(kind), day: beijingDay(validUntil ?? now) }),
    body: 'notice.cert.renew' as const,
  }));
  await notifyAll(tx, sealer, notices, now);
  return told.length;
};

/** A batch of expired certifications, by id. */
const someOver = async (db: Db, after: number, now: Date): Promise<number[]> => {
  const over = await unrenewed(db)
    .select('c.id')
    .where('c.validUntil', '<', now)
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(BATCH)
    .execute();
  return over.map(({ id }) => id);
};

/**
 * Ends certifications that were not renewed in time, and reminds of those that will end: once for each lead time; after
 * an outage, only the reminder for the nearest one.
 */
export const keepTerms = async (deps: Deps, now: Date): Promise<void> => {
  const { db, config } = deps;
  const identity = createIdentity(deps);
  const faults = new Faults();
  await faults.keep(() =>
    oneByOne(
      (after) => someOver(db.kysely, after, now),
      (id) => db.transaction((tx) => endOne(identity, tx, id, now)),
    ),
  );
  for (const days of [...RENEWAL_LEADS].reverse()) {
    const lead = { days, origin: config.publicOrigin, now };
    await faults.keep(() =>
      batchByBatch(
        (after) => someEnding(db.kysely, after, lead),
        (ids) => db.transaction((tx) => tellThese(identity, tx, ids, lead)),
      ),
    );
  }
  faults.tell();
};
