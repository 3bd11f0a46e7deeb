import { schoolAdmin } from '@tests/support/schoolAdmin';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let person: Record<string, string>;
let admin: ReturnType<typeof schoolAdmin>;
beforeAll(async () => {
  service = await startService();
  person = (await service.signIn('linxiaoman')).headers;
  admin = schoolAdmin(service, (await service.signIn('office')).headers);
});
afterAll(() => service.stop());

describe('merging duplicates', () => {
  it('moves people, departments and open requests', async () => {
    const [from, into] = [
      await admin.add('白石师大', ['音乐系', '美术系']),
      await admin.add('白石师范大学', ['音乐系']),
    ];
    const music = await admin.find('department', '音乐系', `&schoolId=${from.id}`);
    await admin.choose(from.id, music.id);
    await service.call('POST', '/api/add_department_applies.json', {
      headers: person,
      body: { name: '舞蹈系', school_id: from.id },
    });
    const { body } = await admin.put('school', from, '/merge', { targetId: into.id, reason: '同一所学校' });

    expect(body.data).toMatchObject({
      status: 'removed',
      mergedName: '白石师范大学',
      reason: '同一所学校',
      people: 0,
    });
    const twin = await admin.find('department', '音乐系', `&schoolId=${into.id}`);
    expect(await admin.chosen()).toEqual({ schoolId: into.id, departmentId: twin.id });
    expect((await admin.list('department', `&schoolId=${into.id}`)).map(({ name }) => name).sort()).toEqual([
      '美术系',
      '舞蹈系',
      '音乐系',
    ]);
    const asked = await service.db.kysely
      .selectFrom('schoolApply')
      .select(['status', 'schoolId'])
      .where('name', '=', '舞蹈系')
      .executeTakeFirstOrThrow();
    expect(asked).toEqual({ status: 0, schoolId: into.id });
    expect(await admin.lastAct()).toMatchObject({
      action: 'school.merge_entry',
      detail: { into: into.id, people: 1 },
    });
  });

  it('brings a department back into use where the merged one was in use', async () => {
    const [from, into] = [await admin.add('双峰学院', ['农学系']), await admin.add('双峰大学', ['农学系'])];
    await service.db.kysely
      .updateTable('department')
      .set({ status: 'removed' })
      .where('schoolId', '=', into.id)
      .execute();
    await admin.put('school', from, '/merge', { targetId: into.id, reason: '更名' });

    expect((await admin.find('department', '农学系', `&schoolId=${into.id}`)).status).toBe('active');
  });

  it('of departments stays within their school', async () => {
    const school = await admin.add('北桥大学', ['外语系', '外国语系']);
    const [from, into] = [
      await admin.find('department', '外语系'),
      await admin.find('department', '外国语系'),
    ];
    await admin.choose(school.id, from.id);
    const foreign = await admin.find('department', '环境学院', '&schoolId=1');
    const merge = (targetId: number) =>
      admin.put('department', from, '/merge', { targetId, reason: '同一院系' });

    expect((await merge(foreign.id)).body.data.fields).toEqual([
      { path: 'body.targetId', message: '部门所属单位不相同' },
    ]);
    expect((await merge(from.id)).status).toBe(400);
    expect((await merge(into.id)).body.data.status).toBe('removed');
    expect((await admin.chosen()).departmentId).toBe(into.id);
  });

  it('happens once, into what is in use, with a reason', async () => {
    const [from, into] = [await admin.add('西岭学校'), await admin.add('西岭大学')];
    const merge = (body: object) => admin.put('school', from, '/merge', body);

    expect((await merge({ targetId: into.id })).status).toBe(400);
    expect((await merge({ targetId: into.id, reason: ' ' })).status).toBe(400);
    expect((await merge({ targetId: 999_999, reason: '重复' })).status).toBe(400);
    const answers = await Promise.all([1, 2].map(() => merge({ targetId: into.id, reason: '重复' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await admin.find('school', '西岭学校', '&status=removed');
    expect((await admin.put('school', again, '/status', { active: true })).body.errorCode).toBe(
      'school.state_removed',
    );
  });

  it('into each other at once leaves one of the two', async () => {
    const [a, b] = [await admin.add('互并一校'), await admin.add('互并二校')];
    await Promise.all([
      admin.put('school', a, '/merge', { targetId: b.id, reason: '重复' }),
      admin.put('school', b, '/merge', { targetId: a.id, reason: '重复' }),
    ]);

    expect(
      (await admin.list('school', `&keyword=${encodeURIComponent('互并')}`)).map(({ status }) => status),
    ).toEqual(['active']);
  });
});
