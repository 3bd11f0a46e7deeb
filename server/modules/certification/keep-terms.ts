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

/** So many at a time: those who were certified before there were terms may all come to one day. */
const BATCH = 100;

/** Agreed, with an end, and no renewal of it lies with the reviewers: whoever asked in time waits for them, not they. */
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

/** 到期: the person hears of it; what is filed already stays in time and waits at the unit. */
const endOne = async (identity: Identity, tx: Transaction, id: number, now: Date): Promise<boolean> => {
  const row = await lockCertification(tx, id);
  if (!row || !(await unrenewed(tx).select('c.id').where('c.id', '=', id).executeTakeFirst())) return false;
  await endCertification(identity, tx, row, LAPSED, now);
  const notice = {
    accountId: row.accountId,
    kind: 'certification' as const,
    link: wayToCertification(row.kind),
    title: say('notice.cert.lapsed', { name: certificationName(row.kind) }),
    // No application waits for the profession.
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

/** Some whose certification ends within so many days and who have not been told. */
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

/** Tells these of this lead; a row is won by the one replica that tells. The people are held, as everywhere else, first. */
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

/** Some that are over, in the order of their numbers. */
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

/** Ends what was not renewed in time, and says in time what ends: once for each lead, after a silence the nearest alone. */
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
