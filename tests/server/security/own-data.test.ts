import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { USER_NAME } from '@contract/rules/account-rules';
import { createSealer } from '@server/crypto/sealing';
import { totpCode, totpStep } from '@server/modules/auth/totp';
import { accountOf } from '@tests/support/accounts';
import { aFile } from '@tests/support/files';
import { sentMessages } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';
import { accountColumns } from './account-columns';

let service: TestService;
const PASSWORD = 'Chun-feng-28';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Where the copy contains the rows of each column with the account's number. */
const COPIED: Record<string, string> = {
  'account_role.account_id': 'roles',
  'account_role.unit_id': 'roles',
  'account_stop.account_id': 'stops',
  'achievement.owner_id': 'achievements',
  'achievement_contributor.account_id': 'contributions',
  'admin_view.account_id': 'adminViews',
  'application.owner_id': 'applications',
  'application_comment.author_id': 'comments',
  'application_confirmation.account_id': 'confirmations',
  'application_invitation.account_id': 'helps',
  'audit_event.account_id': 'events',
  'certification.account_id': 'certifications',
  'consent.account_id': 'consents',
  'content.created_by': 'contents',
  'decision_letter_opening.account_id': 'letterOpenings',
  'demand.owner_id': 'demands',
  'demand_message.account_id': 'demandReplies',
  'demand_reply.account_id': 'demandReplies',
  'export_job.account_id': 'exports',
  'fact.account_id': 'facts',
  'factor_release.account_id': 'factorReleases',
  'file.owner_id': 'files',
  'learning_member.account_id': 'learning',
  'learning_request.account_id': 'learning',
  'match_feedback.account_id': 'matchFeedback',
  'notification.account_id': 'notifications',
  'open_user.account_id': 'openUsers',
  'reminder.account_id': 'reminders',
  'reminder_setting.account_id': 'reminders',
  'application.successor_id': 'projectChanges',
  'project_change.leader_id': 'projectChanges',
  'project_change.successor_id': 'projectChanges',
  'project_change_step.actor_id': 'projectChanges',
  'review.expert_id': 'reviews',
  'saved_search.account_id': 'savedSearches',
  'school_apply.account_id': 'schoolApplies',
  'search_record.account_id': 'searches',
  'session.account_id': 'sessions',
  'unit_apply.account_id': 'unitApplies',
  'unit_change.account_id': 'unitChanges',
  'unit_member_apply.account_id': 'unitMemberApplies',
};
/** Columns left out of a person's copy of their data, and why. */
const LEFT_OUT: Record<string, string> = {
  'application_event.actor_id': 'what was done is among the events',
  'application_field_history.account_id': 'who typed what belongs to the record',
  'field_history.account_id': 'who typed what belongs to the record',
  'application_presence.account_id': 'gone after a minute and a half',
  'application_remark.author_id': 'an act of office on the record of another',
  'application_remark.closed_by': 'an act of office on the record of another',
  'application_snapshot.submitted_by': 'what was filed is among the applications',
  'application_thread.resolved_by': 'belongs to the record of another',
  'avatar.account_id': 'a picture, among the files of the archive',
  'calendar_feed.account_id': 'a secret address',
  'content_version.account_id': 'an act of office',
  'factor_release.asked_by': 'an act of office',
  'factor_release.confirmed_by': 'an act of office',
  'idempotency_key.account_id': 'an answer that is repeated, for a day',
  'learning_space.owner_id': 'everybody’s to read; who opened it is its teacher among the members',
  'open_sign_in.account_id': 'a way in, for minutes',
  'outbox.account_id': 'sent, and erased; the notices are there',
  'receipt_check.started_by': 'an act of office',
  'recovery_code.account_id': 'a secret',
  'struck_word.account_id': 'an act of office',
  'verification_code.account_id': 'a secret',
  'weekly_digest.account_id': 'when the last letter went',
};
/** Columns for the person who decided about somebody else; such acts are among that person's events. */
const DECIDED = /\.(decided|assigned|stopped|ended)_by$/;

describe('a copy of one’s data', () => {
  it('holds what is kept about the person, and no secret', async () => {
    const { headers } = await service.signIn('shenzhiyao');
    const { status, response } = await service.call('GET', '/api/users/export.json', { headers });
    const data = JSON.parse(response.body);

    expect(status).toBe(200);
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toMatch(
      /; filename\*=UTF-8''个人数据-\d{8}-\d{6}-[0-9a-f]{8}\.json$/,
    );
    expect(data.account).toMatchObject({ login: 'shenzhiyao', phone: '19900000001', realName: '沈知遥' });
    expect(data.certifications[0].idNumber).toMatch(/^990\*{11}\w{4}$/);
    expect(data.comments).toContainEqual(expect.objectContaining({ path: 'base.title', body: '已改。' }));
    for (const part of ['sessions', 'consents', 'notifications', 'applications', 'files', 'events'])
      expect(Array.isArray(data[part])).toBe(true);
    expect(data.demands.length + data.achievements.length).toBeGreaterThan(0);
    expect(response.body).not.toMatch(/argon2|enc:v1:|passwordHash|refreshHash|totpSealed|idNumberKey/);
  });

  it('holds what is written and not opened or published yet, of nobody else', async () => {
    const teacher = await service.signIn('gumingqian');
    const editor = await service.signIn('office');
    const save = (headers: Record<string, string>, url: string, path: string, value: string) =>
      service.call('PATCH', url, { headers, body: { changes: [{ path, base: null, value }] } });
    await save(teacher.headers, '/api/learning/drafts/course.json', 'title', '还没有开设的课程');
    const begun = { headers: editor.headers, body: {} };
    const { id } = (await service.call('POST', '/prod-api/cms/content/draft', begun)).body.data;
    await save(editor.headers, `/prod-api/cms/content/${id}/draft`, 'topic', '还没有发布的主题');
    const copyOf = async ({ headers }: { headers: Record<string, string> }) =>
      JSON.parse((await service.call('GET', '/api/users/export.json', { headers })).response.body);

    const [course, text] = [await copyOf(teacher), await copyOf(editor)];
    expect(course.learning.drafts).toMatchObject([
      { record: 'new_course', fields: { title: '还没有开设的课程' } },
    ]);
    expect(course.contents).toEqual([]);
    expect(text.contents).toMatchObject([
      { record: 'content', ref: id, fields: { topic: '还没有发布的主题' } },
    ]);
    expect(text.learning.drafts).toEqual([]);
  });

  it('holds what names the person in the records of others, and what they scored', async () => {
    const copyOf = async (login: string) => {
      const { headers } = await service.signIn(login);
      return JSON.parse((await service.call('GET', '/api/users/export.json', { headers })).response.body);
    };
    const { rows: named } = await service.db.pool.query<{ achievement_id: number }>(
      `update achievement_contributor set account_id = (select id from account where login = 'auditor'),
         login = 'auditor', state = 'confirmed', answered_at = now()
       where (achievement_id, position) in (select achievement_id, position from achievement_contributor limit 1)
       returning achievement_id`,
    );
    expect((await copyOf('auditor')).contributions).toContainEqual(
      expect.objectContaining({
        achievementId: Number(named[0]?.achievement_id),
        state: 'confirmed',
        answeredAt: expect.any(String),
      }),
    );

    const { rows: experts } = await service.db.pool.query<{ login: string; comment: string }>(
      `select account.login, review.comment from review join account on account.id = review.expert_id
       where review.comment <> '' limit 1`,
    );
    const [expert] = experts;
    if (!expert) throw new Error('nothing has been scored');
    const copy = await copyOf(expert.login);
    expect(copy.reviews).toContainEqual(expect.objectContaining({ comment: expert.comment }));
    // The copy must not reveal whose application it is either (blind review).
    expect(JSON.stringify(copy.reviews)).not.toContain('applicationId');
  });

  it('has a place for everything that bears a person’s number, or says why not', async () => {
    const { headers } = await service.signIn('gumingqian');
    const { response } = await service.call('GET', '/api/users/export.json', { headers });
    const parts = Object.keys(JSON.parse(response.body));
    const columns = (await accountColumns(service)).filter((column) => !DECIDED.test(column));

    expect(columns.filter((column) => !(column in COPIED) && !(column in LEFT_OUT))).toEqual([]);
    expect([...Object.keys(COPIED), ...Object.keys(LEFT_OUT)].filter((c) => !columns.includes(c))).toEqual(
      [],
    );
    expect(Object.values(COPIED).filter((part) => !parts.includes(part))).toEqual([]);
  });

  it('holds nobody else’s', async () => {
    const { headers } = await service.signIn('gumingqian');
    const { response } = await service.call('GET', '/api/users/export.json', { headers });

    expect(response.body).not.toContain('19900000001');
    expect(response.body).not.toContain('沈知遥');
  });

  it('comes with the files as an archive, under names that cannot lead outside', async () => {
    const { headers } = await service.signIn('shenzhiyao');
    const id = await aFile(service, 'shenzhiyao', 'application');
    await service.db.kysely
      .updateTable('file')
      .set({ name: '../../etc/passwd.pdf' })
      .where('id', '=', id)
      .execute();
    mkdirSync(service.config.uploadDir, { recursive: true });
    writeFileSync(join(service.config.uploadDir, id), 'the bytes of the file');

    const { status, response } = await service.call('GET', '/api/users/export.zip', { headers });
    const text = response.rawPayload.toString('latin1');

    expect(status).toBe(200);
    expect(response.rawPayload.subarray(0, 4).toString('hex')).toBe('504b0304');
    expect(text).toContain('data.json');
    expect(text).toContain('files/passwd.pdf');
    expect(text).not.toContain('etc/passwd.pdf');
  });

  it('is refused where the whole storage is gone, and the service goes on', async () => {
    const { headers } = await service.signIn('gumingqian');
    await aFile(service, 'gumingqian', 'application');
    const files = await service.call('GET', '/api/users/export.json', { headers });
    expect(JSON.parse(files.response.body).files).not.toEqual([]);
    rmSync(service.config.uploadDir, { recursive: true, force: true });

    const { body, response } = await service.call('GET', '/api/users/export.zip', { headers });

    expect(body.errorCode).toBe('storage.away');
    // Else a browser would save the refusal as the archive.
    expect(response.headers['content-disposition']).toBeUndefined();

    expect((await service.call('GET', '/api/users/export.json', { headers })).status).toBe(200);
  });

  it('is for people who are signed in', async () => {
    expect((await service.call('GET', '/api/users/export.json')).status).toBe(401);
    expect((await service.call('GET', '/api/users/export.zip')).status).toBe(401);
  });
});

describe('closing the account', () => {
  const preview = (headers: Record<string, string>) =>
    service.call('GET', '/api/users/close_preview.json', { headers });
  const close = (body: unknown, headers: Record<string, string>) =>
    service.call('POST', '/api/users/close.json', { headers, body });

  it('shows first what goes, what stays and why', async () => {
    const { headers } = await service.signIn('linxiaoman');
    const { status, body } = await preview(headers);

    expect(status).toBe(200);
    expect(body.blockers).toEqual([]);
    const gone = body.removed.map(({ name }: { name: string }) => name);
    expect(gone).toEqual(
      expect.arrayContaining(['账号资料、头像与联系方式', '资料库里本人的内容', '保存的搜索']),
    );
    for (const { reason } of body.kept) expect(reason.length).toBeGreaterThan(5);
    // The names also come as translatable words, for readers of other languages.
    const words = [...body.removed, ...body.kept].map(({ nameWord }) => nameWord.id);
    expect(words.every((id: string) => id.startsWith('said.close.'))).toBe(true);
  });

  it('is held back while others wait for the account', async () => {
    const admin = await service.signIn('xuyingchuan');
    const staff = await service.signIn('office');

    expect((await preview(admin.headers)).body.blockers).toContain(
      '单位管理员须先把管理权限移交给本单位的成员',
    );
    expect((await close({ confirm: 'office', password: PASSWORD }, staff.headers)).status).toBe(409);
  });

  it('asks for the name and a proof', async () => {
    const { headers } = await service.signIn('linxiaoman');

    expect((await close({ confirm: 'somebody', password: PASSWORD }, headers)).status).toBe(400);
    expect((await close({ confirm: 'linxiaoman' }, headers)).status).toBe(403);
    expect((await close({ confirm: 'linxiaoman', password: 'wrong' }, headers)).status).toBe(400);
    expect((await close({ confirm: 'linxiaoman', password: PASSWORD }, {})).status).toBe(401);
    expect((await preview({})).status).toBe(401);
  });

  it('asks for the second factor as well, where one is set up', async () => {
    const { headers } = await service.signIn('gumingqian');
    await service.db.kysely
      .updateTable('account')
      .set({
        totpSealed: createSealer(service.config.dataKey.export()).seal(SECRET),
        totpConfirmedAt: service.clock.now,
      })
      .where('login', '=', 'gumingqian')
      .execute();
    const proof = { confirm: 'gumingqian', password: PASSWORD };
    const current = totpCode(SECRET, totpStep(service.clock.now));
    const wrong = current === '123456' ? '654321' : '123456';

    expect(await close(proof, headers)).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: 'body.totp', message: '请输入动态验证码' }] } },
    });
    expect((await close({ ...proof, totp: wrong }, headers)).body.errorCode).toBe('totp.wrong');
    // With the right code the next answer is about what has to be settled first.
    expect((await close({ ...proof, totp: current }, headers)).body.errorCode).toBe('close.blocked');
  });

  it('erases the person everywhere, keeps what law keeps, and frees name and number', async () => {
    const { headers } = await service.signIn('linxiaoman');
    await service.call('PUT', '/prod-api/system/user/profile/updateInfo', {
      headers,
      body: { hobby: '登山' },
    });
    const { id } = await accountOf(service, 'linxiaoman');
    const owner = { ownerId: id };
    await service.db.kysely.updateTable('demand').set(owner).execute();
    await service.db.kysely.updateTable('achievement').set(owner).execute();

    expect((await close({ confirm: 'linxiaoman', password: PASSWORD }, headers)).status).toBe(200);

    const reached = await service.db.kysely
      .selectFrom('achievement')
      .select('id')
      .where('contact', 'is not', null)
      .execute();
    expect(reached).toEqual([]);
    const asked = await service.db.kysely
      .selectFrom('demand')
      .select('id')
      .where('contact', 'is not', null)
      .execute();
    expect(asked).toEqual([]);

    const { rows: shown } = (await service.call('GET', '/prod-api/cms/open/achi')).body;
    expect((await service.call('GET', `/prod-api/cms/open/achi/${shown[0].id}`)).body.data).toMatchObject({
      contactGate: 'gone',
      contact: null,
    });

    expect(await service.call('GET', '/prod-api/system/user/getInfo', { headers })).toMatchObject({
      status: 401,
      body: { msg: '账号已注销' },
    });
    expect(
      (
        await service.call('POST', '/prod-api/auth/login', {
          body: { username: '19900000008', password: PASSWORD },
        })
      ).status,
    ).toBe(401);
    const tables = [
      'account',
      'certification',
      'openUser',
      'notification',
      'session',
      'file',
      'consent',
      'schoolApply',
      'demand',
    ] as const;
    const dump = JSON.stringify(
      await Promise.all(
        tables.map((table) =>
          service.db.kysely
            .selectFrom(table as 'account')
            .selectAll()
            .execute(),
        ),
      ),
    );
    expect(dump).not.toMatch(/linxiaoman|林小满|19900000008|登山/);
    // The name of a closed account is not a valid user name; otherwise somebody could register it first and prevent the
    // closing.
    const { login } = await service.db.kysely
      .selectFrom('account')
      .select('login')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(login).not.toMatch(USER_NAME);
    const events = await service.db.kysely
      .selectFrom('auditEvent')
      .select('action')
      .where('accountId', '=', id)
      .execute();
    expect(events.map(({ action }) => action)).toContain('account.close');
    expect(
      (await sentMessages(service))
        .filter(({ body }) => body.includes('已注销'))
        .map(({ recipient }) => recipient),
    ).toEqual(expect.arrayContaining(['19900000008', 'linxiaoman@example.cn']));
  });
});
