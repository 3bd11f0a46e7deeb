import type { SearchKind } from '@contract/search';
import { DAY_MS } from '@contract/time-units';
import { documentGrams, normalise, planQuery } from '@server/modules/search/grams';
import { search } from '@server/modules/search/service';
import { type TestDatabase, testDatabase } from '@tests/support/database';

const KINDS: SearchKind[] = ['notification', 'policyDoc', 'faq', 'demand'];
const NOW = new Date('2026-11-20T00:00:00Z');
const COUNT = 1200;

/**
 * Two documents a day: every hundredth and the oldest contain words of their own, one in three a common word in its
 * title.
 */
const documents = Array.from({ length: COUNT }, (_, index) => {
  const title = `第 ${index} 号${index % 3 === 0 ? '管理办法' : '工作规程'}${index % 100 === 0 ? '青陶' : ''}`;
  const body = `${index % 2 === 0 ? '办法在先，管理在后' : '水质监测办法'}${index > COUNT - 30 ? '旧档' : ''}`;
  const at = new Date(NOW.getTime() - index * (DAY_MS / 2) - 1);
  return {
    kind: KINDS[index % KINDS.length] ?? 'faq',
    ref: index + 1,
    title,
    body,
    at,
    docNo: null,
    link: `/faq/${index}`,
    haystack: normalise(`${title} ${body}`),
    grams: documentGrams(title, body),
    visibleFrom: at,
    visibleUntil: index % 7 === 0 ? new Date(NOW.getTime() - 1) : null,
  };
});

/** The same by reading everything: all words in the text, the first in the title first, newest first, 200 at most. */
const readingAll = (keyword: string, kind?: SearchKind): string[] => {
  const { words } = planQuery(keyword);
  const found = documents.filter(
    (one) =>
      !one.visibleUntil && (!kind || one.kind === kind) && words.every((word) => one.haystack.includes(word)),
  );
  const inTitle = (one: (typeof documents)[number]) => one.title.includes(words[0] ?? '');
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))]
    .slice(0, 200)
    .map(({ title }) => title);
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.kysely.deleteFrom('searchDocument').execute();
  await database.db.kysely.insertInto('searchDocument').values(documents).execute();
});
afterAll(() => database.drop());

describe('the newest hits', () => {
  it.each(['管理办法', '办法', '青陶', '旧档', '水质 规程', '办法 青陶', '航天', '第 7 号', '号'])(
    'of %s are those that reading every document gives',
    async (keyword) => {
      const whole = readingAll(keyword);
      const groups = await search(database.db.kysely, keyword, NOW);

      expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(whole.length);
      for (const kind of KINDS) {
        const own = whole.filter((title) => documents.find((one) => one.title === title)?.kind === kind);
        const group = groups.find((one) => one.kind === kind);
        expect(group?.hits.map(({ title }) => title) ?? []).toEqual(own.slice(0, 5));
        expect(group?.total ?? 0).toBe(own.length);
      }
    },
  );

  it('of one kind are looked for in that kind alone', async () => {
    const [group] = await search(database.db.kysely, '办法', NOW, 'demand');

    expect(group?.hits.map(({ title }) => title)).toEqual(readingAll('办法', 'demand').slice(0, 50));
  });
});
