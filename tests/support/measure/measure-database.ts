import { createDatabase } from '@server/db/database';
import { readMine } from '@server/modules/apply/lists/list-repository';
import { accountOf } from '@tests/support/accounts';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { listen } from '@tests/support/heard-statements';
import { benchService } from './bench-service';

const literal = (value: unknown): string => {
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`;
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
};

/** The statement behind a page of a person's own applications, with its values filled in. */
export async function listStatement(url: string, login: string): Promise<string> {
  const db = createDatabase(url, { max: 1, statementTimeoutMs: 10_000 });
  const heard = listen(db);
  try {
    const { id: ownerId } = await accountOf({ db }, login);
    const shape = {
      tab: 'all',
      column: 'updateTime',
      order: 'desc',
      isSearch: false,
      isOfPeriod: false,
    } as const;
    await readMine(db.kysely, { ownerId, missedBefore: new Date(), limit: 10, offset: 0 }, shape);
    const asked = heard.at(-1);
    if (!asked) throw new Error('The list asked nothing.');
    return asked.text.replace(/\$(\d+)/g, (_, place: string) => literal(asked.values[Number(place) - 1]));
  } finally {
    await db.close();
  }
}

const WARMING = 5;
const FILINGS = 20;

export interface WrittenBytes {
  wal: number;
  rows: number;
}

/** Bytes that a filing adds to the database's log, and bytes of the rows that it leaves. */
export async function filingBytes(
  url: string,
  directory: string,
): Promise<Record<'plain' | 'bad', WrittenBytes>> {
  const service = await benchService(url, directory);
  const { pool } = service.db;
  const number = async (text: string, values: unknown[] = []): Promise<number> =>
    Number((await pool.query<{ n: string }>(text, values)).rows[0]?.n);
  try {
    const shen = await anApplicant(service, 'shenzhiyao');
    await clearApplications(service);
    const { id } = await shen.completeDraft();
    const { rows: tables } = await pool.query<{ name: string }>(
      "select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    const written = tables
      .map(
        ({ name }) => `(select coalesce(sum(pg_column_size(t.*)), 0) from ${name} t where t.xmin = $1::xid)`,
      )
      .join(' + ');
    const filed = async (isBad: boolean): Promise<WrittenBytes> => {
      await pool.query("delete from rate_limit where key like 'reach:%'");
      if (isBad) await pool.query('checkpoint');
      const from = (await pool.query<{ at: string }>('select pg_current_wal_insert_lsn() as at')).rows[0]?.at;
      const answer = await shen.event({ id }, 'submit');
      const wal = await number('select pg_current_wal_insert_lsn() - $1::pg_lsn as n', [from]);
      if (answer.status !== 200) throw new Error(`filing: ${JSON.stringify(answer.body)}`);
      const xid = await number('select xmin::text as n from application where id = $1', [id]);
      // Filing does not write the form again; the row only refers to it.
      const kept = await number(
        'select pg_column_size(fields) + pg_column_size(field_writers) as n from application where id = $1',
        [id],
      );
      const rows = (await number(`select ${written} as n`, [xid])) - kept;
      await shen.event({ id }, 'withdraw', { reason: '再改' });
      await shen.event({ id }, 'reopen');
      return { wal, rows };
    };
    const sumOf = async (isBad: boolean): Promise<WrittenBytes> => {
      const sum = { wal: 0, rows: 0 };
      for (let turn = -WARMING; turn < FILINGS; turn += 1) {
        const { wal, rows } = await filed(isBad);
        if (turn >= 0) Object.assign(sum, { wal: sum.wal + wal, rows: sum.rows + rows });
      }
      return sum;
    };
    return { plain: await sumOf(false), bad: await sumOf(true) };
  } finally {
    await service.stop();
  }
}
