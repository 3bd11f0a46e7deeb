import { randomUUID } from 'node:crypto';
import { beijingClock } from '@contract/rules/beijing-time';
import { DAY_MS, MINUTE_MS } from '@contract/time-units';
import { forgetUnused } from '@server/modules/attachment/sweep-uploads';
import { createDiskStorage } from '@server/storage/disk-storage';
import { accountOf } from '@tests/support/accounts';
import { contentInput } from '@tests/support/content-input';
import { startService, type TestService } from '@tests/support/service';
import { contentEditing } from './content-editing';

let service: TestService;
let editing: Awaited<ReturnType<typeof contentEditing>>;
let office: typeof editing.office;
let colleague: typeof editing.colleague;
beforeAll(async () => {
  service = await startService();
  editing = await contentEditing(service);
  ({ office, colleague } = editing);
});
afterAll(() => service.stop());

const CALL = '/prod-api/cms/content';
const aPolicy = { cmsTypeKey: 'policyDoc', title: '共享办法', body: '正文' };
const aPublished = (fields: object = {}): Promise<number> => editing.publish({ ...aPolicy, ...fields });

test('a text is begun once however often it is asked for, and nobody reads it before it is published', async () => {
  const key = randomUUID();
  const [first, again] = [await editing.begin(key), await editing.begin(key)];
  expect(again.id).toBe(first.id);
  await editing.save(first.id, aPolicy, office, { cmsTypeKey: 'announcement' });

  expect((await editing.read(first.id)).status).toBe(404);
  expect(await editing.open(first.id)).toMatchObject({
    kept: false,
    draft: { title: '共享办法' },
    stands: { title: '' },
  });
  const listed = await service.call('GET', `${CALL}?keyword=共享办法&cmsTypeKey=policyDoc`, office);
  expect(listed.body.rows).toMatchObject([
    { id: first.id, title: '共享办法', state: 'draft', pending: true },
  ]);
});

test('published, it is the first version, and nothing of it is pending', async () => {
  const id = await aPublished();

  expect((await editing.read(id)).body.data).toMatchObject({ title: '共享办法', version: 0 });
  expect(await editing.versions(id)).toMatchObject([{ version: 0, title: '共享办法' }]);
  const { draft, stands } = await editing.open(id);
  expect(draft).toEqual(stands);
});

test('readers keep what they have until the change is published with its note', async () => {
  const id = await aPublished();
  await editing.save(id, { body: '新的正文' }, office, { body: '正文' });
  expect((await editing.read(id)).body.data.bodyHtml).toContain('<p>正文</p>');

  const refused = await editing.act(id, 'publish');
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'content.incomplete']);
  expect(refused.body.data.fields).toEqual([{ path: 'changeNote', message: '请填写修订说明' }]);

  await editing.save(id, { changeNote: '更正' });
  expect((await editing.act(id, 'publish')).status).toBe(200);
  expect((await editing.read(id)).body.data.bodyHtml).toContain('新的正文');
  expect(await editing.versions(id)).toMatchObject([{ version: 1, note: '更正' }, { version: 0 }]);
  expect((await editing.open(id)).draft.changeNote).toBe('');
});

test('two editors write in one text; what both changed waits for a choice', async () => {
  const id = await aPublished({ topic: '设备' });
  await editing.save(id, { topic: '仪器', summary: '甲写的' }, office, { topic: '设备' });
  const { body } = await editing.save(id, { topic: '设施', docNo: '1 号' }, colleague, { topic: '设备' });

  expect(body.data.conflicts).toMatchObject([{ path: 'topic', mine: '设施', theirs: '仪器' }]);
  expect((await editing.open(id)).draft).toMatchObject({ topic: '仪器', summary: '甲写的', docNo: '1 号' });
});

test('who publishes has seen what goes out', async () => {
  const id = await aPublished();
  const { version } = await editing.open(id);
  await editing.save(id, { topic: '设备' }, colleague);

  const late = await editing.act(id, 'publish', version);

  expect([late.status, late.body.errorCode]).toEqual([409, 'content.version_moved']);
  expect((await editing.open(id)).stands.topic).toBe('');
});

test.each([
  ['no title', { title: null }, { title: '共享办法' }, 'title'],
  ['no word', { body: null }, { body: '正文' }, 'body'],
  ['no kind', { cmsTypeKey: null }, { cmsTypeKey: 'policyDoc' }, 'cmsTypeKey'],
  ['half a moment', { expireAt: '2026-9' }, {}, 'expireAt'],
  ['an end that is over', { expireAt: '2020-01-01 00:00' }, {}, 'expireAt'],
  ['too long a number', { docNo: '号'.repeat(61) }, {}, 'docNo'],
])('%s is kept as typed and is not published', async (_what, fields, bases, path) => {
  const id = await aPublished();
  expect((await editing.save(id, fields, office, bases)).status).toBe(200);

  const { status, body } = await editing.act(id, 'publish');

  expect([status, body.data.fields.map((fault: { path: string }) => fault.path)]).toEqual([
    422,
    expect.arrayContaining([path]),
  ]);
  expect((await editing.read(id)).body.data.title).toBe('共享办法');
});

test('a text that is over can be corrected without another end', async () => {
  const id = await aPublished();
  const over = new Date(service.clock.now.getTime() - DAY_MS);
  await service.db.kysely.updateTable('content').set({ expireAt: over }).where('id', '=', id).execute();
  await editing.save(id, { summary: '更正' }, office, { summary: '' });

  expect((await editing.act(id, 'publish')).status).toBe(200);
});

test('a moment ahead is kept to the second, and one that nobody touched to the millisecond', async () => {
  const at = new Date(service.clock.now.getTime() + DAY_MS);
  const clock = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const id = await aPublished({ publishAt: clock });
  expect((await editing.read(id)).status).toBe(404);
  const exact = new Date(at.getTime() - 2 * DAY_MS);
  await service.db.kysely.updateTable('content').set({ publishAt: exact }).where('id', '=', id).execute();
  await editing.save(id, { pinned: true }, office, { pinned: false });
  await editing.act(id, 'publish');

  const { publishAt, pinned } = await service.db.kysely
    .selectFrom('content')
    .select(['publishAt', 'pinned'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([publishAt, pinned]).toEqual([exact, true]);
});

/** A Beijing time this many minutes from now, less than a session lasts. */
const clockIn = (minutes: number): string =>
  beijingClock(service.clock.now.getTime() + minutes * MINUTE_MS).slice(0, 16);
const publishAtOf = async (id: number): Promise<number> =>
  Date.parse((await editing.open(id)).content.publishAt as string);

describe('a text that is set for a time', () => {
  let start: Date;
  beforeEach(() => {
    start = service.clock.now;
  });
  afterEach(() => {
    service.clock.now = start;
  });

  it('is changed without a note, since nobody has read it, and its readers get one version', async () => {
    const id = await aPublished({ publishAt: clockIn(2) });
    await editing.save(id, { title: '共享办法（试行）' }, office, { title: '共享办法' });
    expect((await editing.act(id, 'publish')).status).toBe(200);
    expect((await editing.read(id)).status).toBe(404);
    expect(await editing.versions(id)).toHaveLength(2);

    const due = await publishAtOf(id);
    service.clock.now = new Date(start.getTime() + 4 * MINUTE_MS);
    const { data } = (await editing.read(id)).body;
    expect(data.title).toBe('共享办法（试行）');
    expect(data.versions.map(({ at, note }: { at: string; note: string }) => [Date.parse(at), note])).toEqual(
      [[due, '']],
    );
    await editing.save(id, { body: '新的正文' }, office, { body: '正文' });
    expect((await editing.act(id, 'publish')).body.data.fields).toMatchObject([{ path: 'changeNote' }]);
  });

  it.each([
    ['is out at once when the time is taken away', () => '', 200],
    ['is out at once when the time is in the past', () => clockIn(-60), 200],
    ['waits for another time', () => clockIn(60), 404],
  ])('%s', async (_what, next, status) => {
    const id = await aPublished({ publishAt: clockIn(2) });
    const { publishAt } = (await editing.open(id)).draft;
    await editing.save(id, { publishAt: next() }, office, { publishAt });
    expect((await editing.act(id, 'publish')).status).toBe(200);

    expect((await editing.read(id)).status).toBe(status);
  });

  it('is not written over by a program without a note only once it is out', async () => {
    const id = await aPublished({ publishAt: clockIn(2) });
    const write = async (title: string): Promise<number> =>
      (
        await service.call('PUT', `${CALL}/${id}`, {
          ...office,
          body: {
            ...aPolicy,
            title,
            summary: '',
            publisher: null,
            docNo: null,
            topic: null,
            pinned: false,
            state: 'published',
            expireAt: null,
            changeNote: null,
            publishAt: (await editing.open(id)).content.publishAt,
            version: (await editing.open(id)).content.version,
          },
        })
      ).status;

    expect(await write('共享办法（二）')).toBe(200);
    service.clock.now = new Date(start.getTime() + 4 * MINUTE_MS);
    expect(await write('共享办法（三）')).toBe(422);
  });
});

test('withdrawn, it goes from its readers and what is written in it stays; then it can come back', async () => {
  const id = await aPublished();
  await editing.save(id, { topic: '设备' });
  expect((await editing.act(id, 'withdraw')).status).toBe(200);

  expect((await editing.read(id)).status).toBe(404);
  expect((await editing.open(id)).draft.topic).toBe('设备');
  expect((await editing.act(id, 'withdraw')).status).toBe(409);
  await editing.act(id, 'publish');
  expect((await editing.read(id)).body.data.topic).toBe('设备');
});

test('what is given up goes to the history of its field', async () => {
  const id = await aPublished();
  await editing.save(id, { title: '写坏了' }, office, { title: '共享办法' });
  await editing.act(id, 'discard');

  const { draft, stands } = await editing.open(id);
  expect(draft).toEqual(stands);
  const { rows } = await service.db.pool.query(
    "select path, value, kind from field_history where record = 'content' and ref = $1 and value = '\"写坏了\"'",
    [id],
  );
  expect(rows).toEqual([{ path: 'title', value: '写坏了', kind: 'overwritten' }]);
});

test('a draft without a version can be deleted, everything else cannot', async () => {
  const { id } = await editing.begin();
  await editing.save(id, { title: '不要了' });
  const published = await aPublished();

  expect((await service.call('DELETE', `${CALL}/${id}`, office)).status).toBe(200);
  expect((await service.call('GET', `${CALL}/${id}/draft`, office)).status).toBe(404);
  for (const table of ['working_copy', 'field_history'])
    expect(
      (await service.db.pool.query(`select 1 from ${table} where record = 'content' and ref = $1`, [id]))
        .rows,
    ).toEqual([]);
  expect((await service.call('DELETE', `${CALL}/${published}`, office)).status).toBe(409);
});

test('a file that only the draft names is not for readers, and is not swept either', async () => {
  const id = await aPublished();
  const file = randomUUID();
  const { id: ownerId } = await accountOf(service, 'office');
  const facts = { name: '甲.pdf', type: 'application/pdf', size: 10, sha256: 'a'.repeat(64) };
  await service.db.kysely
    .insertInto('file')
    .values({ ...facts, id: file, ownerId, purpose: 'content', state: 'ready', storageKey: file })
    .execute();
  expect((await editing.save(id, { files: [randomUUID()] })).status).toBe(400);
  expect((await editing.save(id, { files: [file] })).status).toBe(200);

  expect((await editing.open(id)).files).toMatchObject([{ id: file, name: '甲.pdf' }]);
  expect((await service.call('GET', `/prod-api/cms/open/files/${file}`)).status).toBe(404);
  const later = new Date(service.clock.now.getTime() + 30 * DAY_MS);
  await forgetUnused(service.db, createDiskStorage(service.config.uploadDir), later);
  expect((await editing.open(id)).files).toHaveLength(1);
});

test('a text of the greatest length is saved', async () => {
  const { id } = await editing.begin();
  const body = '办'.repeat(200_000);

  expect((await editing.save(id, { body })).status).toBe(200);
  expect((await editing.save(id, { body: `${body.slice(1)}法` }, office, { body })).status).toBe(200);
});

test('it is for editors alone', async () => {
  const { id } = await editing.begin();
  const reader = await service.signIn('shenzhiyao');

  expect((await service.call('GET', `${CALL}/${id}/draft`, reader)).status).toBe(403);
  expect((await service.call('POST', `${CALL}/draft`, { ...reader, body: {} })).status).toBe(403);
});

test('a text that is only begun is not written past its draft, by one writer or by two', async () => {
  const { id } = await editing.begin();
  const write = () =>
    service.call('PUT', `${CALL}/${id}`, {
      ...office,
      body: { ...contentInput({ title: '共享办法', state: 'published' }), version: 1 },
    });

  const answers = await Promise.all([write(), write()]);

  expect(answers.map(({ status, body }) => [status, body.msg])).toEqual(
    Array(2).fill([409, '内容还在编辑中，请在编辑页填写并发布']),
  );
  expect((await editing.read(id)).status).toBe(404);
});
