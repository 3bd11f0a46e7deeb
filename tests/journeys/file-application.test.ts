import { createHash } from 'node:crypto';
import type { Sections } from '@contract/application';
import type { Application } from '@contract/apply';
import { type Fields, flatten } from '@contract/rules/draft-fields';
import { sameValue } from '@contract/rules/merge';
import { completeSections } from '@server/demo/application/completeSections';
import { type Applicant, anApplicant, clearApplications, openPeriod } from '@tests/support/anApplicant';
import { aDocx, aJpeg, aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';

const MB = 1024 * 1024;
let service: TestService;
let origin: string;
let shen: Applicant;
let id: number;
beforeAll(async () => {
  service = await startService();
  await clearApplications(service);
  origin = await listening(service);
});
afterAll(() => service.stop());

/** The changes of one section as the form would send them: fields that differ from the stored ones. */
const changesOf = (before: Fields, wanted: Fields, section: string) =>
  Object.entries(wanted)
    .filter(([path, value]) => path.startsWith(`${section}.`) && !sameValue(value, before[path]))
    .map(([path, value]) => ({ path, base: before[path] ?? null, value }));

/** The large file arrives in parts over an interrupted connection; the others arrive at once. */
const uploadMaterials = async (): Promise<Record<string, string>> => {
  const person = uploader(origin, shen.headers);
  const large = aPdf(15 * MB);
  const url = (await person.create('查新报告（含附图）.pdf', large.length)).headers.get('location') ?? '';
  for (let sent = 0; sent < large.length; sent = await person.offset(url))
    await person.piece(url, sent, large.subarray(sent, sent + 4 * MB));
  const novelty = url.slice(url.lastIndexOf('/') + 1);
  expect((await person.facts(novelty)).body).toMatchObject({
    state: 'ready',
    sha256: createHash('sha256').update(large).digest('hex'),
  });
  return {
    promise: (await person.upload('承诺书签字页.docx', aDocx())).id,
    novelty,
    qualification: (await person.upload('营业执照.jpg', aJpeg())).id,
  };
};

const wantedSections = async (materials: Record<string, string>): Promise<Sections> => {
  const unit = await service.db.kysely
    .selectFrom('unit')
    .selectAll()
    .where('name', '=', '青陶水务科技有限公司')
    .executeTakeFirstOrThrow();
  return completeSections({
    period: await openPeriod(service),
    unit,
    leader: { phone: '19900000001', email: 'shenzhiyao@example.cn' },
    materials,
  });
};

test('an applicant signs in, learns that she may apply, and starts a draft', async () => {
  shen = await anApplicant(service, 'shenzhiyao');
  const { id: periodId } = await openPeriod(service);
  const may = await shen.send('POST', '/insertApplyAvailable', { periodId, category: 'B' });
  expect(may.body.data.available).toBe(true);

  const { status, body } = await shen.create();

  expect(status).toBe(200);
  id = body.data.id;
});

test('she fills section after section, in an order of her own, each saved as she goes', async () => {
  const wanted = flatten(await wantedSections(await uploadMaterials()));

  for (const section of ['team', 'base', 'files', 'budget', 'plan', 'target', 'unit'] as const) {
    const before = flatten((await shen.read(id)).body.data.sections);
    const { body } = await shen.patch(id, changesOf(before, wanted, section), { step: section });
    expect(body.data).toMatchObject({ conflicts: [], merged: {} });
  }

  const draft: Application = (await shen.read(id)).body.data;
  expect(Object.values(draft.sectionStatus)).toEqual(Array(7).fill('done'));
  expect(draft).toMatchObject({
    sectionsDone: 7,
    stepReached: 'unit',
    title: '面向县域水务的漏损智能诊断与调度平台',
  });
  expect([
    draft.sections.team.members.length,
    draft.sections.target.indicators.length,
    draft.files.length,
  ]).toEqual([3, 6, 3]);
});

test('she submits and gets a number and a receipt', async () => {
  const { body } = await shen.event({ id }, 'submit');
  expect(body.data).toMatchObject({ status: 'submitted', no: expect.stringMatching(/^KC\d{4}-B-0001$/) });

  const receipt = (await shen.send('GET', `/${id}/receipt`)).body.data;

  expect(receipt).toMatchObject({ no: body.data.no, budget: 180_000_000, filedVersion: 1, leader: '沈知遥' });
  expect(receipt.next.map(({ stage }: { stage: string }) => stage)).toEqual([
    '单位审核',
    '形式审查',
    '专家评审',
    '公示',
    '立项',
  ]);
});

test('the administrator of her unit sees it, and can open every file', async () => {
  const unit = await anApplicant(service, 'xuyingchuan');
  const { body } = await unit.read(id);
  expect(body.data.actions).toEqual(['start_audit']);

  const reader = uploader(origin, unit.headers);
  for (const file of body.data.files) {
    const reply = await reader.download(file.id);
    expect([reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([200, file.size]);
  }
});

test('she withdraws it, mends the title, and submits it again under the same number', async () => {
  const { no } = (await shen.event({ id }, 'withdraw')).body.data;
  expect((await (await anApplicant(service, 'xuyingchuan')).read(id)).status).toBe(404);
  const reopened = (await shen.event({ id }, 'reopen')).body.data;
  expect(reopened).toMatchObject({ status: 'draft', editable: true });

  await shen.patch(id, [
    { path: 'base.title', base: reopened.title, value: '县域供水管网漏损智能诊断与调度平台' },
  ]);
  const { body } = await shen.event({ id }, 'submit');

  expect(body.data).toMatchObject({
    no,
    status: 'submitted',
    filedVersion: 2,
    title: '县域供水管网漏损智能诊断与调度平台',
  });
  const snapshots = await service.db.kysely
    .selectFrom('applicationSnapshot')
    .select(['filedVersion', 'fields'])
    .orderBy('filedVersion')
    .execute();
  expect(snapshots.map(({ fields }) => fields['base.title'])).toEqual([
    '面向县域水务的漏损智能诊断与调度平台',
    '县域供水管网漏损智能诊断与调度平台',
  ]);
});

test('the story of it all can be read', async () => {
  const { body } = await shen.send('GET', `/${id}/events?isAsc=asc`);

  expect(body.rows.map(({ event }: { event: string }) => event)).toEqual([
    'create',
    'submit',
    'withdraw',
    'reopen',
    'submit',
  ]);
  const list = (await shen.send('GET', '/myList?tab=active')).body;
  expect(list).toMatchObject({ total: 1, rows: [{ id, handler: { role: 'unit' } }] });
});
