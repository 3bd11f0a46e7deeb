import type { ContentInput } from '@contract/content';
import { DAY_MS } from '@contract/time-units';
import { createContent, setContentFiles } from '@server/modules/content/service';
import { contentInput } from '@tests/support/content-input';
import { startService, type TestService } from '@tests/support/service';

const OPEN = '/prod-api/cms/open';
const LIST = (type: string) => `${OPEN}/kczx/cmsByCmsType/${type}/cmsList`;
const ONE = (type: string, id: number) => `${OPEN}/kczx/cmsByCmsType/${type}/cms/${id}`;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const get = (url: string) => service.call('GET', url);
const inDays = (days: number): string => new Date(service.clock.now.getTime() + days * DAY_MS).toISOString();

const text = (facts: Partial<ContentInput> = {}): ContentInput =>
  contentInput({
    cmsTypeKey: 'policyDoc',
    title: '试行办法',
    state: 'published',
    publishAt: inDays(-1),
    ...facts,
  });
const store = async (facts: Partial<ContentInput>): Promise<number> =>
  (await service.db.transaction((tx) => createContent(tx, text(facts), null, service.clock.now))).id;

/** Content that must stay hidden, and why. */
const HIDDEN: [why: string, facts: () => Partial<ContentInput>][] = [
  ['a draft', () => ({ state: 'draft' })],
  ['a withdrawn text', () => ({ state: 'withdrawn' })],
  ['a text that is to come', () => ({ publishAt: inDays(1) })],
  ['a text that is over', () => ({ publishAt: inDays(-9), expireAt: inDays(-1) })],
];

describe('public content', () => {
  it('is listed by kind without signing in, pinned first [call.GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList] [call.rule.openPrefix]', async () => {
    const { status, body } = await get(`${LIST('policyDoc')}?pageSize=100`);

    expect(status).toBe(200);
    expect(body.total).toBe(body.rows.length);
    expect(body.rows[0]).toMatchObject({ title: '开创专项申报指南', pinned: true, bodyHtml: null });
    expect(body.topics).toContain('经费');
    const days = body.rows.slice(1).map(({ publishAt }: { publishAt: string }) => Date.parse(publishAt));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });

  it('takes keyword, topic, year, order and page from the query', async () => {
    const titles = async (query: string): Promise<string[]> =>
      (await get(`${LIST('policyDoc')}?${query}`)).body.rows.map(({ title }: { title: string }) => title);

    expect(await titles('topic=经费')).toEqual(['专项经费使用与决算规定']);
    expect(await titles(`keyword=${encodeURIComponent('〔2026〕17')}`)).toEqual([
      '开创专项管理办法（2026 年修订）',
    ]);
    expect(await titles('keyword=%25')).toEqual([]);
    expect(await titles('year=2001')).toEqual([]);
    expect(await titles('pageSize=3&pageNum=2')).toHaveLength(3);
    expect((await get(`${LIST('policyDoc')}?orderByColumn=body`)).status).toBe(400);
  });

  it('gives a text with outline, neighbours, versions and files, and counts the reading [call.GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}]', async () => {
    const [guide] = (await get(LIST('policyDoc'))).body.rows;
    const before = (await get(ONE('policyDoc', guide.id))).body.data;
    const again = (await get(ONE('policyDoc', guide.id))).body.data;

    expect(before.outline.length).toBeGreaterThan(3);
    expect(before.bodyHtml).toContain(`<h2 id="${before.outline[0].id}">`);
    expect(before.attachments).toHaveLength(4);
    expect(before.next.title).not.toBe(before.title);
    expect(before.versions).toHaveLength(1);
    expect(again.views).toBe(before.views + 1);
    // A reader is counted once a day.
    expect((await get(ONE('policyDoc', guide.id))).body.data.views).toBe(again.views);
  });

  it.each(['notification', 'policyDoc', 'faq'])(
    'leads from each %s to the next and back again',
    async (type) => {
      const { rows } = (await get(`${LIST(type)}?pageSize=50`)).body;
      const read = await Promise.all(
        rows.map(async ({ id }: { id: number }) => (await get(ONE(type, id))).body.data),
      );
      const next = new Map(read.map((one) => [one.id, one.next?.id]));
      const previous = new Map(read.map((one) => [one.id, one.previous?.id]));
      expect(read.length).toBeGreaterThan(2);
      expect(read.filter((one) => !one.previous)).toHaveLength(1);
      expect(read.filter((one) => !one.next)).toHaveLength(1);
      for (const [id, after] of next) if (after) expect(previous.get(after)).toBe(id);
    },
  );

  it('gives the one text of its kind without a number [call.GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms]', async () => {
    const { body } = await get(`${OPEN}/kczx/cmsByCmsType/UserManual/cms`);

    expect(body.data).toMatchObject({ title: '使用手册', version: 2 });
    expect(body.data.versions.map(({ note }: { note: string }) => note !== '')).toEqual([true, true, false]);
  });

  it('fills the home page, newest notices first [call.GET /prod-api/cms/open/cmsHomepage]', async () => {
    const { body } = await get(`${OPEN}/cmsHomepage`);
    const block = (key: string) => body.data.find((one: { key: string }) => one.key === key).items;

    expect(block('notification')).toHaveLength(6);
    expect(block('policyDoc')).toHaveLength(4);
  });

  it('is not found under a kind to which it does not belong', async () => {
    const [question] = (await get(LIST('faq'))).body.rows;

    expect((await get(ONE('faq', question.id))).status).toBe(200);
    expect((await get(ONE('policyDoc', question.id))).status).toBe(404);
    expect((await get(LIST('secret'))).status).toBe(400);
  });
});

describe.each(HIDDEN)('%s', (_why, facts) => {
  it('stays out of lists, details, neighbours, search, home page and downloads', async () => {
    const title = `不可见${HIDDEN.findIndex(([, other]) => other === facts)}号文件`;
    const [template] = (await get(LIST('commonTemplates'))).body.rows;
    const fileId = String(template.attachments[0].url).split('/').at(-1) ?? '';
    const id = await store({ ...facts(), title, pinned: true });
    const { id: copy } = await service.db.kysely
      .selectFrom('file')
      .selectAll()
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
      .then((row) =>
        service.db.kysely
          .insertInto('file')
          .values({ ...row, id: crypto.randomUUID() })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
    await service.db.transaction((tx) => setContentFiles(tx, id, [copy]));

    const said = await Promise.all(
      [
        `${LIST('policyDoc')}?pageSize=100`,
        `${OPEN}/cmsHomepage`,
        `${OPEN}/search?keyword=${encodeURIComponent(title)}`,
        ...(await get(LIST('policyDoc'))).body.rows.map((row: { id: number }) => ONE('policyDoc', row.id)),
      ].map(async (url) => JSON.stringify((await get(url)).body)),
    );

    expect(said.filter((words) => words.includes(title))).toEqual([]);
    expect((await get(ONE('policyDoc', id))).status).toBe(404);
    expect((await get(`${OPEN}/files/${copy}`)).status).toBe(404);
  });
});

describe('a timed text', () => {
  it('appears at its minute, with its file, and goes at its end', async () => {
    const id = await store({ title: '定时公布的办法', publishAt: inDays(2), expireAt: inDays(4) });
    const now = service.clock.now;
    const seen: number[] = [];

    for (const days of [0, 1.99, 2.01, 3.99, 4.01]) {
      service.clock.now = new Date(now.getTime() + days * DAY_MS);
      seen.push((await get(ONE('policyDoc', id))).status);
      const { body } = await get(`${OPEN}/search?keyword=${encodeURIComponent('定时公布')}`);
      seen.push(body.data.groups.length);
    }
    service.clock.now = now;

    expect(seen).toEqual([404, 0, 404, 0, 200, 1, 200, 1, 404, 0]);
  });
});

describe('the templates', () => {
  it('are real documents that anybody may load while they are published', async () => {
    const { rows } = (await get(`${LIST('commonTemplates')}?pageSize=100`)).body;

    expect(rows).toHaveLength(9);
    for (const { title, attachments } of rows) {
      const names = attachments.map(({ name }: { name: string }) => name);
      expect(names).toEqual([`${title}.docx`, `${title}.pdf`]);
      const [docx, pdf] = await Promise.all(attachments.map(({ url }: { url: string }) => get(url)));
      for (const [file, { status, response }] of [
        [attachments[0], docx],
        [attachments[1], pdf],
      ]) {
        expect([status, response.headers['content-type']]).toEqual([200, file.type]);
        expect(response.rawPayload.length).toBe(file.size);
        expect(response.headers['content-disposition']).toMatch(/^attachment; filename=/);
      }
      // A DOCX is a ZIP archive, and readers look for its parts by name.
      expect(docx.response.rawPayload.subarray(0, 2).toString()).toBe('PK');
      expect(docx.response.rawPayload.includes('word/document.xml')).toBe(true);
      expect(pdf.response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.response.rawPayload.includes('NotoSansSC')).toBe(true);
    }
  });

  it('name the one for the audit by the unit [call.GET /prod-api/cms/open/cmsHomepage/unitAuditTemplate]', async () => {
    const { body } = await get(`${OPEN}/cmsHomepage/unitAuditTemplate`);

    expect(body.data).toMatchObject({ name: '单位审核意见表.docx', version: '单位审核意见表' });
    expect((await get(body.data.url)).status).toBe(200);
  });
});
