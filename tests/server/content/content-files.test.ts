import type { FilePurpose } from '@contract/attachment';
import type { ContentInput } from '@contract/content';
import { DAY_MS } from '@contract/time-units';
import { contentInput } from '@tests/support/content-input';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: { headers: Record<string, string> };
beforeAll(async () => {
  service = await startService();
  office = await service.signIn('office');
});
afterAll(() => service.stop());

const aPdf = (name: string, owner = 'office', purpose: FilePurpose = 'content') =>
  aFile(service, owner, purpose, { name, type: 'application/pdf' });
const input = (facts: Partial<ContentInput> = {}): ContentInput =>
  contentInput({ cmsTypeKey: 'policyDoc', title: '附件办法', state: 'published', ...facts });
const create = async (facts: Partial<ContentInput>) =>
  (await service.call('POST', '/prod-api/cms/content', { ...office, body: input(facts) })).body.data;
const update = (id: number, version: number, facts: Partial<ContentInput>) =>
  service.call('PUT', `/prod-api/cms/content/${id}`, { ...office, body: { ...input(facts), version } });
const read = async (id: number) =>
  (await service.call('GET', `/prod-api/cms/open/kczx/cmsByCmsType/policyDoc/cms/${id}`)).body.data;
const namesRead = async (id: number): Promise<string[]> =>
  (await read(id)).attachments.map(({ name }: { name: string }) => name);

test('readers see the files of the published version, in its order, and no other', async () => {
  const [first, second, third] = [await aPdf('甲.pdf'), await aPdf('乙.pdf'), await aPdf('丙.pdf')];
  const { id } = await create({ files: [first, second] });
  expect(await namesRead(id)).toEqual(['甲.pdf', '乙.pdf']);

  await update(id, 0, { files: [third, first], changeNote: '乙换成丙' });

  expect(await namesRead(id)).toEqual(['丙.pdf', '甲.pdf']);
  expect((await service.call('GET', `/prod-api/cms/open/files/${second}`)).status).toBe(404);
});

test.each([
  ['another file', (a: string, b: string) => [a, b]],
  ['another order', (a: string, _b: string, own: string) => [own, a].reverse().slice(0, 1)],
  ['one file less', () => []],
])('%s of a published text needs a note, as its words do', async (_what, change) => {
  const [own, a, b] = [await aPdf('甲.pdf'), await aPdf('乙.pdf'), await aPdf('丙.pdf')];
  const { id } = await create({ files: [own] });

  const refused = await update(id, 0, { files: change(a, b, own) });

  expect([refused.status, refused.body.errorCode]).toEqual([422, 'content.note_required']);
  expect(await namesRead(id)).toEqual(['甲.pdf']);
});

test('saving the same files, or naming none of them, is no revision', async () => {
  const own = await aPdf('甲.pdf');
  const { id } = await create({ files: [own] });

  expect((await update(id, 0, { files: [own] })).status).toBe(200);
  expect((await update(id, 1, {})).status).toBe(200);
  expect(await namesRead(id)).toEqual(['甲.pdf']);
});

test('a draft keeps its files to the office; every editor reads them, others do not know of them', async () => {
  const file = await aPdf('草稿附件.pdf');
  const { id } = await create({ state: 'draft', files: [file] });
  const facts = async (login: string) =>
    (await service.call('GET', `/api/attachments/${file}.json`, await service.signIn(login))).status;

  expect((await service.call('GET', `/prod-api/cms/open/files/${file}`)).status).toBe(404);
  expect(await facts('admin')).toBe(200);
  expect(await facts('shenzhiyao')).toBe(404);
  expect((await read(id)) ?? null).toBeNull();
});

test('a timed text shows its files at its minute, not before', async () => {
  const file = await aPdf('定时附件.pdf');
  const publishAt = new Date(service.clock.now.getTime() + DAY_MS).toISOString();
  const { id } = await create({ files: [file], publishAt });
  const { now } = service.clock;

  expect((await read(id)) ?? null).toBeNull();
  service.clock.now = new Date(now.getTime() + DAY_MS + 1000);
  expect(await namesRead(id)).toEqual(['定时附件.pdf']);
  service.clock.now = now;
});

test('each version keeps what it offered', async () => {
  const [a, b] = [await aPdf('甲.pdf'), await aPdf('乙.pdf')];
  const { id } = await create({ files: [a] });
  await update(id, 0, { files: [b], changeNote: '换一份' });

  const { rows } = (await service.call('GET', `/prod-api/cms/content/${id}/versions`, office)).body;

  expect(rows.map(({ files }: { files: { name: string }[] }) => files.map(({ name }) => name))).toEqual([
    ['乙.pdf'],
    ['甲.pdf'],
  ]);
});

test("somebody else's paper, or one for another purpose, is not published", async () => {
  const foreign = await aPdf('需求附件.pdf', 'shenzhiyao', 'demand');

  const refused = await service.call('POST', '/prod-api/cms/content', {
    ...office,
    body: input({ files: [foreign] }),
  });

  expect([refused.status, refused.body.data.fields[0].path]).toEqual([400, 'body.files']);
});
