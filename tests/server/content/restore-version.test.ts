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
const aPublished = (fields: object = {}): Promise<number> =>
  editing.publish({ cmsTypeKey: 'policyDoc', title: '共享办法', body: '正文', ...fields });

describe('an earlier version', () => {
  const restore = (id: number, kept: number, version: number, note = '') =>
    service.call('POST', `${CALL}/${id}/versions/${kept}/restore`, { ...office, body: { version, note } });
  const revised = async (): Promise<number> => {
    const id = await aPublished();
    await editing.save(id, { body: '改坏了', changeNote: '更正' }, office, { body: '正文' });
    expect((await editing.act(id, 'publish')).status).toBe(200);
    return id;
  };

  it('comes back as a new one, for readers at once, with a word about it, and every other one stays', async () => {
    const id = await revised();
    const { status } = await restore(id, 0, (await editing.open(id)).version, '原表格有误');

    expect(status).toBe(200);
    expect((await editing.read(id)).body.data.bodyHtml).toContain('<p>正文</p>');
    expect(await editing.versions(id)).toMatchObject([
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
    await editing.save(id, { body: '写到一半', topic: '设备' }, office, { body: '改坏了' });
    expect((await restore(id, 0, (await editing.open(id)).version)).status).toBe(200);

    const { draft } = await editing.open(id);
    expect(draft).toMatchObject({ body: '正文', topic: '设备' });
    const { rows } = await service.db.pool.query(
      "select value from field_history where record = 'content' and ref = $1 and path = 'body' and kind = 'overwritten'",
      [id],
    );
    expect(rows).toContainEqual({ value: '写到一半' });
  });

  it('does not come back over what a colleague has written meanwhile, nor where it stands already', async () => {
    const id = await revised();
    const { version } = await editing.open(id);
    await editing.save(id, { topic: '设备' }, colleague);
    const late = await restore(id, 0, version);
    expect([late.status, late.body.errorCode]).toEqual([409, 'content.version_moved']);

    const same = await restore(id, 1, (await editing.open(id)).version);
    expect([same.status, same.body.errorCode]).toEqual([409, 'content.version_stands']);
    expect((await restore(id, 9, (await editing.open(id)).version)).status).toBe(404);
    expect(await editing.versions(id)).toHaveLength(2);
  });

  it('of a text that was withdrawn comes back without reaching a reader', async () => {
    const id = await revised();
    await editing.act(id, 'withdraw');
    expect((await restore(id, 0, (await editing.open(id)).version)).status).toBe(200);

    expect((await editing.read(id)).status).toBe(404);
    expect((await editing.open(id)).draft.body).toBe('正文');
  });
});

test('what is published says in the log which fields changed, from what to what', async () => {
  const id = await aPublished({ topic: '设备' });
  await editing.save(id, { topic: '仪器', pinned: true }, office, { topic: '设备', pinned: false });
  await editing.act(id, 'publish');

  const { rows } = await service.db.pool.query(
    "select detail from audit_event where action = 'content.publish' and target = $1 order by id desc limit 1",
    [`content:${id}`],
  );
  expect(rows[0].detail.changes).toEqual([
    { field: 'topic', from: '设备', to: '仪器' },
    { field: 'pinned', from: false, to: true },
  ]);
});
