import type { TestService } from '@tests/support/service';

/** Tables in which a refusal may leave rows: that it was requested, counted and logged. */
const BESIDES = new Set([
  'rate_limit',
  // Stored once a minute for all requests before.
  'refused_attempt',
  'fault_count',
  'audit_event',
  'audit_head',
  'session',
  'spent_challenge',
  'verification_code',
]);

export interface WriteWatch {
  /** Tables written and committed since the last call. */
  written: () => Promise<string[]>;
}

/** A trigger on every table notes each changed row in the same transaction: what is rolled back leaves no note. */
export const watchWrites = async ({ db }: TestService): Promise<WriteWatch> => {
  const { pool } = db;
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await pool.query(`
    create unlogged table trust_write (name text not null);
    create function trust_note() returns trigger language plpgsql as $$
      begin insert into trust_write values (tg_table_name); return null; end $$;`);
  for (const { name } of rows)
    await pool.query(`create trigger zz_trust after insert or update or delete on ${name}
      for each row execute function trust_note()`);
  return {
    written: async () => {
      const noted = await pool.query<{ name: string }>(
        'with noted as (delete from trust_write returning name) select distinct name from noted',
      );
      return noted.rows.map(({ name }) => name).filter((name) => !BESIDES.has(name));
    },
  };
};
