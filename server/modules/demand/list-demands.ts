import type { DemandBudget, DemandType, PublicDemandStatus } from '@contract/demand-choices';
import { COUNTED_MAX } from '@contract/limits';
import type { TechField } from '@contract/tech-fields';
import { DAY_MS } from '@contract/time-units';
import { contains } from '@server/db/like';
import { listTotal } from '@server/db/listTotal';
import { idsOfPage, inOrder, type OrderedPage } from '@server/db/ordered-page';
import type { Schema } from '@server/db/schema';
import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { type DemandRecord, hasStatus } from './repository';

type Db = Kysely<Schema>;
type Eb = ExpressionBuilder<Schema, 'demand'>;

export interface DemandFilter {
  keyword?: string | undefined;
  field?: TechField | undefined;
  type?: DemandType | undefined;
  budget?: DemandBudget | undefined;
  deadline?: string | undefined;
  status?: PublicDemandStatus | undefined;
  /** Without a signed-in reader, demands for signed-in readers only are left out. */
  isSignedIn?: boolean;
}
export type DemandPage = OrderedPage<'deadline' | 'publishAt' | 'views'>;

const WAN = 1_000_000;

const within = (eb: Eb, budget: DemandBudget) => {
  if (budget === 'negotiable') return eb('budgetMax', 'is', null);
  if (budget === 'under50') return eb('budgetMax', '<=', 50 * WAN);
  if (budget === 'over100') return eb('budgetMax', '>', 100 * WAN);
  return eb.and([eb('budgetMax', '>', 50 * WAN), eb('budgetMax', '<=', 100 * WAN)]);
};

const isOpen = (eb: Eb, now: Date) => eb.and([eb('status', '!=', 'solved'), eb('deadline', '>', now)]);
const isOver = (eb: Eb, now: Date) => eb.or([eb('status', '=', 'solved'), eb('deadline', '<=', now)]);

const bears = (eb: Eb, keyword: string) => {
  const like = contains(keyword);
  return eb.or([
    eb('title', 'ilike', like),
    eb('unitName', 'ilike', like),
    eb('summary', 'ilike', like),
    eb(sql<string>`indicators::text`, 'ilike', like),
  ]);
};
/** Must be the same expression as in the index `demand_open_words`, so that the index is used. */
const PAIRS = sql`letter_pairs(title || ' ' || unit_name || ' ' || summary || ' ' || indicators::text)`;
const hasPairs = (keyword: string) => sql<SqlBool>`${PAIRS} @> letter_pairs(${keyword})`;

const wordOf = ({ keyword }: DemandFilter): string => keyword?.trim() ?? '';

const filtered = (db: Db, filter: DemandFilter, now: Date) => {
  const { field, type, budget, status } = filter;
  const word = wordOf(filter);
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
  return word ? query.where((eb) => bears(eb, word)) : query;
};

/** Narrows by the letter-pair index, unless the search word is a single letter, which has no pair. */
const lookedUp = (query: ReturnType<typeof filtered>, filter: DemandFilter) => {
  const word = wordOf(filter);
  return [...word].length > 1 ? query.where(hasPairs(word)) : query;
};

/** Every public demand that the filter matches. */
export const foundDemands = (db: Db, filter: DemandFilter, now: Date) =>
  lookedUp(filtered(db, filter, now), filter);

export const countDemands = async (db: Db, filter: DemandFilter, now: Date): Promise<number> => {
  const { field, type, budget, status, deadline, isSignedIn } = filter;
  if (!status && !deadline && !wordOf(filter))
    return listTotal(db, 'demand', [isSignedIn ? undefined : 'public', field, type, budget]);
  const { n } = await db
    .selectFrom(foundDemands(db, filter, now).select('id').limit(COUNTED_MAX).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

type Part = typeof isOpen;
const opposite = { asc: 'desc', desc: 'asc' } as const;

/** One part of the list, sorted. */
const readPart = (db: Db, query: ReturnType<typeof filtered>, page: DemandPage): Promise<DemandRecord[]> => {
  const { column, direction } = page;
  // Nearest deadline first, and of equal ones the newest: the order of the index, which can also be read backwards.
  const tie = column === 'deadline' ? opposite[direction] : direction;
  const chosen = idsOfPage(query, 'demand', { ...page, tie });
  const rows = db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('demand', 'demand.id', 'chosen.id')
    .selectAll('demand');
  return inOrder(rows, 'demand', { column, direction, tie }).execute();
};

/**
 * Expired and solved demands come last in any order. `total` chooses how to search: a word with many matches is found
 * soon by scanning the list in its order.
 */
export const listDemands = async (
  db: Db,
  filter: DemandFilter,
  page: DemandPage,
  now: Date,
  total = 0,
): Promise<DemandRecord[]> => {
  const { offset, limit } = page;
  const part = (is: Part) => {
    const query = filtered(db, filter, now).where((eb) => is(eb, now));
    return total < COUNTED_MAX ? lookedUp(query, filter) : query;
  };
  const isOverOnly = filter.status === 'solved' || filter.status === 'expired';
  const isOpenOnly = filter.deadline !== undefined || (filter.status !== undefined && !isOverOnly);
  const open = isOverOnly ? [] : await readPart(db, part(isOpen), page);
  if (open.length === limit || isOpenOnly) return open;
  let before = offset + open.length;
  if (open.length === 0 && offset > 0 && !isOverOnly) {
    const { n } = await part(isOpen)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    before = Number(n);
  }
  if (isOverOnly) before = 0;
  const rest = { ...page, offset: Math.max(0, offset - before), limit: limit - open.length };
  return [...open, ...(await readPart(db, part(isOver), rest))];
};
