import type { Application } from '@contract/apply';
import type { Discussion } from '@contract/comment';
import { type Applicant, applicants, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
let gu: Applicant;
let lin: Applicant;
let draft: Application;

beforeAll(async () => {
  service = await startService();
  [shen, gu, lin] = await applicants(service, 'shenzhiyao', 'gumingqian', 'linxiaoman');
});
afterAll(() => service.stop());

const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
/** Shen leads, Gu writes the plan, Lin reads. */
beforeEach(async () => {
  await clearApplications(service);
  await query('delete from rate_limit');
  await query('delete from notification');
  draft = await shen.completeDraft();
  await query(
    `update application set helpers = (
       select jsonb_agg(jsonb_build_object('accountId', id, 'since', now(),
         'role', case login when 'gumingqian' then 'author' else 'reader' end,
         'sections', case login when 'gumingqian' then '["plan"]'::jsonb else '[]'::jsonb end))
       from account where login in ('gumingqian', 'linxiaoman')) where id = $1`,
    [draft.id],
  );
});

const comment = (person: Applicant, text: string, path = 'plan.basis') =>
  person.send('POST', `/${draft.id}/comments`, { path, text });
const discussionOf = async (person: Applicant) =>
  (await person.send('GET', `/${draft.id}/comments`)).body.data as Discussion;
const settle = (person: Applicant, threadId: number, resolved = true) =>
  person.send('PUT', `/${draft.id}/threads/${threadId}`, { resolved });
const noticesOf = async (login: string): Promise<string[]> =>
  (
    await query(
      `select n.title || '｜' || n.body as said from notification n
       join account a on a.id = n.account_id where a.login = $1 order by n.id`,
      [login],
    )
  ).rows.map(({ said }) => said);
const textsOf = ({ threads }: Discussion) => threads.map(({ comments }) => comments.map(({ text }) => text));

it('stands at its field for everybody of the team, readers too', async () => {
  expect((await comment(lin, '这里缺近三年的数据')).status).toBe(200);
  await comment(gu, '已补');

  const seen = await discussionOf(shen);
  expect(seen.threads).toEqual([
    expect.objectContaining({
      path: 'plan.basis',
      resolvedAt: null,
      comments: [
        expect.objectContaining({ text: '这里缺近三年的数据', own: false }),
        expect.objectContaining({ name: '顾明谦', text: '已补', own: false }),
      ],
    }),
  ]);
  expect(seen.others.map(({ name }) => name).sort()).toEqual(['林小满', '顾明谦']);
  expect((await discussionOf(gu)).threads[0]?.comments.map(({ own }) => own)).toEqual([false, true]);
});

it('tells whoever is mentioned and whoever wrote there before, each once, and not in its words', async () => {
  await comment(gu, '请 @沈知遥 补一句');
  await comment(shen, '补了，@顾明谦 再看');
  await comment(lin, '我也看过');
  const title = `“${draft.title}”`;

  expect(await noticesOf('shenzhiyao')).toEqual([
    `顾明谦在${title}的批注中提到了您｜立项依据`,
    expect.stringContaining(`在${title}中回复了您参与的批注｜立项依据`),
  ]);
  expect(await noticesOf('gumingqian')).toEqual([
    `沈知遥在${title}的批注中提到了您｜立项依据`,
    expect.stringContaining(`在${title}中回复了您参与的批注｜立项依据`),
  ]);
  expect(await noticesOf('linxiaoman')).toEqual([]);
});

it('tells nobody who has been taken out', async () => {
  await comment(gu, '我来写');
  await query(`update application set helpers = '[]' where id = $1`, [draft.id]);
  await comment(shen, '@顾明谦 不再参加');
  expect(await noticesOf('gumingqian')).toEqual([]);
  expect((await gu.send('GET', `/${draft.id}/comments`)).status).toBe(404);
});

it('is settled and opened again, and a reply opens it too', async () => {
  await comment(lin, '请核对');
  const [{ id: threadId } = { id: 0 }] = (await discussionOf(gu)).threads;

  await settle(gu, threadId);
  const [settled] = (await discussionOf(lin)).threads;
  expect(settled).toMatchObject({ resolvedBy: '顾明谦', resolvedAt: expect.any(String) });

  await settle(lin, threadId, false);
  expect((await discussionOf(lin)).threads[0]).toMatchObject({ resolvedBy: null, resolvedAt: null });
  await settle(gu, threadId);
  await comment(lin, '还差一处');
  expect((await discussionOf(lin)).threads[0]?.resolvedAt).toBeNull();
});

it('is taken back by whoever wrote it, and its place goes with the last one', async () => {
  await comment(lin, '写错了');
  await comment(gu, '看到了');
  const [{ comments } = { comments: [] }] = (await discussionOf(lin)).threads;
  const take = (person: Applicant, id = 0) => person.send('DELETE', `/${draft.id}/comments/${id}`);

  expect((await take(gu, comments[0]?.id)).status).toBe(403);
  expect((await take(lin, comments[0]?.id)).status).toBe(200);
  expect(textsOf(await discussionOf(lin))).toEqual([['看到了']]);
  expect((await take(gu, comments[1]?.id)).body.data.threads).toEqual([]);
  expect((await take(gu, comments[1]?.id)).status).toBe(404);
});

it.each([
  ['base.nothing', '有字', 'body.path'],
  ['plan.innovations.zzzz.text', '没有这一行', 'body.path'],
  ['plan.basis', '  ', 'body.text'],
])('at %s with “%s” is refused at its place', async (path, text, at) => {
  const refused = await comment(shen, text, path);
  expect([refused.status, refused.body.data?.fields?.[0]?.path]).toEqual([400, at]);
});

it('is the team’s alone and ends with the filing: unit, office and experts find nothing', async () => {
  await comment(lin, '别让单位看到这句话');
  const filed = await shen.send('POST', `/${draft.id}/submit`, { version: draft.version });
  expect(filed.status).toBe(200);
  await query('update application set reported_at = now() where id = $1', [draft.id]);

  for (const person of [shen, gu, lin])
    expect(textsOf(await discussionOf(person))).toEqual([['别让单位看到这句话']]);
  expect((await discussionOf(lin)).mayComment).toBe(false);
  expect((await comment(lin, '再说一句')).body.errorCode).toBe('apply.comment_filed');

  for (const login of ['xuyingchuan', 'office', 'luyiwei', 'auditor', 'admin']) {
    const { headers } = await service.signIn(login, 'Chun-feng-28');
    const get = (path: string) => service.call('GET', `/prod-api/cms/apply/${draft.id}${path}`, { headers });
    expect([login, (await get('/comments')).status]).toEqual([login, 404]);
    for (const path of ['', '/events', '/remarks', '/versions', '/helpers'])
      expect(JSON.stringify((await get(path)).body)).not.toContain('别让单位看到这句话');
  }
  const { rows } = await query('select detail from audit_event where target = $1', [
    `application:${draft.id}`,
  ]);
  expect(JSON.stringify(rows)).not.toContain('别让单位看到这句话');
});

it('is gone with the draft that is deleted', async () => {
  await comment(gu, '先写这些');
  const { version } = (await shen.read(draft.id)).body.data;
  expect((await shen.send('DELETE', `/${draft.id}?version=${version}`)).status).toBe(200);
  expect((await query('select 1 from application_comment')).rows).toEqual([]);
});
