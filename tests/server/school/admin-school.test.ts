import { type PlaceRow, schoolAdmin } from '@tests/support/schoolAdmin';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let person: Record<string, string>;
let staff: Record<string, string>;
let admin: ReturnType<typeof schoolAdmin>;
beforeAll(async () => {
  service = await startService();
  person = (await service.signIn('linxiaoman')).headers;
  staff = (await service.signIn('office')).headers;
  admin = schoolAdmin(service, staff);
});
afterAll(() => service.stop());

const offered = async (headers: Record<string, string>): Promise<string[]> =>
  (await service.call('GET', '/api/schools/for_option.json', { headers })).body.schools.map(
    ({ name }: { name: string }) => name,
  );
const PLACE = { province: '江西省', city: '九江市', address: null };

describe('the lists of the admin area', () => {
  it('count departments and people', async () => {
    const { id } = await admin.add('清溪大学', ['文学院', '理学院']);
    await admin.choose(id);

    expect(await admin.find('school', '清溪大学')).toMatchObject({
      status: 'active',
      departments: 2,
      people: 1,
    });
    expect(
      (await admin.list('school', `&keyword=${encodeURIComponent('清溪')}`)).map(({ name }) => name),
    ).toEqual(['清溪大学']);
    expect(await admin.list('school', '&keyword=%25')).toEqual([]);
    expect((await admin.list('school', '&status=pending')).every(({ status }) => status === 'pending')).toBe(
      true,
    );
  });

  it('show the departments of one school', async () => {
    const { id } = await admin.find('school', '清溪大学');

    expect((await admin.list('department', `&schoolId=${id}`)).map(({ name }) => name).sort()).toEqual([
      '文学院',
      '理学院',
    ]);
  });

  it('come in pages', async () => {
    const page = async (n: number) =>
      (
        await service.call('GET', `/prod-api/system/school/list?pageSize=2&pageNum=${n}`, {
          headers: staff,
        })
      ).body;
    const [first, second] = [await page(1), await page(2)];

    expect(first.total).toBe((await admin.list('school')).length);
    expect(first.rows).toHaveLength(2);
    expect(second.rows[0].id).toBeLessThan(first.rows[1].id);
  });

  it.each(['status=closed', 'pageSize=0', 'schoolId=1'])('refuse %s', async (query) => {
    const { status } = await service.call('GET', `/prod-api/system/school/list?${query}`, { headers: staff });
    expect(status).toBe(400);
  });
});

describe('a name', () => {
  it('is corrected, under the version that was seen', async () => {
    const row = await admin.add('青岚大学');
    const { status, body } = await admin.put('school', row, '', { ...PLACE, name: ' 晴岚  大学 ' });

    expect([status, body.data.name, body.data.version]).toEqual([200, '晴岚 大学', row.version + 1]);
    expect(await admin.lastAct()).toMatchObject({ action: 'school.edit', target: `school:${row.id}` });
    const late = await admin.put('school', row, '', { ...PLACE, name: '迟到大学' });
    expect([late.status, late.body.errorCode, late.body.data.name]).toEqual([
      409,
      'school.entry_moved',
      '晴岚 大学',
    ]);
  });

  it('that another entry bears is refused at its place; one of a merged entry is free again', async () => {
    const [row, old] = [await admin.add('南麓学院'), await admin.add('南麓书院')];
    const taken = await admin.put('school', row, '', { ...PLACE, name: '南麓书院' });
    expect([taken.status, taken.body.data.fields]).toEqual([
      400,
      [{ path: 'body.name', message: '已有同名条目，重复的请用合并' }],
    ]);

    await admin.put('school', old, '/merge', { targetId: row.id, reason: '同一所' });
    expect((await admin.put('school', row, '', { ...PLACE, name: '南麓书院' })).body.data.name).toBe(
      '南麓书院',
    );
    expect((await admin.list('school', '&status=removed')).map(({ name }) => name)).toContain(
      `南麓书院（旧条目 ${old.id}）`,
    );
  });

  it('of a department counts within its school', async () => {
    await admin.add('东篱大学', ['历史系', '地理系']);
    const row = await admin.find('department', '历史系');

    expect((await admin.put('department', row, '', { name: '地理系' })).status).toBe(400);
    expect((await admin.put('department', row, '', { name: '环境学院' })).body.data.name).toBe('环境学院');
  });

  it('taken by two at once is borne by one', async () => {
    const rows = [await admin.add('甲乙大学'), await admin.add('丙丁大学')];
    const answers = await Promise.all(
      rows.map((row) => admin.put('school', row, '', { ...PLACE, name: '同一名' })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('a school that is stopped', () => {
  it('is offered to nobody but whoever has it', async () => {
    const row = await admin.add('旧港学院', ['航海系']);
    await admin.choose(row.id);
    const { body } = await admin.put('school', row, '/status', { active: false, reason: '已停止办学' });

    expect(body.data).toMatchObject({ status: 'stopped', reason: '已停止办学', people: 1 });
    expect(await offered(staff)).not.toContain('旧港学院');
    expect(await offered(person)).toContain('旧港学院');
    expect((await admin.chosen()).schoolId).toBe(row.id);
    expect(await admin.lastAct()).toMatchObject({ action: 'school.stop', detail: {} });
  });

  it('is told with its reason to whoever asks for it, and may be resumed', async () => {
    const ask = () =>
      service.call('POST', '/api/add_school_applies.json', { headers: person, body: { name: '旧港学院' } });
    expect((await ask()).body.message).toBe('“旧港学院”已停用，如需恢复请联系管理方。原因：已停止办学');

    const row = await admin.find('school', '旧港学院');
    expect((await admin.put('school', row, '/status', { active: true })).body.data).toMatchObject({
      status: 'active',
      reason: null,
    });
    expect(await offered(staff)).toContain('旧港学院');
  });

  it('needs a reason, and the state that the act is for', async () => {
    const row = await admin.find('school', '旧港学院');
    const without = await admin.put('school', row, '/status', { active: false, reason: ' ' });

    expect(without.body.data.fields[0].path).toBe('body.reason');
    expect((await admin.put('school', row, '/status', { active: true })).body.errorCode).toBe(
      'school.state_active',
    );
    const [pending] = await admin.list('school', '&status=pending');
    expect(pending && (await admin.put('school', pending, '/status', { active: true })).body.errorCode).toBe(
      'school.state_pending',
    );
  });

  it('may be a department alone', async () => {
    const department = await admin.find('department', '航海系');
    const { body } = await admin.put('department', department, '/status', { active: false, reason: '撤并' });

    expect(body.data.status).toBe('stopped');
    const { id } = await admin.find('school', '旧港学院');
    const options = await service.call('GET', `/api/schools/${id}/departments/for_option.json`, {
      headers: staff,
    });
    expect(options.body.departments).toEqual([]);
  });
});

describe('the admin area of schools', () => {
  it.each(['school', 'department'] as const)('is for those who may: %s', async (kind) => {
    const [row] = await admin.list(kind, '&status=active');
    if (!row) throw new Error('nothing listed');
    const acts = [
      (headers: Record<string, string>) => service.call('GET', `/prod-api/system/${kind}/list`, { headers }),
      (headers: Record<string, string>) =>
        admin.put(kind, row, '', kind === 'school' ? { ...PLACE, name: '新名' } : { name: '新名' }, headers),
      (headers: Record<string, string>) =>
        admin.put(kind, row, '/status', { active: false, reason: '停' }, headers),
      (headers: Record<string, string>) =>
        admin.put(kind, row, '/merge', { targetId: 1, reason: '重复' }, headers),
    ];

    for (const act of acts) expect([(await act({})).status, (await act(person)).status]).toEqual([401, 403]);
  });

  it.each(['school', 'department'] as const)('knows no other %s', async (kind) => {
    const nobody = { id: 999_999, version: 0 } as PlaceRow;
    const name = kind === 'school' ? { ...PLACE, name: '新名' } : { name: '新名' };

    expect((await admin.put(kind, nobody, '', name)).status).toBe(404);
    expect((await admin.put(kind, nobody, '/status', { active: true })).status).toBe(404);
    expect((await admin.put(kind, nobody, '/merge', { targetId: 1, reason: '重复' })).status).toBe(404);
  });
});
