import { SECOND_MS } from '@contract/time-units';
import { startService, type TestService } from '@tests/support/service';
import { contentEditing } from './content-editing';

// Two editors have the same text open: whoever comes second learns what the first has done, who it was, and when.
let service: TestService;
let editing: Awaited<ReturnType<typeof contentEditing>>;
let name: string;
beforeAll(async () => {
  service = await startService();
  editing = await contentEditing(service);
  const { rows } = await service.db.pool.query(
    "select coalesce(real_name, nickname) as name from account where login = 'admin'",
  );
  name = rows[0].name;
});
afterAll(() => service.stop());

const CALL = '/prod-api/cms/content';
const aPolicy = { cmsTypeKey: 'policyDoc', title: '共享办法', body: '正文' };
const later = () => {
  service.clock.now = new Date(service.clock.now.getTime() + SECOND_MS);
};
const colleagueActs = async (id: number, event: string) =>
  service.call('POST', `${CALL}/${id}/draft/${event}`, {
    ...editing.colleague,
    body: { version: (await editing.open(id)).version },
  });

type First = (id: number) => Promise<{ status: number }>;
const writes: First = (id) => editing.save(id, { topic: '设备' }, editing.colleague);
const FIRST: [what: string, first: First][] = [
  ['修改内容', writes],
  ['撤下内容', (id) => colleagueActs(id, 'withdraw')],
  [
    '发布内容',
    async (id) => {
      await writes(id);
      later();
      return colleagueActs(id, 'publish');
    },
  ],
  [
    '放弃内容的修改',
    async (id) => {
      await writes(id);
      return colleagueActs(id, 'discard');
    },
  ],
  [
    '修改内容',
    async (id) => {
      await colleagueActs(id, 'withdraw');
      later();
      return writes(id);
    },
  ],
];

const told = (what: string) =>
  new RegExp(`^已有新的处理（[\\d-]{10} [\\d:]{5} ${name}：${what}），请核对后再操作$`);

test.each(FIRST)('%s by a colleague', async (what, first) => {
  const id = await editing.publish(aPolicy);
  const { version } = await editing.open(id);
  later();
  expect((await first(id)).status).toBe(200);
  later();

  for (const late of [
    await editing.act(id, 'publish', version),
    await editing.act(id, 'withdraw', version),
    await service.call('POST', `${CALL}/${id}/versions/0/restore`, { ...editing.office, body: { version } }),
  ]) {
    expect([late.status, late.body.errorCode]).toEqual([409, 'content.version_moved']);
    expect(late.body.msg).toMatch(told(what));
  }
});

test('what was only begun and removed by a colleague', async () => {
  const { id } = await editing.begin();
  await service.call('DELETE', `${CALL}/${id}`, editing.colleague);

  const late = [
    await editing.save(id, aPolicy),
    await editing.act(id, 'publish', 0),
    await service.call('DELETE', `${CALL}/${id}`, editing.office),
  ];

  for (const { status, body } of late)
    expect([status, body.errorCode, body.msg]).toEqual([
      404,
      'http.404',
      expect.stringMatching(told('删除内容的草稿')),
    ]);
});

test('a correction from elsewhere is nobody’s of those who acted before', async () => {
  const id = await editing.publish(aPolicy);
  await writes(id);
  const { version } = await editing.open(id);
  later();
  await service.db.pool.query('update content set version = version + 1, updated_at = $2 where id = $1', [
    id,
    service.clock.now,
  ]);

  const late = await editing.act(id, 'publish', version);

  expect([late.status, late.body.msg]).toEqual([409, '内容已被他人修改，请核对后再保存']);
});
