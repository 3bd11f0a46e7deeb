import { anApplicant, aReadyFile, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await clearApplications(service);
});
afterAll(() => service.stop());

test('the files of a material stay in the order they were put in, from the draft to what was filed', async () => {
  const shen = await anApplicant(service, 'shenzhiyao');
  const draft = await shen.completeDraft();
  const added = await aReadyFile(service, 'shenzhiyao', '查新报告（续）.pdf');
  const rows = draft.sections.files.attachments;
  const base = rows.map(({ id }) => id);
  const [first] = rows;
  if (!first) throw new Error('the form has no attachment');
  const list = 'files.attachments';
  await shen.patch(draft.id, [
    { path: list, base, value: [...base, 'f-again'] },
    { path: `${list}.f-again.kind`, base: null, value: first.kind },
    { path: `${list}.f-again.file`, base: null, value: added },
  ]);

  const ordered = ['f-again', ...base];
  const saved = await shen.patch(draft.id, [{ path: list, base: [...base, 'f-again'], value: ordered }]);
  expect(saved.status).toBe(200);
  const { version } = (await shen.read(draft.id)).body.data;
  expect((await shen.event({ id: draft.id, version }, 'submit')).status).toBe(200);

  const filed = (await shen.read(draft.id)).body.data;
  expect(filed.sections.files.attachments.map(({ id }: { id: string }) => id)).toEqual(ordered);
  const { rows: kept } = await service.db.pool.query(
    "select fields -> 'files.attachments' as ids from application_snapshot where application_id = $1",
    [draft.id],
  );
  expect(kept).toEqual([{ ids: ordered }]);
});
