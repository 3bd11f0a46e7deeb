import { accountOf } from '@tests/support/accounts';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let person: Record<string, string>;
let staff: Record<string, string>;
const LOGIN = 'linxiaoman';
beforeAll(async () => {
  service = await startService();
  person = (await service.signIn(LOGIN)).headers;
  staff = (await service.signIn('office')).headers;
});
beforeEach(async () => {
  await service.db.kysely.deleteFrom('certification').where('kind', '=', 'professional').execute();
  await service.db.kysely
    .updateTable('account')
    .set({ professionalCertified: false })
    .where('login', '=', LOGIN)
    .execute();
});
afterAll(() => service.stop());

const url = (path: string, who = LOGIN) => `/api/users/accounts/${who}/${path}.json`;
const latest = () =>
  service.db.kysely
    .selectFrom('certification')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const decide = async (body: Record<string, unknown>) => {
  const { id, version } = await latest();
  return service.call('PUT', `/prod-api/system/cert/${id}/decide`, {
    headers: staff,
    body: { version, ...body },
  });
};

describe('professional certification', () => {
  const aProfession = async (changes: Record<string, unknown> = {}) => ({
    school_id: 1,
    department_id: 1,
    identity: 'teacher',
    extra: '讲师',
    attachment_ids: [await aFile(service, LOGIN, 'professional')],
    ...changes,
  });
  const applyFor = async (changes: Record<string, unknown> = {}, who = LOGIN, headers = person) =>
    service.call('POST', url('professional_auth_apply', who), { headers, body: await aProfession(changes) });
  const account = () => accountOf(service, LOGIN);

  it('takes over school and title once agreed [call.POST /api/users/accounts/{id}/professional_auth_apply.json]', async () => {
    expect((await applyFor()).status).toBe(200);
    await decide({ agree: true });

    expect(await account()).toMatchObject({
      professionalCertified: true,
      schoolId: 1,
      departmentId: 1,
      technicalTitle: '讲师',
      studentId: null,
    });
  });

  it('keeps a student’s number as such', async () => {
    await applyFor({ identity: 'student', extra: '2026010203' });
    await decide({ agree: true });

    expect(await account()).toMatchObject({
      identity: 'student',
      studentId: '2026010203',
      technicalTitle: null,
    });
  });

  it('can be withdrawn and given up [state.certification.professional] [call.DELETE /api/users/accounts/{login}/professional_auth_apply.json]', async () => {
    await applyFor();
    expect((await service.call('DELETE', url('professional_auth_apply'), { headers: person })).status).toBe(
      200,
    );
    expect(await latest()).toMatchObject({ status: 3, fileId: null });

    await applyFor();
    await decide({ agree: true });
    expect((await service.call('DELETE', url('professional_auth_apply'), { headers: person })).status).toBe(
      409,
    );
  });

  it('is told with the way to the part of the page that is about the profession, whatever was decided', async () => {
    const ways = async () =>
      (
        await service.db.kysely
          .selectFrom('notification')
          .innerJoin('account', 'account.id', 'notification.accountId')
          .select('notification.link')
          .where('login', '=', LOGIN)
          .where('kind', '=', 'certification')
          .execute()
      ).map(({ link }) => link);
    const before = (await ways()).length;
    await applyFor();
    await decide({ agree: false, reasonCode: 'blurred', reason: '看不清' });
    await applyFor();
    await decide({ agree: true });
    const { id, version } = await latest();
    await service.call('PUT', `/prod-api/system/cert/${id}/revoke`, {
      headers: staff,
      body: { version, reason: '已离职' },
    });

    expect((await ways()).slice(before)).toEqual(Array(3).fill('/user?tab=certification&kind=professional'));
  });

  it('is given up by its holder [call.POST /api/users/{login}/cancel_professional_certification.json]', async () => {
    await applyFor();
    await decide({ agree: true });
    const cancel = (who: string, headers = person) =>
      service.call('POST', `/api/users/${who}/cancel_professional_certification.json`, {
        headers,
        body: { reason: '已离职' },
      });

    expect((await cancel('shenzhiyao')).status).toBe(404);
    expect((await cancel(LOGIN, {})).status).toBe(401);
    expect((await cancel(LOGIN)).status).toBe(200);
    expect((await account()).professionalCertified).toBe(false);
  });

  it.each([
    ['a school that does not exist', { school_id: 9999, department_id: null }],
    ['a department of another school', { department_id: 4 }],
    ['an unknown identity', { identity: 'wizard' }],
    ['no title', { extra: '' }],
  ])('refuses %s', async (_, changes) => {
    expect((await applyFor(changes)).status).toBe(400);
  });

  it('is for oneself alone', async () => {
    expect((await applyFor({}, 'shenzhiyao')).status).toBe(404);
    expect((await applyFor({}, LOGIN, {})).status).toBe(401);
  });
});
