import { aPanel } from '@tests/support/aPanel';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: Record<string, string>;
let periodId: number;
let ids: number[];
beforeEach(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
  const { kysely } = service.db;
  const row = await kysely
    .selectFrom('application')
    .select(['periodId', (eb) => eb.fn.countAll<number>().as('n')])
    .where('reportedAt', 'is not', null)
    .groupBy('periodId')
    .orderBy('n', 'desc')
    .executeTakeFirstOrThrow();
  periodId = row.periodId;
  const found = await kysely
    .selectFrom('application')
    .select('id')
    .where('periodId', '=', periodId)
    .where('reportedAt', 'is not', null)
    .orderBy('id')
    .limit(2)
    .execute();
  ids = found.map(({ id }) => id);
  await kysely
    .updateTable('application')
    .set({ status: 'not_funded', publicContent: null, publicSince: null })
    .where('periodId', '=', periodId)
    .where('status', 'in', ['publicity', 'expert_review'])
    .execute();
  await kysely.updateTable('application').set({ status: 'expert_review' }).where('id', 'in', ids).execute();
  for (const id of ids) await aPanel(kysely, id);
});
afterEach(() => service.stop());

const post = (url: string, body: object) => service.call('POST', url, { headers: office, body });
const get = async (url: string, headers = office) => (await service.call('GET', url, { headers })).body;
const act = async (id: number, event: string) => {
  const { version } = (await get(`/prod-api/cms/apply/${id}`)).data;
  const { status } = await post(`/prod-api/cms/apply/${id}/${event}`, {
    version,
    reason: '指标来源存在争议',
  });
  expect(status).toBe(200);
};
const publish = () => post('/prod-api/cms/review/publicity', { periodId });
const published = async (): Promise<number> => (await publish()).body.data.contentId;
const asGuest = async (id: number) =>
  (await get(`/prod-api/cms/open/kczx/cmsByCmsType/announcement/cms/${id}`, {})).data;
const noticeOf = async (id: number) => (await get(`/prod-api/cms/apply/${id}`)).data.notice;
const waiting = async () => {
  const { publicity, published: list } = await get(`/prod-api/cms/review/ranking?periodId=${periodId}`);
  return [publicity, list];
};
const [first, second] = [() => ids[0] as number, () => ids[1] as number];

it('an objection that was upheld is said in the list that everybody reads, once, and to the office', async () => {
  for (const id of ids) await act(id, 'propose');
  expect(await noticeOf(first())).toBeUndefined();
  const list = await published();
  expect(await noticeOf(first())).toMatchObject({ id: list, corrected: false });

  await act(first(), 'object');

  const page = await asGuest(list);
  const { no } = (await get(`/prod-api/cms/apply/${first()}`)).data;
  expect(page.bodyHtml).toContain(`<s>${no}</s>`);
  expect(page.bodyHtml).toMatch(/<strong>更正（\d{4}-\d\d-\d\d）<\/strong>/);
  expect(page.summary).toContain('更正：1 项异议成立');
  expect(page.versions[0].note).toContain(no);
  expect([await noticeOf(first()), await noticeOf(second())]).toMatchObject([
    { corrected: true },
    { corrected: false },
  ]);
  // An application proposed again is listed again.
  await act(first(), 'propose');
  const again = await asGuest(await published());
  expect([again.title, again.bodyHtml.includes(`<td>${no}</td>`)]).toEqual([
    expect.stringContaining('补充公示'),
    true,
  ]);
});

it('what an editor is writing in the list does not take the correction back', async () => {
  await act(first(), 'propose');
  const list = await published();
  const { data: open } = await get(`/prod-api/cms/content/${list}/draft`);
  const body = `${open.draft.body}\n\n联系电话见页脚。`;
  const changes = [{ path: 'body', base: open.stands.body, value: body }];
  const saved = await service.call('PATCH', `/prod-api/cms/content/${list}/draft`, {
    headers: office,
    body: { changes },
  });
  expect(saved.status).toBe(200);

  await act(first(), 'object');

  const { data: after } = await get(`/prod-api/cms/content/${list}/draft`);
  expect([after.stands.body, after.draft.body].map((text) => text.startsWith('**更正（'))).toEqual([
    true,
    true,
  ]);
  expect(after.draft.body).toContain('联系电话见页脚。');
});

it('only what no list names waits to be published, and the list that stands is named', async () => {
  expect(await waiting()).toEqual([0, null]);
  await act(first(), 'propose');
  expect(await waiting()).toEqual([1, null]);
  const list = await published();
  expect(await waiting()).toEqual([0, list]);
  await act(second(), 'propose');
  expect(await waiting()).toEqual([1, list]);
  const { body } = await publish();
  expect(body.data.count).toBe(1);
  expect(await waiting()).toEqual([0, body.data.contentId]);
});
