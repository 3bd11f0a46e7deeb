import { anApplicant } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('the demo applicant has one project in each state she may meet', async () => {
  const shen = await anApplicant(service, 'shenzhiyao');

  const { body } = await shen.send('GET', '/myList?orderByColumn=createTime');

  expect(body.counts).toEqual({ all: 4, todo: 3, active: 0, ended: 1 });
  expect(
    body.rows.map(({ title, status, handler }: Record<string, unknown>) => [
      title,
      status,
      (handler as { role: string } | null)?.role,
    ]),
  ).toEqual([
    ['面向县域水务的漏损智能诊断与调度平台', 'draft', 'applicant'],
    ['老城区供水管网声学监测关键技术', 'returned', 'applicant'],
    ['泵站群能耗协同优化示范', 'stage_one', 'applicant'],
    ['二次供水水质快检装置', 'closed', undefined],
  ]);
});

test('what is filed is complete, has a receipt and files that open; the draft has three sections done', async () => {
  const shen = await anApplicant(service, 'shenzhiyao');
  const reader = uploader(await listening(service), shen.headers);
  const { rows } = (await shen.send('GET', '/myList')).body;

  for (const { id, no } of rows) {
    const { sectionStatus, sectionsDone, files } = (await shen.read(id)).body.data;
    const done = Object.values(sectionStatus).filter((status) => status === 'done').length;
    expect([no, done, sectionsDone]).toEqual([no, no ? 7 : 3, no ? 7 : 3]);
    expect((await shen.send('GET', `/${id}/receipt`)).status).toBe(no ? 200 : 404);
    for (const file of files) {
      const bytes = Buffer.from(await (await reader.download(file.id)).arrayBuffer());
      expect([bytes.length, bytes.subarray(0, 5).toString()]).toEqual([file.size, '%PDF-']);
    }
  }
});

test('the returned one can be mended, its remarks answered, and filed again, the draft continued', async () => {
  const shen = await anApplicant(service, 'shenzhiyao');
  const { rows } = (await shen.send('GET', '/myList')).body;
  const returned = rows.find(({ status }: { status: string }) => status === 'returned');

  const { body } = await shen.send('GET', `/${returned.id}/remarks`);
  for (const { id } of body.rows)
    await shen.send('PUT', `/${returned.id}/remarks/${id}/answer`, { text: '已按意见修改' });

  expect((await shen.event(returned, 'submit')).body.data).toMatchObject({
    no: returned.no,
    filedVersion: 2,
    status: 'submitted',
  });
});

test('the unit has something to audit, and no ID number lies open in the database', async () => {
  const unit = await anApplicant(service, 'xuyingchuan');
  const { rows } = await service.db.pool.query(
    "select id from application where status = 'submitted' and filed_version = 1 order by id",
  );

  expect((await unit.read(rows[0].id)).body.data).toMatchObject({
    owner: { name: '苏澜' },
    actions: ['start_audit'],
  });
  const leaks = await service.db.pool.query(
    "select 1 from application a, application_snapshot s where a.fields::text ~ '990101' or s.fields::text ~ '990101'",
  );
  expect(leaks.rowCount).toBe(0);
});

test('a colleague who can sign in leads the project once the unit and the office have agreed', async () => {
  const [shen, wen] = [await anApplicant(service, 'shenzhiyao'), await anApplicant(service, 'wenheng')];
  const others = [await anApplicant(service, 'xuyingchuan'), await anApplicant(service, 'office')];
  const { rows } = (await shen.send('GET', '/myList')).body;
  const { id } = rows.find(({ status }: { status: string }) => status === 'stage_one');

  const asked = await shen.send('POST', `/${id}/changes/leader`, {
    name: '温衡',
    account: 'wenheng',
    reason: '调任外地',
  });
  const [change] = asked.body.data.changes;
  const acts = [{ answer: { agree: true } }, { audit: { pass: true } }, { decision: { approve: true } }];
  let { version } = change;
  for (const [i, person] of [wen, ...others].entries()) {
    const [[path, body] = []] = Object.entries(acts[i] ?? {});
    const { status, body: answer } = await person.send('POST', `/${id}/changes/${change.id}/${path}`, {
      version,
      opinion: null,
      ...body,
    });
    expect([path, status]).toEqual([path, 200]);
    version = answer.data.changes.find((one: { id: number }) => one.id === change.id).version;
  }

  expect((await wen.read(id)).body.data).toMatchObject({ part: 'leader' });
});
