import { beijingIso } from '@contract/rules/beijing-time';
import { REFUSAL_KINDS, type RefusalKind, type SecurityState } from '@contract/security-state';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import type { Schema } from '@server/db/schema';
import type { AppError } from '@server/errors/app-error';
import { type Kysely, sql } from 'kysely';
import { BufferedCounts } from './BufferedCounts';

/** How long a count is kept. */
const KEPT_MS = 30 * DAY_MS;

const KIND_BY_CODE: Readonly<Record<string, RefusalKind>> = {
  'auth.wrong': 'sign_in',
  'auth.wrong_wait': 'sign_in',
  'auth.password_wrong': 'sign_in',
  'auth.second_factor_wrong': 'sign_in',
  'setup.wrong': 'sign_in',
  'owner.code_wrong': 'sign_in',
  'session.reuse': 'session',
  'proof.required': 'frequency',
  'load.shed': 'load',
  'request.invalid': 'form',
  'request.too_complex': 'form',
  'request.doubled_key': 'form',
  'http.400': 'form',
};
const KIND_BY_STATUS: Readonly<Record<number, RefusalKind>> = {
  403: 'rights',
  413: 'form',
  415: 'form',
  429: 'frequency',
};

/** Null for refusals that are normal: an ended session, a missing page, an invalid form. */
export const refusalKind = ({ status, errorCode }: Pick<AppError, 'status' | 'errorCode'>) =>
  KIND_BY_CODE[errorCode] ?? KIND_BY_STATUS[status] ?? null;

/** Counts the refusals of this process in memory; `store` adds them to the counts of all replicas. */
export class RefusalCounts {
  private readonly tallies = new BufferedCounts<RefusalKind>();

  note(error: AppError, lastAt: Date): void {
    const kind = refusalKind(error);
    if (kind) this.tallies.add(kind, { count: 1, lastAt });
  }

  store(db: Kysely<Schema>): Promise<void> {
    return this.tallies.store((taken) =>
      db
        .insertInto('refusedAttempt')
        .values(
          taken.map(([kind, { count, lastAt }]) => ({
            kind,
            count,
            lastAt,
            hour: new Date(Math.floor(lastAt.getTime() / HOUR_MS) * HOUR_MS),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['hour', 'kind']).doUpdateSet({
            count: sql`refused_attempt.count + excluded.count`,
            lastAt: sql`greatest(refused_attempt.last_at, excluded.last_at)`,
          }),
        )
        .execute(),
    );
  }
}

/** Every kind, also those with no refusals yet. */
export const readRefusals = async (db: Kysely<Schema>, now: Date): Promise<SecurityState['refusals']> => {
  const since = (ms: number): Date => new Date(now.getTime() - ms);
  const found = await db
    .selectFrom('refusedAttempt')
    .select(['kind', sql<Date>`max(last_at)`.as('lastAt')])
    .select(sql<number>`coalesce(sum(count) filter (where last_at > ${since(DAY_MS)}), 0)::int`.as('day'))
    .select(
      sql<number>`coalesce(sum(count) filter (where last_at > ${since(7 * DAY_MS)}), 0)::int`.as('week'),
    )
    .groupBy('kind')
    .execute();
  return REFUSAL_KINDS.map((kind) => {
    const row = found.find((one) => one.kind === kind);
    return { kind, day: row?.day ?? 0, week: row?.week ?? 0, lastAt: row ? beijingIso(row.lastAt) : null };
  });
};

export const forgetRefusals = (db: Kysely<Schema>, now: Date) =>
  db
    .deleteFrom('refusedAttempt')
    .where('hour', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
