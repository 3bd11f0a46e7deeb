import type { Application } from '@contract/apply';
import type { People } from '@contract/helper';
import { INVITATION_DAYS } from '@contract/helper-choices';
import { DAY_MS } from '@contract/time-units';
import { accountIdOf } from '@tests/support/accounts';
import {
  type Applicant,
  anApplicant,
  applicants,
  aReadyFile,
  clearApplications,
} from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let start: Date;
let shen: Applicant;
let gu: Applicant;
let lin: Applicant;

beforeAll(async () => {
  service = await startService();
  start = service.clock.now;
  [shen, gu, lin] = await applicants(service, 'shenzhiyao', 'gumingqian', 'linxiaoman');
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.now = start;
  await clearApplications(service);
  await service.db.pool.query('delete from rate_limit');
});

const aDraft = async (): Promise<Application> => shen.completeDraft();
const idOf = (login: string): Promise<number> => accountIdOf(service, login);
const READER = { role: 'reader', sections: [] };
const AUTHOR = { role: 'author', sections: ['plan'] };

const invite = async (id: number, body: object = READER) => shen.send('POST', `/${id}/invitations`, body);
const codeOf = async (id: number, body: object = READER): Promise<string> => {
  const { data } = (await invite(id, body)).body as { data: People };
  return data.invitations.at(-1)?.code ?? '';
};
const answer = (person: Applicant, code: string, accept = true) =>
  person.send('POST', `/invitations/${code}/answer`, { accept });
/** A draft with this person as helper. */
const joined = async (person: Applicant, task: object): Promise<Application> => {
  const draft = await aDraft();
  expect((await answer(person, await codeOf(draft.id, task))).status).toBe(200);
  return draft;
};
const peopleOf = async (person: Applicant, id: number) =>
  (await person.send('GET', `/${id}/helpers`)).body.data as People;
const change = (path: string, base: unknown, value: unknown) => [{ path, base, value }] as never;
const noticesOf = async (login: string): Promise<string[]> =>
  (
    await service.db.pool.query(
      'select title from notification n join account a on a.id = n.account_id where a.login = $1 order by n.id',
      [login],
    )
  ).rows.map(({ title }) => title);

describe('an invitation', () => {
  it('by account tells the person, who accepts and finds the application in the own list', async () => {
    const { id, title } = await aDraft();

    const asked = await invite(id, { ...AUTHOR, login: 'GuMingQian', note: '请写方案' });
    const [invitation] = asked.body.data.invitations;
    expect(invitation).toMatchObject({
      name: '顾明谦',
      note: '请写方案',
      state: 'waiting',
      sections: ['plan'],
    });
    expect(await noticesOf('gumingqian')).toEqual([`沈知遥邀请您一起撰写“${title}”`]);

    const found = await gu.send('GET', `/invitations/${invitation.code}`);
    expect(found.body.data).toMatchObject({ title, leaderName: '沈知遥', role: 'author', obstacle: null });
    expect((await answer(gu, invitation.code)).body.data).toEqual({ applicationId: id });

    expect(await noticesOf('shenzhiyao')).toEqual(['顾明谦接受了协作邀请']);
    const { rows, counts } = (await gu.send('GET', '/myList')).body;
    expect(rows).toEqual([expect.objectContaining({ id, part: 'author' })]);
    expect(counts).toMatchObject({ all: 1, todo: 1 });
    expect(await peopleOf(gu, id)).toMatchObject({
      leader: { name: '沈知遥' },
      helpers: [{ name: '顾明谦', ...AUTHOR }],
      invitations: [],
      mayManage: false,
    });
  });

  it('waits in the list of whom it was sent to, until it is answered, ends or cannot be taken', async () => {
    const waiting = async (person: Applicant) => (await person.send('GET', '/invitations')).body.rows;
    const { id, title } = await aDraft();
    const asked = await invite(id, { ...AUTHOR, login: 'gumingqian' });
    await invite(id, { ...READER, login: 'linxiaoman' });
    const [{ code, expireTime }] = asked.body.data.invitations;

    expect(await waiting(gu)).toEqual([
      { code, applicationId: id, title, leaderName: '沈知遥', ...AUTHOR, expireTime },
    ]);
    expect([await waiting(shen), await waiting(lin)]).toEqual([[], [expect.objectContaining(READER)]]);
    await answer(gu, code, false);
    expect(await waiting(gu)).toEqual([]);
    await service.db.pool.query('update application_invitation set expires_at = $1', [start]);
    expect(await waiting(lin)).toEqual([]);
  });

  it('that was sent to an account is nobody else’s, whoever has its code', async () => {
    const { id } = await aDraft();
    const code = await codeOf(id, { ...READER, login: 'gumingqian' });

    expect((await lin.send('GET', `/invitations/${code}`)).status).toBe(404);
    expect((await answer(lin, code)).status).toBe(404);
    expect((await peopleOf(shen, id)).helpers).toEqual([]);
  });

  it('by code is used once: the second person hears so', async () => {
    const { id } = await aDraft();
    const code = await codeOf(id);
    expect((await answer(gu, `${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`)).status).toBe(200);

    const second = await answer(lin, code);
    const looked = await lin.send('GET', `/invitations/${code}`);

    expect([second.status, second.body.errorCode]).toEqual([409, 'apply.invite_used']);
    expect([looked.status, looked.body.msg]).toEqual([
      409,
      expect.stringMatching(/^这份邀请已于 .+（北京时间）用过$/),
    ]);
    expect((await gu.send('GET', `/invitations/${code}`)).body.data.obstacle).toBe('member');
  });

  it('that is declined lets nobody in, and tells the leader', async () => {
    const { id } = await aDraft();
    const code = await codeOf(id);

    expect((await answer(gu, code, false)).body.data).toEqual({ applicationId: null });

    expect((await gu.read(id)).status).toBe(404);
    expect(await noticesOf('shenzhiyao')).toEqual(['顾明谦婉拒了协作邀请']);
    expect((await peopleOf(shen, id)).invitations).toEqual([
      expect.objectContaining({ state: 'declined', code: null }),
    ]);
    expect((await answer(gu, code)).body.errorCode).toBe('apply.invite_declined');
  });

  it('that was declined meanwhile is not withdrawn by whoever believes that it waits, and leaves the list when told so', async () => {
    const { id } = await aDraft();
    await answer(gu, await codeOf(id), false);
    const [invitation] = (await peopleOf(shen, id)).invitations;
    const url = `/${id}/invitations/${invitation?.id}`;

    const late = await shen.send('DELETE', url);
    expect([late.status, late.body.errorCode]).toEqual([409, 'apply.invite_declined']);
    expect((await peopleOf(shen, id)).invitations).toHaveLength(1);

    expect((await shen.send('DELETE', `${url}?seen=declined`)).body.data.invitations).toEqual([]);
  });

  it('that was accepted meanwhile is not withdrawn', async () => {
    const { id } = await aDraft();
    const code = await codeOf(id);
    const [invitation] = (await peopleOf(shen, id)).invitations;
    await answer(gu, code);

    const late = await shen.send('DELETE', `/${id}/invitations/${invitation?.id}?seen=waiting`);

    expect([late.status, late.body.errorCode]).toEqual([409, 'apply.invite_used']);
  });

  it('ends by itself, and by the leader', async () => {
    const { id } = await aDraft();
    const late = await codeOf(id);
    service.clock.now = new Date(start.getTime() + INVITATION_DAYS * DAY_MS);
    const expired = await answer(await anApplicant(service, 'gumingqian'), late);
    service.clock.now = start;
    const { invitations } = await peopleOf(shen, id);
    await shen.send('DELETE', `/${id}/invitations/${invitations[0]?.id}`);

    expect([expired.status, expired.body.errorCode]).toEqual([409, 'apply.invite_expired']);
    expect((await answer(gu, late)).body.errorCode).toBe('apply.invite_withdrawn');
    expect((await peopleOf(shen, id)).invitations).toEqual([]);
    expect((await shen.send('DELETE', `/${id}/invitations/${invitations[0]?.id}`)).body.errorCode).toBe(
      'apply.invite_withdrawn',
    );
    expect((await shen.send('DELETE', `/${id}/invitations/900001`)).status).toBe(404);
  });

  it.each([
    ['nobody of that name', { ...READER, login: 'nobody-here' }, 'apply.no_account'],
    ['oneself', { ...READER, login: 'shenzhiyao' }, 'request.invalid'],
    ['an author of nothing', { role: 'author', sections: [] }, 'request.invalid'],
    ['a section there is not', { role: 'author', sections: ['check'] }, 'request.invalid'],
  ])('is refused for %s', async (_, body, errorCode) => {
    const { id } = await aDraft();
    const refused = await invite(id, body);
    expect([refused.status, refused.body.errorCode]).toEqual([400, errorCode]);
  });

  it('is not asked twice of one person, nor of who is there', async () => {
    const { id } = await joined(gu, READER);
    await invite(id, { ...READER, login: 'linxiaoman' });

    expect((await invite(id, { ...READER, login: 'linxiaoman' })).body.msg).toBe(
      '已向此人发出邀请，正在等待答复',
    );
    expect((await invite(id, { ...READER, login: 'gumingqian' })).body.msg).toBe('此人已经在协作');
  });

  it('lets nobody in once the application is filed', async () => {
    const draft = await aDraft();
    const code = await codeOf(draft.id);
    await shen.event({ id: draft.id }, 'submit');

    expect((await answer(gu, code)).body.errorCode).toBe('apply.invite_filed');
    expect((await invite(draft.id)).body.errorCode).toBe('apply.invite_filed');
  });

  it('is not found by trying codes out', async () => {
    const tries = Array.from({ length: 31 }, () => gu.send('GET', '/invitations/AAAAAAAAAA'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('an author', () => {
  it('writes the own sections; what others write is refused at its place, by autosave and whole save alike', async () => {
    const { id } = await joined(gu, AUTHOR);
    const { sections, version, writable, part } = (await gu.read(id)).body.data as Application;
    expect([part, writable]).toEqual(['author', ['plan']]);

    const own = await gu.patch(id, change('plan.risk', sections.plan.risk, '顾明谦写的风险'));
    const foreign = await gu.patch(id, change('base.title', sections.base.title, '另一个名称的项目'));
    const mixed = await gu.patch(id, [
      ...change('plan.route', sections.plan.route, '顾明谦写的路线'),
      ...change('base.title', sections.base.title, '另一个名称的项目'),
    ] as never);
    const stale = await gu.patch(id, change('base.title', '从未有过的名称', '另一个名称的项目'));
    const whole = await gu.send('PUT', '', {
      id,
      version: version + 1,
      sections: { ...sections, base: { ...sections.base, title: '另一个名称的项目' } },
    });

    expect(own.status).toBe(200);
    expect([foreign.status, foreign.body.data.fields]).toEqual([
      400,
      [{ path: 'base.title', message: '这一部分由他人撰写，您只能查看' }],
    ]);
    expect([mixed.status, stale.status, whole.status]).toEqual([400, 400, 400]);
    const after = (await shen.read(id)).body.data as Application;
    expect([after.sections.base.title, after.sections.plan.risk, after.sections.plan.route]).toEqual([
      sections.base.title,
      '顾明谦写的风险',
      sections.plan.route,
    ]);
  });

  it('who wrote what is in the history, for both to read', async () => {
    const { id } = await joined(gu, AUTHOR);
    const risk = ((await gu.read(id)).body.data as Application).sections.plan.risk;
    await gu.patch(id, change('plan.risk', risk, '顾明谦写的风险'));
    await shen.patch(id, change('plan.risk', '顾明谦写的风险', '沈知遥改的风险'));

    const { rows } = (await gu.send('GET', `/${id}/history?path=plan.risk`)).body;

    expect(rows[0]).toMatchObject({ value: '顾明谦写的风险', by: '顾明谦', kind: 'overwritten' });
  });

  it('fills in nothing that is the leader’s, even as the author of its section', async () => {
    const { id } = await joined(gu, { role: 'author', sections: ['base'] });
    const { category } = ((await gu.read(id)).body.data as Application).sections.base;

    const refused = await gu.patch(id, change('base.category', category, category === 'A' ? 'B' : 'A'));

    expect(refused.body.data.fields).toEqual([{ path: 'base.category', message: '这一项由负责人填写' }]);
  });

  it('names files of the own, and no file of somebody else', async () => {
    const { id } = await joined(gu, { role: 'author', sections: ['plan'] });
    const figure = ((await gu.read(id)).body.data as Application).sections.plan.routeFigure;
    const [mine, others] = [await aReadyFile(service, 'gumingqian'), await aReadyFile(service, 'linxiaoman')];

    const own = await gu.patch(id, change('plan.routeFigure', figure, mine));
    const foreign = await gu.patch(id, change('plan.routeFigure', mine, others));

    expect([own.status, foreign.status]).toEqual([200, 400]);
  });

  it('neither files nor withdraws nor deletes', async () => {
    const { id, version } = await joined(gu, AUTHOR);
    const filing = await gu.event({ id }, 'submit');
    const deleting = await gu.send('DELETE', `/${id}?version=${version}`);
    await shen.event({ id }, 'submit');
    const withdrawing = await gu.event({ id }, 'withdraw');

    expect([filing.status, deleting.status, withdrawing.status]).toEqual([403, 403, 403]);
    expect((await gu.read(id)).body.data).toMatchObject({
      status: 'submitted',
      actions: [],
      editable: false,
    });
  });

  it('who looks after the unit as well does not decide about the own words', async () => {
    const xu = await anApplicant(service, 'xuyingchuan');
    const { id } = await joined(xu, AUTHOR);
    await shen.event({ id }, 'submit');

    expect((await xu.event({ id }, 'start_audit')).status).toBe(403);
  });
});

describe('a reader', () => {
  it('reads all of it and writes nothing', async () => {
    const { id, sections } = await joined(gu, READER);

    const { data } = (await gu.read(id)).body as { data: Application };
    const written = await gu.patch(id, change('plan.risk', sections.plan.risk, '不该写的'));

    expect(data).toMatchObject({ part: 'reader', editable: false, writable: [], actions: [] });
    expect([written.status, written.body.errorCode]).toEqual([403, 'apply.reads_only']);
    const { counts } = (await gu.send('GET', '/myList')).body;
    expect(counts).toMatchObject({ all: 1, todo: 0, active: 1 });
  });

  it('opens the files that the form names', async () => {
    const draft = await aDraft();
    const [file] = draft.files;
    const url = `/api/attachments/${file?.id}.json`;
    const ask = () => service.call('GET', url, { headers: gu.headers });
    expect((await ask()).status).toBe(404);
    await answer(gu, await codeOf(draft.id));
    expect((await ask()).status).toBe(200);
  });
});

describe('the leader', () => {
  it('makes a reader an author and takes somebody out, each from their next call on', async () => {
    const { id, sections } = await joined(gu, READER);
    const url = `/${id}/helpers/${await idOf('gumingqian')}`;

    await shen.send('PUT', url, AUTHOR);
    const asAuthor = await gu.patch(id, change('plan.risk', sections.plan.risk, '顾明谦写的风险'));
    await shen.send('DELETE', url);
    const outside = await gu.patch(id, change('plan.risk', '顾明谦写的风险', '还想写'));

    expect([asAuthor.status, outside.status]).toEqual([200, 404]);
    expect((await noticesOf('gumingqian')).slice(-2)).toEqual([
      `您在“${sections.base.title}”中的角色已更改`,
      `您不再协作“${sections.base.title}”`,
    ]);
    expect((await shen.read(id)).body.data.sections.plan.risk).toBe('顾明谦写的风险');
    expect((await shen.send('DELETE', url)).status).toBe(404);
  });

  it('alone manages; others hear whose it is, strangers that there is nothing', async () => {
    const { id } = await joined(gu, AUTHOR);
    const url = `/${id}/helpers/${await idOf('gumingqian')}`;

    expect((await gu.send('PUT', url, READER)).status).toBe(403);
    expect((await gu.send('POST', `/${id}/invitations`, READER)).status).toBe(403);
    expect((await lin.send('PUT', url, READER)).status).toBe(404);
    expect((await lin.send('GET', `/${id}/helpers`)).status).toBe(404);
    expect((await service.call('GET', `/prod-api/cms/apply/${id}/helpers`)).status).toBe(401);
  });

  it('is told when somebody leaves', async () => {
    const { id } = await joined(gu, AUTHOR);

    expect((await gu.send('DELETE', `/${id}/helpers/${await idOf('gumingqian')}`)).status).toBe(200);

    expect((await gu.read(id)).status).toBe(404);
    expect((await noticesOf('shenzhiyao')).at(-1)).toBe('顾明谦退出了协作');
  });

  it('deletes a draft with everybody and every invitation in it', async () => {
    const { id } = await joined(gu, READER);
    await invite(id);
    const { version } = (await shen.read(id)).body.data;

    expect((await shen.send('DELETE', `/${id}?version=${version}`)).status).toBe(200);

    expect((await gu.send('GET', '/myList')).body.total).toBe(0);
  });
});
