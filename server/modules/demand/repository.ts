import type { DemandBudget, DemandStatus, DemandType, PublicDemandStatus } from '@contract/demand-choices';
import type { TechField } from '@contract/tech-fields';
import type { DemandTable } from '@server/db/market-schema';
import type { Schema } from '@server/db/schema';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';

export type DemandRecord = Selectable<DemandTable>;

export interface DemandFilter {
  keyword?: string | undefined;
  field?: TechField | undefined;
  type?: DemandType | undefined;
  budget?: DemandBudget | undefined;
  deadline?: string | undefined;
  status?: PublicDemandStatus | undefined;
  /** Those for signed-in readers only are left out unless somebody is signed in. */
  isSignedIn?: boolean;
}
export interface DemandPage {
  column: 'deadline' | 'publishAt' | 'views';
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
}

type Eb = ExpressionBuilder<Schema, 'demand'>;
const DAY_MS = 86_400_000;
const WAN = 1_000_000;
/** Totals are counted up to here: beyond it nobody pages, and counting would grow with the table. */
const COUNTED = 10_000;

export const contains = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;

const within = (eb: Eb, budget: DemandBudget) => {
  if (budget === 'negotiable') return eb('budgetMax', 'is', null);
  if (budget === 'under50') return eb('budgetMax', '<=', 50 * WAN);
  if (budget === 'over100') return eb('budgetMax', '>', 100 * WAN);
  return eb.and([eb('budgetMax', '>', 50 * WAN), eb('budgetMax', '<=', 100 * WAN)]);
};

/** Only what is open goes over when its day has passed; every other status stays what it is. */
export const hasStatus = (eb: Eb, status: DemandStatus, now: Date) => {
  const open = ['published', 'matching'] as const;
  if (status === 'expired') return eb.and([eb('demand.status', 'in', open), eb('deadline', '<=', now)]);
  const isStored = eb('demand.status', '=', status);
  return status === 'published' || status === 'matching'
    ? eb.and([isStored, eb('deadline', '>', now)])
    : isStored;
};

const isOpen = (eb: Eb, now: Date) => eb.and([eb('status', '!=', 'solved'), eb('deadline', '>', now)]);

const filtered = (db: Kysely<Schema>, filter: DemandFilter, now: Date) => {
  const { field, type, budget, status } = filter;
  const keyword = filter.keyword?.trim();
  let query = db
    .selectFrom('demand')
    .where('status', 'in', ['published', 'matching', 'solved'])
    .where('publishAt', '<=', now);
  if (!filter.isSignedIn) query = query.where('scope', '=', 'public');
  if (field) query = query.where('field', '=', field);
  if (type) query = query.where('type', '=', type);
  if (budget) query = query.where((eb) => within(eb, budget));
  if (status) query = query.where((eb) => hasStatus(eb, status, now));
  if (filter.deadline) {
    const until = new Date(now.getTime() + Number(filter.deadline) * DAY_MS);
    query = query.where((eb) => eb.and([isOpen(eb, now), eb('deadline', '<=', until)]));
  }
  if (keyword) {
    const like = contains(keyword);
    query = query.where((eb) =>
      eb.or([
        eb('title', 'ilike', like),
        eb('unitName', 'ilike', like),
        eb('summary', 'ilike', like),
        eb(sql<string>`indicators::text`, 'ilike', like),
      ]),
    );
  }
  return query;
};

/** What is over stands last, whatever the order. */
export const listDemands = (
  db: Kysely<Schema>,
  filter: DemandFilter,
  page: DemandPage,
  now: Date,
): Promise<DemandRecord[]> =>
  filtered(db, filter, now)
    .selectAll()
    .orderBy((eb) => isOpen(eb, now), 'desc')
    .orderBy(page.column, page.direction)
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();

export const countDemands = async (db: Kysely<Schema>, filter: DemandFilter, now: Date): Promise<number> => {
  const { n } = await db
    .selectFrom(filtered(db, filter, now).select('id').limit(COUNTED).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** What was ever public; one that was closed answers too, so that its page can say so. */
export const onceOpen = (db: Kysely<Schema>, id: number, now: Date): Promise<DemandRecord | undefined> =>
  db
    .selectFrom('demand')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['published', 'matching', 'solved', 'closed'])
    .where('publishAt', '<=', now)
    .executeTakeFirst();

export const countView = (db: Kysely<Schema>, id: number): Promise<unknown> =>
  db
    .updateTable('demand')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** What is public now, without counting it as read. */
export const openRecord = (db: Kysely<Schema>, id: number, now: Date): Promise<DemandRecord | undefined> =>
  db
    .selectFrom('demand')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['published', 'matching', 'solved'])
    .where('publishAt', '<=', now)
    .executeTakeFirst();
