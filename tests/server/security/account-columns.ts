import type { TestService } from '@tests/support/service';

/** Every column that refers to an account by its number, as `table.column`. */
export const accountColumns = async ({ db }: Pick<TestService, 'db'>): Promise<string[]> => {
  const { rows } = await db.pool.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid = 'account'::regclass
    union select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'owner_id')
    order by 1`);
  return rows.map(({ name }) => name);
};
