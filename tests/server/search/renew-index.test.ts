import { SEARCH_KINDS } from '@contract/search';
import { fillSearch } from '@server/jobs/fill-search';
import { INDEXER } from '@server/modules/search/grams';
import { startService, type TestService } from '@tests/support/service';
import { sql } from 'kysely';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const documents = () =>
  service.db.kysely.selectFrom('searchDocument').selectAll().orderBy('kind').orderBy('ref').execute();

/** Makes entries look as if an earlier version had written them, with other pieces and words. */
const outdate = (texts: { body: string; haystack: string }) =>
  service.db.kysely
    .updateTable('searchDocument')
    .set({ ...texts, grams: sql`array_remove(grams, ${INDEXER})` });

describe('what an older program indexed', () => {
  it('is written anew from the records, of every kind, and once', async () => {
    const before = await documents();
    expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(SEARCH_KINDS));
    await outdate({ body: '旧', haystack: '旧' }).execute();

    expect(await fillSearch(service.db)).toBe(before.length);
    expect(await documents()).toEqual(before);
    expect(await fillSearch(service.db)).toBe(0);
  });

  it('is left alone where the present one wrote it, and stays out of the search where it was taken out', async () => {
    const before = await documents();
    const [old, gone, ...others] = before.filter(({ kind }) => kind === 'achievement');
    if (!old || !gone || others.length === 0) throw new Error('The demo data have achievements.');
    const { kysely } = service.db;
    await outdate({ body: '旧', haystack: '旧' })
      .where('kind', '=', old.kind)
      .where('ref', '=', old.ref)
      .execute();
    await kysely
      .deleteFrom('searchDocument')
      .where('kind', '=', gone.kind)
      .where('ref', '=', gone.ref)
      .execute();

    expect(await fillSearch(service.db)).toBe(1);
    expect(await documents()).toEqual(before.filter((one) => one !== gone));
  });
});
