import { DAY_MS } from '@contract/time-units';
import { createDatabase, type Database } from '@server/db/database';
import { EmbeddedPostgres } from '@server/db/embedded/embedded-postgres';
import { migrate } from '@server/db/migrate';
import { documentGrams, normalise } from '@server/modules/search/grams';
import { search } from '@server/modules/search/service';
import { type Random, randomFrom } from '@tests/support/randomFrom';

export interface SearchFigure {
  keyword: string;
  /** Number of hits of all kinds together, as in the overlay. */
  found: number;
  medianMs: number;
  slowestMs: number;
}

const PLACES = '青陶 云泽 砺石 岚谷 沅湾 北汀 南屏 松川 远山 临江 白鹭 长汀'.split(' ');
const THINGS =
  '水质监测 换热防堵 冷链封条 线束识别 溶氧预测 文物修复 影像分诊 仓储调度 焊缝检测 土壤墒情 电池回收 粉尘治理'.split(
    ' ',
  );
const KINDS = '管理办法 实施细则 通知 工作规程 答复 指南 公示 技术需求 成果登记 操作说明'.split(' ');
const GROUPS = ['notification', 'policyDoc', 'faq', 'demand', 'commonTemplates'];
const BATCH = 2000;
const ROUNDS = 25;

/** A rare and a common word, two letters, initials, a number, and a word that does not occur. */
const KEYWORDS = [
  '青陶换热防堵管理办法',
  '管理办法',
  '土壤',
  'qthrfdglbf',
  '第 150001 号',
  '航天',
  '冷链 公示',
];

const documentsOf = (from: number, count: number, random: Random) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index + 1;
    const one = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
    const title = `${one(PLACES)}${one(THINGS)}${one(KINDS)}`;
    const body = `第 ${number} 号。${one(PLACES)}单位就${one(THINGS)}与${one(THINGS)}提出${one(KINDS)}，由${one(PLACES)}办理。`;
    const at = new Date(Date.UTC(2026, 0, 1) - (number % 900) * DAY_MS);
    return {
      kind: GROUPS[number % GROUPS.length] ?? 'faq',
      ref: number,
      title,
      body,
      at,
      docNo: null,
      link: `/faq/${number}`,
      haystack: normalise(`${title} ${body}`),
      grams: documentGrams(title, body),
      visibleFrom: at,
      visibleUntil: null,
    };
  });

const fill = async ({ kysely }: Database, rows: number): Promise<void> => {
  const random = randomFrom(7);
  for (let from = 0; from < rows; from += BATCH)
    await kysely
      .insertInto('searchDocument')
      .values(documentsOf(from, Math.min(BATCH, rows - from), random))
      .execute();
};

const timesOf = async (db: Database, keyword: string, now: Date): Promise<SearchFigure> => {
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const groups = await search(db.kysely, keyword, now);
    times.push(performance.now() - start);
    found = groups.reduce((sum, { total }) => sum + total, 0);
  }
  times.sort((a, b) => a - b);
  return { keyword, found, medianMs: times[ROUNDS >> 1] ?? 0, slowestMs: times.at(-1) ?? 0 };
};

/** Searches this many generated documents in a separate embedded database. */
export async function measureSearch(dataDir: string, rows: number): Promise<SearchFigure[]> {
  const postgres = await EmbeddedPostgres.start({ dataDir });
  try {
    await migrate(postgres.url);
    const db = createDatabase(postgres.url, {
      max: 2,
      statementTimeoutMs: 120_000,
      onConnectionError: () => undefined,
    });
    try {
      await fill(db, rows);
      await db.pool.query('VACUUM ANALYZE search_document');
      const figures: SearchFigure[] = [];
      for (const keyword of KEYWORDS) figures.push(await timesOf(db, keyword, new Date()));
      return figures;
    } finally {
      await db.close();
    }
  } finally {
    await postgres.stop();
  }
}
