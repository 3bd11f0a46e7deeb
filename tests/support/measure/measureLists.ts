import { build } from '@server/app';
import { loadConfig } from '@server/config/config';
import { createDatabase, type Database } from '@server/db/database';
import { EmbeddedPostgres } from '@server/db/embedded/embedded-postgres';
import { migrate } from '@server/db/migrate';
import { buffersOf, listen, type Statement } from '@tests/support/heard-statements';
import type { FastifyInstance } from 'fastify';
import { fillMarket } from './fillMarket';

export interface ListFigure {
  name: string;
  /** Buffers that all statements of one call touch, for each size. */
  buffers: number[];
  totals: number[];
}

const DEMAND = '/prod-api/cms/open/demand';
const ACHI = '/prod-api/cms/open/achi';
const CALLS: readonly [name: string, address: string][] = [
  ['需求，第 1 页', DEMAND],
  ['需求，第 30 页', `${DEMAND}?pageNum=30`],
  ['需求，领域、类型、预算', `${DEMAND}?field=heritage&type=joint&budget=negotiable`],
  ['需求，最新发布', `${DEMAND}?orderByColumn=publishAt`],
  ['需求，最多浏览', `${DEMAND}?orderByColumn=views`],
  ['需求，30 天内截止', `${DEMAND}?deadline=30`],
  ['需求，少见的词', `${DEMAND}?keyword=${encodeURIComponent('青陶')}`],
  ['成果，第 1 页', ACHI],
  ['成果，第 100 页', `${ACHI}?pageNum=100`],
  ['成果，领域、类型、成熟度', `${ACHI}?field=heritage&type=process&maturity=lab`],
  ['成果，最成熟', `${ACHI}?orderByColumn=maturity`],
  ['成果，最多浏览', `${ACHI}?orderByColumn=views`],
  ['成果，一个单位', `${ACHI}?unit=${encodeURIComponent('云泽第七中心')}`],
  ['成果，少见的词', `${ACHI}?keyword=${encodeURIComponent('青陶')}`],
];
/** A bad query that has to miss the target, as proof that the measurement works. */
const NAIVE = [
  `select * from achievement where status = 'published' and scope = 'public' order by publish_at desc, id desc limit 10`,
  `select count(*) from achievement where status = 'published' and scope = 'public'`,
];

const measure = async (app: FastifyInstance, db: Database, heard: Statement[]) => {
  const figures: { name: string; buffers: number; total: number }[] = [];
  for (const [name, url] of CALLS) {
    heard.length = 0;
    const reply = await app.inject({ url });
    const { rows, total } = reply.json<{ rows: unknown[]; total: number }>();
    if (reply.statusCode !== 200 || rows.length === 0)
      throw new Error(`${url}: ${reply.statusCode}, ${rows.length} rows`);
    figures.push({ name, buffers: await buffersOf(db, [...heard]), total });
  }
  const naive = NAIVE.map((text) => ({ text, values: [] }));
  figures.push({ name: '对照：count(*) 与整行读取', buffers: await buffersOf(db, naive), total: Number.NaN });
  return figures;
};

/** Buffers of the public lists with the service's own routes, on an embedded database of its own filled to each size. */
export async function measureLists(dataDir: string, sizes: readonly number[]): Promise<ListFigure[]> {
  const config = loadConfig(dataDir, { DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });
  const postgres = await EmbeddedPostgres.start({ dataDir });
  try {
    await migrate(postgres.url);
    const db = createDatabase(postgres.url, { max: 2, statementTimeoutMs: 600_000 });
    const heard = listen(db);
    const app = await build({ config, db, now: () => new Date() });
    try {
      await db.pool.query(
        `insert into account (login, login_key, nickname) values ('bench', 'bench', '沈知遥')`,
      );
      const runs: Awaited<ReturnType<typeof measure>>[] = [];
      for (const rows of sizes) {
        await fillMarket(db, rows);
        runs.push(await measure(app, db, heard));
      }
      return (runs[0] ?? []).map(({ name }, index) => ({
        name,
        buffers: runs.map((run) => run[index]?.buffers ?? 0),
        totals: runs.map((run) => run[index]?.total ?? 0),
      }));
    } finally {
      await app.close();
      await db.close();
    }
  } finally {
    await postgres.stop();
  }
}
