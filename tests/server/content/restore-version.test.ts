import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let office: { headers: Record<string, string> };
let colleague: { headers: Record<string, string> };
beforeAll(async () => {
  service = await startService();
  [office, colleague] = [await service.signIn('office'), await service.signIn('admin')];
});
afterAll(() => service.stop());

const CALL = '/prod-api/cms/content';
const open = async (id: number) => (await service.call('GET', `${CALL}/${id}/draft`, office)).body.data;
const save = (
  id: number,
  fields: Record<string, unknown>,
  who = office,
  bases: Record<string, unknown> = {},
) =>
  service.call('PATCH', `${CALL}/${id}/draft`, {
    ...who,
    body: {
      changes: Object.entries(fields).map(([path, value]) => ({ path, base: bases[path] ?? null, value })),
    },
  });
const act = async (id: number, event: string) =>
  service.call('POST', `${CALL}/${id}/draft/${event}`, {
    ...office,
    body: { version: (await open(id)).version },
  });
const read = (id: number) => service.call('GET', `/prod-api/cms/open/kczx/cmsByCmsType/policyDoc/cms/${id}`);
const versions = async (id: number) =>
  (await service.call('GET', `${CALL}/${id}/versions`, office)).body.rows;
const aPublished = async (more: Record<string, unknown> = {}): Promise<number> => {
  const body = {
    cmsTypeKey: 'policyDoc',
    title: '共享办法',
    summary: '',
    body: '正文',
    publisher: null,
    docNo: null,
    topic: null,
    pinned: false,
    state: 'published',
    publishAt: null,
    expireAt: null,
    changeNote: null,
    ...more,
  };
  return (await service.call('POST', CALL, { ...office, body })).body.data.id;
};

describe('an earlier version', () => {
  const restore = (id: number, kept: number, version: number, note = '') =>
    service.call('POST', `${CALL}/${id}/versions/${kept}/restore`, { ...office, body: { version, note } });
  const revised = async (): Promise<number> => {
    const id = await aPublished();
    await save(id, { body: '改坏了', changeNote: '更正' }, office, { body: '正文' });
    expect((await act(id, 'publish')).status).toBe(200);
    return id;
  };

  it('comes back as a new one, for readers at once, with a word about it, and every other one stays', async () => {
    const id = await revised();
    const { status } = await restore(id, 0, (await open(id)).version, '原表格有误');

    expect(status).toBe(200);
    expect((await read(id)).body.data.bodyHtml).toContain('<p>正文</p>');
    expect(await versions(id)).toMatchObject([
      { version: 2, body: '正文', note: '恢复第 1 版的内容：原表格有误' },
      { version: 1, body: '改坏了' },
      { version: 0, body: '正文' },
    ]);
    const { rows } = await service.db.pool.query(
      "select detail from audit_event where action = 'content.restore' and target = $1",
      [`content:${id}`],
    );
    expect(rows).toEqual([
      { detail: { version: 0, changes: [{ field: 'body', from: '改坏了', to: '正文' }] } },
    ]);
  });

  it('takes the place of what was being written in the same fields; the rest goes on, and nothing is lost', async () => {
    const id = await revised();
    await save(id, { body: '写到一半', topic: '设备' }, office, { body: '改坏了' });
    expect((await restore(id, 0, (await open(id)).version)).status).toBe(200);

    const { draft } = await open(id);
    expect(draft).toMatchObject({ body: '正文', topic: '设备' });
    const { rows } = await service.db.pool.query(
      "select value from field_history where record = 'content' and ref = $1 and path = 'body' and kind = 'overwritten'",
      [id],
    );
    expect(rows).toContainEqual({ value: '写到一半' });
  });

  it('does not come back over what a colleague has written meanwhile, nor where it stands already', async () => {
    const id = await revised();
    const { version } = await open(id);
    await save(id, { topic: '设备' }, colleague);
    const late = await restore(id, 0, version);
    expect([late.status, late.body.errorCode]).toEqual([409, 'content.version_moved']);

    const same = await restore(id, 1, (await open(id)).version);
    expect([same.status, same.body.errorCode]).toEqual([409, 'content.version_stands']);
    expect((await restore(id, 9, (await open(id)).version)).status).toBe(404);
    expect(await versions(id)).toHaveLength(2);
  });

  it('of a text that was withdrawn comes back without reaching a reader', async () => {
    const id = await revised();
    await act(id, 'withdraw');
    expect((await restore(id, 0, (await open(id)).version)).status).toBe(200);

    expect((await read(id)).status).toBe(404);
    expect((await open(id)).draft.body).toBe('正文');
  });
});

test('what is published says in the log which fields changed, from what to what', async () => {
  const id = await aPublished({ topic: '设备' });
  await save(id, { topic: '仪器', pinned: true }, office, { topic: '设备', pinned: false });
  await act(id, 'publish');

  const { rows } = await service.db.pool.query(
    "select detail from audit_event where action = 'content.publish' and target = $1 order by id desc limit 1",
    [`content:${id}`],
  );
  expect(rows[0].detail.changes).toEqual([
    { field: 'topic', from: '设备', to: '仪器' },
    { field: 'pinned', from: false, to: true },
  ]);
});
