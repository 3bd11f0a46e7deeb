import { build } from '@server/app';
import { createDatabase, type Database } from '@server/db/database';
import { jobsOf } from '@server/jobs/jobs';
import { type SampledRow, sampledRows } from '@tests/support/endpoint-samples';
import { listen, type Statement } from '@tests/support/heard-statements';
import { rowMaker } from '@tests/support/many-rows';
import { callsTo, startService, type TestService } from '@tests/support/service';
import { rowsRead } from './rows-read';

const FEW = 100;
const TIMES = 10;
/** In the order of their permissions; the first who is allowed sends the request. */
const PEOPLE = ['shenzhiyao', 'xuyingchuan', 'luyiwei', 'office', 'auditor', 'admin'];
/** Allowed growth for ten times the data: rows of the few demo people, and a different choice of index. */
const isMore = (few: number, many: number): boolean => many > few * 2 + 50;

/** What looks at more where there is more, and why it has to (docs/performance.md). */
const LOOKS_AT_ALL: Record<string, string> = {
  // Returns all of it.
  'GET /api/users/export.json': 'what one person did is in it to the last act',
  'GET /api/users/export.zip': 'what one person did is in it to the last act',
  'GET /prod-api/cms/apply/list/export': 'all applications',
  'GET /prod-api/cms/review/ranking/export': 'every row, and which of them the reader has a part in',
  'GET /prod-api/monitor/audit/verify': 'a stretch of the log of fixed length',
  'GET /prod-api/cms/review/experts': 'all experts, with what each has before them',
  'GET /prod-api/cms/admin/acts': 'the same person did the copied acts, most of them no work',
  // Counts or compares all of it.
  'GET /prod-api/cms/review/ranking': 'who is on a page follows from every score of the period',
  'GET /prod-api/cms/apply/selectUserCountByExt': 'of each person what the latest form says',
  'GET /api/search_records/suggest.json': 'what was looked for in the last weeks, counted',
  'GET /prod-api/cms/search/words': 'what was looked for in the last weeks, counted',
  'GET /prod-api/system/school/list': 'how many schools there are; a few thousand in the country',
  'GET /prod-api/system/department/list': 'how many departments there are',
  // Reads each row of a small set.
  'GET /prod-api/system/dept/search/{keyword}':
    'a part of a name stands in no index; units are a few thousand',
  'GET /prod-api/cms/content': 'a draft is listed by what is being written; texts are a few hundred a year',
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms':
    'the text before and after among all of a kind',
  'GET /prod-api/cms/open/cmsHomepage/unitAuditTemplate': 'the newest of the templates',
  'GET /prod-api/system/unit/unattended': 'units that nobody looks after, here all of them',
  // Scheduled jobs.
  'confirmation.tell':
    'an application is newer than its confirmations were compared: a column beside another',
  'reminder.tell': 'applications that are under way, here as many as there are',
  'account.forget': 'counts of a day',
};

let plain: TestService;
let db: Database;
let heard: Statement[];
let service: Pick<TestService, 'app' | 'signIn'>;
beforeAll(async () => {
  plain = await startService();
  db = createDatabase(plain.databaseUrl, { max: 2, statementTimeoutMs: 60_000 });
  heard = listen(db);
  const app = await build({ config: plain.config, db, now: () => new Date() });
  service = { app, ...callsTo(app) };
}, 60_000);
afterAll(async () => {
  await service.app.close();
  await db.close();
  await plain.stop();
});

const READS = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|delete|update)\b/i;

/**
 * Small tables are read like large ones, by an index where there is one. With the default cost for random reads,
 * looking up ten rows costs as much as scanning a thousand, so the planner could choose either.
 */
const AS_LARGE = { enable_seqscan: 'off', random_page_cost: '1.1' };

const costOf = async (statements: readonly Statement[]): Promise<number> => {
  const client = await plain.db.pool.connect();
  try {
    for (const [name, value] of Object.entries(AS_LARGE)) await client.query(`set ${name} = ${value}`);
    return await rowsRead(
      client,
      statements.filter(({ text }) => READS.test(text) && !text.includes('pg_notify')),
    );
  } finally {
    for (const name of Object.keys(AS_LARGE)) await client.query(`reset ${name}`);
    client.release();
  }
};

/** The required query parameters of a row. */
const wanted = ({ row }: SampledRow): string => {
  const asked = (row.query?.properties ?? {}) as Record<string, { enum?: unknown[]; type?: string }>;
  const words = (row.query?.required ?? []).map((name) => {
    const { enum: choices, type } = asked[name] ?? {};
    return [name, String(choices?.[0] ?? (type === 'string' ? '办法' : 1))];
  });
  return new URLSearchParams(words).toString();
};

type Headers = Record<string, string>;
type Costs = Map<string, number>;

/** Uses the first person who gets an answer; refused calls read almost nothing. */
const askEach = async (people: readonly Headers[]): Promise<Costs> => {
  const costs: Costs = new Map();
  for (const sampled of sampledRows.filter(({ method }) => method === 'GET'))
    for (const headers of sampled.row.access === 'public' ? [{}] : people) {
      heard.length = 0;
      const url = `${sampled.url}?${wanted(sampled)}`;
      // A file that refers to what the copied rows lack fails midway; what it read until then counts.
      const answer = await service.app.inject({ method: 'GET', url, headers }).catch(() => null);
      if (answer && answer.statusCode >= 400) continue;
      costs.set(sampled.key, await costOf([...heard]));
      break;
    }
  return costs;
};

/** Set before the copied rows have aged, because on a slow machine waiting rows could otherwise come due. */
const BEGAN = new Date();

/** Measured after all work is done, so it is the cost of finding nothing to do. */
const runEach = async (): Promise<Costs> => {
  const costs: Costs = new Map();
  for (const { name, run } of jobsOf({ config: plain.config, db, now: () => BEGAN })) {
    const { signal } = new AbortController();
    await run(BEGAN, signal).catch(() => undefined);
    heard.length = 0;
    await run(BEGAN, signal).catch(() => undefined);
    costs.set(name, await costOf([...heard]));
  }
  return costs;
};

it('what a call or timed work looks at does not grow with what there is beside it', async () => {
  const make = await rowMaker(plain.db);
  const people: Headers[] = [];
  for (const login of PEOPLE) people.push((await service.signIn(login)).headers);
  const measured = async (): Promise<Costs> => new Map([...(await askEach(people)), ...(await runEach())]);

  await make(FEW);
  const few = await measured();
  await make(FEW * (TIMES - 1));
  const many = await measured();

  const grown = [...many].filter(([key, cost]) => isMore(few.get(key) ?? 0, cost));
  const told = grown.map(
    ([key, cost]) => `${key}: ${few.get(key)} rows, ${cost} with ${TIMES} times as many`,
  );
  expect(told.filter((line) => !LOOKS_AT_ALL[line.slice(0, line.lastIndexOf(': '))])).toEqual([]);
  expect(many.size).toBeGreaterThan(100);
}, 300_000);
