import type { DemandDraft } from '@contract/demand-posting';
import { beijingDay } from '@contract/rules/beijing-time';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { tellEnding } from '@server/modules/demand/tell-ending';
import { draftChanges, type Told } from '@tests/support/draft-changes';
import { sentMessages } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

const OPEN = '/prod-api/cms/open/demand';
const OWN = '/prod-api/cms/demand';
const REPLIES = `${OWN}/replies`;
const ORIGIN = 'https://kaichuang.example';
const OWNER = 'shenzhiyao';

let service: TestService;
let start: Date;
const people: Record<string, Record<string, string>> = {};
const signIn = async () => {
  for (const login of [OWNER, 'gumingqian', 'luyiwei', 'linxiaoman', 'office'])
    people[login] = (await service.signIn(login)).headers;
};
beforeAll(async () => {
  service = await startService();
  start = service.clock.now;
});
beforeEach(async () => {
  service.clock.now = start;
  // Existing demands end long after this test, so that only its own are counted.
  const deadline = new Date(start.getTime() + 900 * DAY_MS);
  await service.db.kysely.updateTable('demand').set({ deadline }).execute();
  await signIn();
});
afterAll(() => service.stop());

const get = (url: string, who?: string) => service.call('GET', url, { headers: who ? people[who] : {} });
const send = (method: 'POST' | 'PATCH' | 'PUT', url: string, who: string, body: unknown) =>
  service.call(method, url, { headers: people[who], body });
const tell = () =>
  tellEnding(service.db, createSealer(service.config.dataKey.export()), ORIGIN, service.clock.now);
const dayAhead = (days: number) => beijingDay(new Date(service.clock.now.getTime() + days * DAY_MS));
const title = '曝气池末端溶解氧的稳定控制';

const complete = (days: number): Told<DemandDraft> => ({
  title,
  field: 'chemistry',
  type: 'joint',
  problem: '来水波动时末端溶解氧在 0.8 到 4.5 之间摆动，鼓风机频繁启停。'.repeat(3),
  cooperation: '联合攻关',
  unitName: '试验单位',
  expectedBy: dayAhead(300).slice(0, 7),
  validUntil: dayAhead(days),
  contactName: '联系人',
  contactPhone: '19900000077',
});
const own = async (id: number) => (await get(`${OWN}/${id}`, OWNER)).body.data;
const move = async (id: number, event: string, who = OWNER, more: object = {}) => {
  const { version } = (await get(`${OWN}/${id}`, who)).body.data;
  return send('POST', `${OWN}/${id}/${event}`, who, { version, ...more });
};
/** A demand published for this many days. */
const published = async (days = 60, owner = OWNER): Promise<number> => {
  const { id, draft } = (await send('POST', OWN, owner, {})).body.data;
  await send('PATCH', `${OWN}/${id}`, owner, draftChanges(DEMAND_SHAPE, draft, complete(days)));
  await move(id, 'submit', owner);
  await move(id, 'publish', 'office');
  return id;
};
const ask = async (id: number, who: string): Promise<number> =>
  (await send('POST', `${OWN}/${id}/replies`, who, { text: '我们做过同类控制' })).body.data.id;
const accept = (reply: number, owner = OWNER) =>
  send('POST', `${REPLIES}/${reply}/accept`, owner, { version: 0 });
const thread = async (id: number, who: string) => (await get(`${OWN}/${id}/replies`, who)).body.data[0];
/** Notices about this demand, newest first. */
const told = async (who: string, id: number): Promise<string[]> =>
  (await get('/prod-api/system/notification/list?pageSize=50', who)).body.rows
    .filter(({ link }: { link: string | null }) => link?.split('#')[0]?.endsWith(`/${id}`))
    .map(({ body }: { body: string }) => body);
/** Sessions last a day, so sign in again. */
const later = async (days: number) => {
  service.clock.now = new Date(start.getTime() + days * DAY_MS);
  await signIn();
};

describe('the end of the term of a demand', () => {
  it('is told to its owner some days before, once, with who still waits', async () => {
    const id = await published(20);
    await ask(id, 'luyiwei');
    await later(12);
    expect(await tell()).toBe(0);
    await later(14);
    expect([await tell(), await tell()]).toEqual([1, 0]);

    const [newest = ''] = await told(OWNER, id);
    expect(newest).toContain('还有 1 份对接申请待您答复');
    expect(newest).toContain(beijingDay(new Date(start.getTime() + 20 * DAY_MS)));
    const mails = (await sentMessages(service)).map(({ body }) => body);
    expect(mails.some((body) => body.includes(`${ORIGIN}/demand/${id}`))).toBe(true);
  });

  it('is no news of one that was only just published for so few days', async () => {
    const id = await published(4);
    const before = await told(OWNER, id);
    await tell();

    expect(await told(OWNER, id)).toEqual(before);
  });

  it('is told to both sides when it comes, once, and a renewal as well', async () => {
    const id = await published(20);
    const first = await ask(id, 'luyiwei');
    await accept(first);
    await ask(id, 'gumingqian');
    await later(21);
    expect([await tell(), await tell()]).toEqual([1, 0]);

    expect((await told(OWNER, id))[0]).toContain('可以续期、标记为已解决或关闭');
    expect((await told('luyiwei', id))[0]).toContain('可以继续留言');
    expect((await told('gumingqian', id))[0]).toContain('尚未答复');
    expect(await thread(id, 'gumingqian')).toMatchObject({ status: 'pending', answerBy: null });
    expect((await get(`${OWN}/${id}/replies`, OWNER)).body.data[0].actions).toEqual(['decline']);

    await move(id, 'renew');
    expect((await told('gumingqian', id))[0]).toContain('已续期至');
    expect((await thread(id, 'gumingqian')).answerBy).not.toBeNull();
    // The new end is announced like the first one.
    await later(21 + 90 - 6);
    expect(await tell()).toBe(1);
  });

  it('is told of a mail in the morning', async () => {
    const id = await published(20);
    const { deadline } = await service.db.kysely
      .selectFrom('demand')
      .select('deadline')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    service.clock.now = new Date((deadline as Date).getTime() + 60_000);
    await tell();
    const { rows } = await service.db.pool.query(
      'select not_before, created_at from outbox where created_at = $1',
      [service.clock.now],
    );

    expect(rows.length).toBeGreaterThan(0);
    for (const { not_before: from, created_at: at } of rows)
      expect((from.getTime() - at.getTime()) / HOUR_MS).toBeCloseTo(7, 1);
  });
});

describe('a renewal', () => {
  it('is for the last days of the term, and adds to what is left of it', async () => {
    const id = await published(40);
    const { version, actions, renewsUntil } = await own(id);
    const early = await send('POST', `${OWN}/${id}/renew`, OWNER, { version });
    await later(15);
    const near = await own(id);
    const renewed = (await move(id, 'renew')).body.data;

    expect([actions.includes('renew'), renewsUntil, early.status]).toEqual([false, null, 409]);
    expect(early.body.msg).toContain('30 天');
    expect(near.renewsUntil).toBe(beijingDay(new Date(start.getTime() + (40 + 90) * DAY_MS)));
    expect(renewed).toMatchObject({
      status: 'published',
      renewsUntil: null,
      draft: { validUntil: near.renewsUntil },
    });
  });

  it('is nobody else’s, and of a version that was seen', async () => {
    const id = await published(20);
    const { version } = await own(id);

    expect((await move(id, 'renew', 'office')).status).toBe(409);
    expect((await send('POST', `${OWN}/${id}/renew`, OWNER, { version: version + 1 })).status).toBe(409);
    expect((await send('POST', `${OWN}/${id}/renew`, 'gumingqian', { version })).status).toBe(404);
  });
});

describe('closing a demand', () => {
  it('says why, to whoever talks about it and to whoever waits', async () => {
    const id = await published();
    await accept(await ask(id, 'luyiwei'));
    await ask(id, 'gumingqian');
    expect(await own(id)).toMatchObject({ waiting: 1, talking: 1 });
    const closed = await move(id, 'close', OWNER, {
      ending: 'elsewhere',
      reason: '已与本地单位签约，电话 19900000066',
    });

    expect(closed.body.data).toMatchObject({ status: 'closed', ending: 'elsewhere', waiting: 0, talking: 0 });
    const [talking = ''] = await told('luyiwei', id);
    expect(talking).toContain('已另行找到合作方');
    expect(talking).toContain('对接随之结束');
    expect(talking).not.toContain('19900000066');
    expect((await told('gumingqian', id))[0]).toContain('未及答复');
    expect(await thread(id, 'gumingqian')).toMatchObject({
      status: 'ended',
      ending: 'elsewhere',
      open: false,
      actions: [],
    });
    const listed = (await get(`${REPLIES}?pageSize=50`, 'gumingqian')).body.rows.find(
      ({ demandId }: { demandId: number }) => demandId === id,
    );
    expect(listed).toMatchObject({ status: 'ended', demandStatus: 'closed' });
  });

  it('asks for words only where the reason says nothing by itself', async () => {
    const id = await published();

    expect((await move(id, 'close', OWNER, { ending: 'other' })).status).toBe(422);
    expect((await move(id, 'close', OWNER, {})).status).toBe(422);
    expect((await move(id, 'close', OWNER, { ending: 'platform' })).status).toBe(400);
    expect((await move(id, 'close', OWNER, { ending: 'noNeed' })).status).toBe(200);
  });

  it('by a moderator is told as that, and the reason to its owner alone', async () => {
    const id = await published();
    await ask(id, 'luyiwei');
    const bare = await move(id, 'close', 'office', { ending: 'noNeed' });
    const reason = '内容与实际不符，经核实';
    await move(id, 'close', 'office', { ending: 'noNeed', reason });

    expect(bare.status).toBe(422);
    expect(await own(id)).toMatchObject({ ending: 'platform', reason });
    expect((await told(OWNER, id))[0]).toContain(reason);
    const [heard = ''] = await told('luyiwei', id);
    expect(heard).toContain('由管理方关闭');
    expect(heard).not.toContain(reason);
  });
});

describe('a demand that was solved', () => {
  it('ends what waits for an answer, and not what is under way', async () => {
    const id = await published();
    const under = await ask(id, 'luyiwei');
    await accept(under);
    const waiting = await ask(id, 'gumingqian');
    await move(id, 'solve');

    expect(await thread(id, 'gumingqian')).toMatchObject({ status: 'ended', open: false, actions: [] });
    expect(await thread(id, 'luyiwei')).toMatchObject({ status: 'accepted', open: true });
    expect((await told('gumingqian', id))[0]).toContain('未及答复');
    expect((await told('luyiwei', id))[0]).toContain('可以继续留言');
    const words = (reply: number, who: string) =>
      send('POST', `${REPLIES}/${reply}/messages`, who, { text: '还在吗' });
    expect((await words(waiting, 'gumingqian')).status).toBe(409);
    expect((await words(under, 'luyiwei')).status).toBe(200);
    expect((await own(id)).waiting).toBe(0);
    const { replies } = (await get('/api/users/home.json', OWNER)).body.waiting;
    expect(replies.map(({ demandId }: { demandId: number }) => demandId)).not.toContain(id);
  });
});

describe('whoever asked and has moved since', () => {
  it('is shown to the owner with the unit of then and of now', async () => {
    const id = await published();
    await ask(id, 'gumingqian');
    expect((await thread(id, OWNER)).unitNow).toBeNull();
    const account = service.db.kysely.updateTable('account').where('login', '=', 'gumingqian');
    const { unitId } = await service.db.kysely
      .selectFrom('account')
      .select('unitId')
      .where('login', '=', 'gumingqian')
      .executeTakeFirstOrThrow();
    await account.set({ unitId: null }).execute();
    const left = await thread(id, OWNER);
    const seenByOneself = await thread(id, 'gumingqian');
    await account.set({ unitId }).execute();

    expect(left).toMatchObject({ unitNow: '' });
    expect(left.unitName).not.toBe('');
    expect(seenByOneself.unitNow).toBeNull();
  });
});

describe('a demand that is over', () => {
  const begin = (sourceId: number, who = OWNER) => send('POST', OWN, who, { sourceId });
  const before = (sourceId: number, who = OWNER) => get(`${OWN}/new?sourceId=${sourceId}`, who);

  it('is asked for again in one of its own, but for its term, papers and the unit of then', async () => {
    const id = await published();
    await move(id, 'close', OWNER, { ending: 'changed' });
    const { validUntil, unitName, indicators, ...same } = (await own(id)).draft;
    const { body } = await begin(id);
    const { draft, status, no, editable } = body.data;

    expect([validUntil, unitName]).not.toContain(null);
    expect(draft).toMatchObject(same);
    expect(draft).toMatchObject({ validUntil: null, files: [], unitName: '青陶水务科技有限公司' });
    expect({ status, no, editable }).toEqual({ status: 'draft', no: null, editable: true });
    expect((await before(id)).body.data).toEqual(draft);
    // The copy is independent; the first demand keeps its end.
    await send('PATCH', `${OWN}/${body.data.id}`, OWNER, draftChanges(DEMAND_SHAPE, draft, complete(30)));
    expect((await own(id)).draft.validUntil).toBe(validUntil);
    expect(indicators).toEqual(draft.indicators);
  });

  it.each([
    ['goes on', OWNER, async () => published()],
    ['is somebody else’s', 'gumingqian', async () => published()],
    ['is not there', OWNER, async () => 999_999],
  ])('is not that which %s', async (what, who, of) => {
    const id = await of();
    if (what.includes('else')) await move(id, 'close', OWNER, { ending: 'changed' });

    expect([(await begin(id, who)).status, (await before(id, who)).status]).toEqual([404, 404]);
  });
});

describe('an account that is closed', () => {
  it('ends its open demands and the conversations it began, and leaves nothing that nobody goes on with', async () => {
    const asked = await published();
    await ask(asked, 'linxiaoman');
    const open = await published(60, 'linxiaoman');
    await accept(await ask(open, 'luyiwei'), 'linxiaoman');
    const solved = await published(60, 'linxiaoman');
    await move(solved, 'solve', 'linxiaoman');
    const draft = (await send('POST', OWN, 'linxiaoman', {})).body.data.id;
    const { status } = await service.call('POST', '/api/users/close.json', {
      headers: people['linxiaoman'],
      body: { confirm: 'linxiaoman', password: 'Chun-feng-28' },
    });

    expect(status).toBe(200);
    expect((await told(OWNER, asked))[0]).toContain('对方已注销账号');
    expect(await thread(asked, OWNER)).toMatchObject({ status: 'withdrawn', open: false, actions: [] });
    expect((await told('luyiwei', open))[0]).toContain('发布人已注销账号');
    expect(await thread(open, 'luyiwei')).toMatchObject({ status: 'ended', ending: 'ownerGone' });
    expect((await get(`${OPEN}/${open}`)).status).toBe(410);
    expect((await get(`${OPEN}/${solved}`)).status).toBe(200);
    expect((await get(`${OWN}/queue?pageSize=50`, 'office')).body.rows).not.toContainEqual(
      expect.objectContaining({ id: draft }),
    );
    const { rows } = await service.db.pool.query('select id from demand where id = $1', [draft]);
    expect(rows).toEqual([]);
  });
});
