import { type Applicant, anApplicant, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';
import { statementsOf } from '@tests/support/statements';

let service: TestService;
let shen: Applicant;
beforeAll(async () => {
  service = await startService();
  shen = await anApplicant(service, 'shenzhiyao');
  await clearApplications(service);
});
afterAll(() => service.stop());

/** The limit of statements for each call. Another statement must be justified here as worth a round trip. */
it('a save, a filing, a page of the list and an application are answered in so many statements', async () => {
  // The session is looked up again for every request here.
  jest.spyOn(service.db.changes, 'heard').mockReturnValue(null);
  const draft = await shen.completeDraft();
  const title = { path: 'base.title', base: null, value: '另一个题目' };
  const save = await statementsOf(service.db, () => shen.patch(draft.id, [title], { resolve: [title.path] }));
  const filing = await statementsOf(service.db, () =>
    shen.event({ ...draft, version: draft.version + 1 }, 'submit'),
  );
  const list = await statementsOf(service.db, () => shen.send('GET', '/myList?keyword=a&tab=todo'));
  const one = await statementsOf(service.db, () => shen.read(draft.id));

  expect(filing.filter((text) => /^(?:begin|commit)$/.test(text))).toHaveLength(2);
  expect({ save: save.length, filing: filing.length, list: list.length, one: one.length }).toEqual({
    // Stores the replaced values and counts the stored ones, since nothing else limits a record's history.
    save: 9,
    filing: 8,
    list: 2,
    one: 5,
  });
});
