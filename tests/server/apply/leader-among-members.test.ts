import { createSealer } from '@server/crypto/sealing';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
const query = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(() => clearApplications(service));

/** A complete form whose first member has the number that this account is certified with. */
const withNumberOf = async (login: string) => {
  const person = await anApplicant(service, 'shenzhiyao');
  const draft = await person.completeDraft();
  const { rows } = await query(
    `select c.id_number_sealed as number from certification c join account a on a.id = c.account_id
     where a.login = $1 and c.kind = 'real_name' and c.status = 1`,
    [login],
  );
  const number = createSealer(service.config.dataKey.export()).open(rows[0].number);
  const { id, idNumber } = draft.sections.team.members[0] as { id: string; idNumber: string };
  const path = `team.members.${id}.idNumber`;
  const saved = await person.patch(draft.id, [{ path, value: number, base: idNumber }]);
  return { person, draft: { id: draft.id }, path, number, saved };
};

it('the number of the leader is no member’s: it is said at the member, and the form is not filed', async () => {
  const { person, draft, path, number, saved } = await withNumberOf('shenzhiyao');
  expect(saved.status).toBe(200);
  const { body } = await person.read(draft.id);
  expect(body.data.sectionStatus.team).toBe('problem');
  const findings = body.data.verdicts.flatMap((verdict: { findings: object[] }) => verdict.findings);
  expect(findings).toEqual([expect.objectContaining({ path, code: 'memberLeads', level: 'blocker' })]);
  expect(JSON.stringify(body)).not.toContain(number);
  expect((await person.event(draft, 'submit')).status).toBe(422);
});

it('that of anybody else is', async () => {
  const { person, draft } = await withNumberOf('gumingqian');
  expect((await person.event(draft, 'submit')).status).toBe(200);
});
