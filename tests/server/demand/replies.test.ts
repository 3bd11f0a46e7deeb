import type { DemandDraft } from '@contract/demand-posting';
import { REPLY_EVENTS, REPLY_STATUSES } from '@contract/reply-choices';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { REPLY_TRANSITIONS } from '@contract/rules/reply-machine';
import { DAY_MS } from '@contract/time-units';
import { draftChanges, type Told } from '@tests/support/draft-changes';
import { PHONE } from '@tests/support/personal-data';
import { startService, type TestService } from '@tests/support/service';

const OPEN = '/prod-api/cms/open/demand';
const OWN = '/prod-api/cms/demand';
const REPLIES = `${OWN}/replies`;
const CONTACT = new RegExp(`${PHONE.source}|@example`);
/** People whose unit is a member, and people whose unit is not. */
const MEMBERS = ['shenzhiyao', 'gumingqian', 'xuyingchuan'];
const OTHERS = ['luyiwei', 'linxiaoman', 'office'];

let service: TestService;
const people: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  service = await startService();
  for (const login of [...MEMBERS, ...OTHERS]) people[login] = (await service.signIn(login)).headers;
});
afterAll(() => service.stop());

const get = (url: string, who?: string) => service.call('GET', url, { headers: who ? people[who] : {} });
const send = (method: 'POST' | 'PATCH', url: string, who: string, body: unknown) =>
  service.call(method, url, { headers: people[who], body });
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const complete: Told<DemandDraft> = {
  title: '曝气池末端溶解氧的稳定控制',
  field: 'chemistry',
  type: 'joint',
  problem: '来水波动时末端溶解氧在 0.8 到 4.5 之间摆动，鼓风机频繁启停。'.repeat(3),
  cooperation: '联合攻关',
  unitName: '试验单位',
  expectedBy: dayAhead(200).slice(0, 7),
  validUntil: dayAhead(60),
  contactName: '联系人',
  contactPhone: '19900000077',
  contactEmail: 'asked@example.cn',
};
const move = async (id: number, event: string, who: string, more: object = {}) => {
  const { body } = await get(`${OWN}/${id}`, who);
  return send('POST', `${OWN}/${id}/${event}`, who, { version: body.data.version, ...more });
};
const published = async (owner = 'shenzhiyao'): Promise<number> => {
  const { id, draft } = (await send('POST', OWN, owner, {})).body.data;
  await send('PATCH', `${OWN}/${id}`, owner, draftChanges(DEMAND_SHAPE, draft, complete));
  await move(id, 'submit', owner);
  await move(id, 'publish', 'office');
  return id;
};
const ask = (demandId: number, who: string, text = '我们做过同类控制，可以先看现场数据') =>
  send('POST', `${OWN}/${demandId}/replies`, who, { text });
const asked = async (demandId: number, who: string) => (await ask(demandId, who)).body.data;
const act = (id: number, event: string, who: string, more: object = {}) =>
  send('POST', `${REPLIES}/${id}/${event}`, who, { version: 0, ...more });
const notices = async (who: string): Promise<string[]> =>
  (await get('/prod-api/system/notification/list?pageSize=50', who)).body.rows.map(
    ({ title }: { title: string }) => title,
  );
const threads = async (demandId: number, who: string) => (await get(`${OWN}/${demandId}/replies`, who)).body;

describe('asking for a conversation', () => {
  it('is no way to ring somebody up without end', async () => {
    const { id } = await asked(await published(), 'gumingqian');
    const word = () => send('POST', `${REPLIES}/${id}/messages`, 'gumingqian', { text: '在吗' });
    expect((await word()).status).toBe(200);
    const counts = service.db.kysely.updateTable('rateLimit').where('key', 'like', 'reach:%');
    await counts.set({ count: 60 }).execute();

    const refused = await word();
    expect([refused.status, Number(refused.response.headers['retry-after']) > 0]).toEqual([429, true]);
    await counts.set({ count: 0 }).execute();
  });

  it('tells the owner, and only the two of them read it', async () => {
    const id = await published();
    const reply = await asked(id, 'luyiwei');

    expect(reply).toMatchObject({ status: 'pending', mine: true, actions: ['withdraw'], open: true });
    expect((await threads(id, 'shenzhiyao')).data).toMatchObject([{ id: reply.id, mine: false }]);
    expect((await threads(id, 'linxiaoman')).data).toEqual([]);
    expect((await act(reply.id, 'accept', 'linxiaoman')).status).toBe(404);
    expect(
      (await send('POST', `${REPLIES}/${reply.id}/messages`, 'office', { text: '旁听一下' })).status,
    ).toBe(404);
    expect(await notices('shenzhiyao')).toContain('收到对接申请');
    const [{ link }] = (await get('/prod-api/system/notification/list', 'shenzhiyao')).body.rows;
    expect(link).toBe(`/demand/detail/${id}#demand-replies`);
  });

  it('is counted for the owner alone until it is answered, in the list, on the form and in the overview', async () => {
    const id = await published();
    const first = await asked(id, 'luyiwei');
    const second = await asked(id, 'gumingqian');
    const counted = async () => {
      const rows: { id: number; waiting: number }[] = (await get(`${OWN}/mine?pageSize=50`, 'shenzhiyao'))
        .body.rows;
      const home = (await get('/api/users/home.json', 'shenzhiyao')).body.waiting.replies;
      return [
        rows.find((row) => row.id === id)?.waiting,
        (await get(`${OWN}/${id}`, 'shenzhiyao')).body.data.waiting,
        home.find(({ demandId }: { demandId: number }) => demandId === id)?.n,
      ];
    };
    expect(await counted()).toEqual([2, 2, 2]);
    expect((await get(`${OWN}/${id}`, 'office')).body.data.waiting).toBe(0);
    expect((await get(`${OWN}/queue`, 'office')).body.rows[0]).not.toHaveProperty('waiting');
    const others = (await get('/api/users/home.json', 'gumingqian')).body.waiting.replies;
    expect(others.map(({ demandId }: { demandId: number }) => demandId)).not.toContain(id);

    await act(first.id, 'accept', 'shenzhiyao');
    expect(await counted()).toEqual([1, 1, 1]);
    await act(second.id, 'withdraw', 'gumingqian');
    expect(await counted()).toEqual([0, 0, undefined]);
  });

  it('waits for nobody where the demand was closed', async () => {
    const id = await published();
    await asked(id, 'luyiwei');
    await move(id, 'close', 'shenzhiyao', { reason: '已由本单位自行解决，不再征集' });

    expect((await get(`${OWN}/${id}`, 'shenzhiyao')).body.data.waiting).toBe(0);
    const { replies } = (await get('/api/users/home.json', 'shenzhiyao')).body.waiting;
    expect(replies.map(({ demandId }: { demandId: number }) => demandId)).not.toContain(id);
  });

  it('is once at a time, not of one’s own, and begins anew after it was withdrawn', async () => {
    const id = await published();
    const first = await asked(id, 'luyiwei');
    const twice = await ask(id, 'luyiwei');
    const own = await ask(id, 'shenzhiyao');
    await act(first.id, 'withdraw', 'luyiwei');

    expect([twice.status, twice.body.errorCode]).toEqual([409, 'demand.replied']);
    expect([own.status, own.body.errorCode]).toEqual([409, 'demand.own']);
    expect((await ask(id, 'luyiwei')).status).toBe(200);
  });

  it('ends with the demand', async () => {
    const id = await published();
    await asked(id, 'luyiwei');
    await move(id, 'solve', 'shenzhiyao');
    const late = await ask(id, 'gumingqian');

    expect([late.status, late.body.errorCode]).toEqual([409, 'demand.over']);
    expect(await notices('luyiwei')).toContain('需求已解决');
  });

  it('does not exist for a demand that is not public', async () => {
    const { id } = (await send('POST', OWN, 'shenzhiyao', {})).body.data;

    expect((await ask(id, 'luyiwei')).status).toBe(404);
    expect((await get(`${OWN}/${id}/replies`, 'luyiwei')).status).toBe(404);
  });
});

describe('the life of a conversation', () => {
  it('accepted, moves the demand to 对接中, and the owner ends it as 已解决', async () => {
    const id = await published();
    const reply = await asked(id, 'luyiwei');
    const accepted = await act(reply.id, 'accept', 'shenzhiyao');
    await send('POST', `${REPLIES}/${reply.id}/messages`, 'luyiwei', { text: '下周二到现场可以吗' });
    const matching = (await get(`${OPEN}/${id}`)).body.data.status;
    await move(id, 'solve', 'shenzhiyao');

    expect(accepted.body.data).toMatchObject({ status: 'accepted', actions: ['decline'] });
    expect(matching).toBe('matching');
    expect(
      (await threads(id, 'shenzhiyao')).data[0].messages.map(({ mine }: { mine: boolean }) => mine),
    ).toEqual([false, false]);
    expect((await get(`${OPEN}/${id}`)).body.data.status).toBe('solved');
    expect(await notices('luyiwei')).toContain('对接申请已接受');
  });

  it('declined, gives its reason and takes no more words', async () => {
    const id = await published();
    const reply = await asked(id, 'gumingqian');
    const bare = await act(reply.id, 'decline', 'shenzhiyao');
    await act(reply.id, 'decline', 'shenzhiyao', { reason: '已有合作单位在做' });
    const late = await send('POST', `${REPLIES}/${reply.id}/messages`, 'gumingqian', { text: '再考虑一下' });

    expect(bare.status).toBe(422);
    expect((await threads(id, 'gumingqian')).data[0]).toMatchObject({
      status: 'declined',
      reason: '已有合作单位在做',
      open: false,
    });
    expect(late.status).toBe(409);
  });

  const transitions = REPLY_STATUSES.flatMap((status) =>
    REPLY_EVENTS.flatMap((event) =>
      (['owner', 'replier'] as const).map((actor) => {
        const isLegal = REPLY_TRANSITIONS.some(
          (row) => row.event === event && row.by === actor && row.from.includes(status),
        );
        return [event, actor, status, isLegal ? 200 : 409] as const;
      }),
    ),
  );
  it.each(transitions)('%s by the %s when %s: %i', async (event, actor, status, expected) => {
    const id = await published();
    const reply = await asked(id, 'luyiwei');
    await service.db.kysely.updateTable('demandReply').set({ status }).where('id', '=', reply.id).execute();

    const answer = await act(reply.id, event, actor === 'owner' ? 'shenzhiyao' : 'luyiwei', {
      reason: '不合适，谢谢',
    });

    expect(answer.status).toBe(expected);
  });
});

describe('no phone number and no mail address reaches anybody who is no member', () => {
  /** A member's demand with a non-member's thread, and the reverse; both sides wrote phone numbers. */
  const wordy = '请打 19900000066 或写信到 talk@example.cn 联系';
  const demands: number[] = [];
  beforeAll(async () => {
    for (const [owner, replier] of [
      ['shenzhiyao', 'linxiaoman'],
      ['linxiaoman', 'shenzhiyao'],
      ['luyiwei', 'linxiaoman'],
    ] as const) {
      const id = await published(owner);
      const reply = (await ask(id, replier, wordy)).body.data;
      await send('POST', `${REPLIES}/${reply.id}/messages`, owner, { text: wordy });
      await act(reply.id, 'accept', owner);
      demands.push(id);
    }
  });

  /** Removes what the reader wrote, which may contain their own numbers; the rest must contain none. */
  const othersPart = (body: unknown): string =>
    JSON.stringify(body, (key, value) => {
      const isOwn = value !== null && typeof value === 'object' && value.mine === true && 'text' in value;
      return isOwn || key === 'traceId' ? undefined : value;
    });

  it.each([undefined, ...OTHERS])('in any list, detail or thread read by %s', async (who) => {
    const lists = [
      OPEN,
      `${OPEN}?pageSize=100`,
      ...(who ? [REPLIES, `${OWN}/mine`, '/prod-api/cms/savedSearch'] : []),
    ];
    const each = demands.flatMap((id) => [
      `${OPEN}/${id}`,
      `/prod-api/cms/open/chain/demand/${id}`,
      `/prod-api/cms/open/match/demand/${id}`,
      ...(who ? [`${OWN}/${id}/replies`] : []),
    ]);
    for (const url of [...lists, ...each]) {
      const { body } = await get(url, who);
      // The owner of a demand can read the number on it.
      if (body.data?.contactGate === 'open' && body.data?.mine === true && 'problem' in body.data) continue;
      expect([url, othersPart(body).match(CONTACT)]).toEqual([url, null]);
    }
  });

  it('not even in the answers to what they do themselves', async () => {
    const id = await published('gumingqian');
    const first = await ask(id, 'luyiwei');
    await send('POST', `${REPLIES}/${first.body.data.id}/messages`, 'gumingqian', { text: wordy });
    await act(first.body.data.id, 'accept', 'gumingqian');
    const word = await send('POST', `${REPLIES}/${first.body.data.id}/messages`, 'luyiwei', {
      text: '收到，谢谢',
    });

    expect(word.body.data.messages).toHaveLength(3);
    expect(othersPart(first.body) + othersPart(word.body)).not.toMatch(CONTACT);
    expect(word.body.data.contactGate).toBe('member');
  });

  it('while a member sees the other side’s as soon as it is accepted, not before', async () => {
    const id = await published('luyiwei');
    const reply = await asked(id, 'gumingqian');
    const before = (await threads(id, 'gumingqian')).data[0];
    await act(reply.id, 'accept', 'luyiwei');
    const after = (await threads(id, 'gumingqian')).data[0];

    expect([before.contactGate, before.contact]).toEqual(['waiting', null]);
    expect(after).toMatchObject({ contactGate: 'open', contact: { phone: '19900000077' } });
  });

  it('and a demand whose open text bears a number is not taken for review', async () => {
    const { id, draft } = (await send('POST', OWN, 'shenzhiyao', {})).body.data;
    const changes = { ...complete, problem: `${complete.problem}电话 199-0000-0066` };
    await send('PATCH', `${OWN}/${id}`, 'shenzhiyao', draftChanges(DEMAND_SHAPE, draft, changes));
    const { status, body } = await move(id, 'submit', 'shenzhiyao');

    expect([status, body.data.problems[0].field]).toEqual([422, 'problem']);
  });

  it('and lies sealed in the database', async () => {
    const { rows } = await service.db.pool.query('select contact from demand_reply');

    expect(rows.length).toBeGreaterThan(3);
    for (const { contact } of rows) expect(contact).toMatch(/^enc:v1:/);
  });
});

describe('a conversation about a demand that was closed', () => {
  it('can be read by its two sides alone, and only read', async () => {
    const id = await published();
    const reply = await asked(id, 'luyiwei');
    await act(reply.id, 'accept', 'shenzhiyao');
    await move(id, 'close', 'shenzhiyao', { reason: '已在线下签约，不再征集' });

    for (const who of ['luyiwei', 'shenzhiyao'])
      expect((await threads(id, who)).data).toMatchObject([
        { id: reply.id, demandTitle: complete.title, open: false, actions: [] },
      ]);
    const word = await send('POST', `${REPLIES}/${reply.id}/messages`, 'luyiwei', { text: '还在吗' });
    const late = await act(reply.id, 'withdraw', 'luyiwei', { version: 1 });

    expect([word.status, late.status]).toEqual([409, 409]);
    expect((await get(`${OWN}/${id}/replies`, 'linxiaoman')).status).toBe(404);
    expect((await get(`${OPEN}/${id}`, 'luyiwei')).status).toBe(410);
  });
});
