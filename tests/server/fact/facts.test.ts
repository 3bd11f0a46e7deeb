import type { Application } from '@contract/apply';
import type { Fact } from '@contract/fact';
import { createSealer, type Sealer } from '@server/crypto/sealing';
import { factsToExport, forgetFacts } from '@server/modules/fact/service';
import { accountIdOf } from '@tests/support/accounts';
import { type Applicant, applicants, clearApplications } from '@tests/support/anApplicant';
import { ID_NUMBER } from '@tests/support/personal-data';
import { type Answer, startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
let gu: Applicant;
let xu: Applicant;
let sealer: Sealer;

beforeAll(async () => {
  service = await startService();
  sealer = createSealer(service.config.dataKey.export());
  [shen, gu, xu] = await applicants(service, 'shenzhiyao', 'gumingqian', 'xuyingchuan');
});
afterAll(() => service.stop());
beforeEach(async () => {
  await clearApplications(service);
  await query('delete from fact');
});

const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
const call = (
  { headers }: Applicant,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url = '',
  body?: unknown,
): Promise<Answer> => service.call(method, `/prod-api/cms/fact${url}`, { headers, body });
const factsOf = async (person: Applicant): Promise<Fact[]> => (await call(person, 'GET')).body.data.facts;
const factOf = async (person: Applicant, kind: Fact['kind']): Promise<Fact> => {
  const fact = (await factsOf(person)).find((each) => each.kind === kind);
  if (!fact) throw new Error(`no fact of the kind ${kind}`);
  return fact;
};
const correct = (person: Applicant, { id, version, data }: Fact, change: object) =>
  call(person, 'PUT', `/${id}`, { version, data: { ...data, ...change } });
const fill = (person: Applicant, id: number, body: object) => person.send('POST', `/${id}/facts`, body);
const auditOf = async (action: string): Promise<number> =>
  (await query('select count(*)::int as n from audit_event where action = $1', [action])).rows[0].n;
const letIn = (id: number, login: string, sections: string[]) =>
  query(
    `update application set helpers = (select jsonb_build_array(jsonb_build_object('accountId', id, 'role', 'author',
       'sections', $3::jsonb, 'since', now())) from account where login = $2) where id = $1`,
    [id, login, JSON.stringify(sections)],
  );

describe('what is filed', () => {
  test('enters the library of the person and of the unit, with where it was filed', async () => {
    const { id, no, sections } = await shen.filed();
    const facts = await factsOf(shen);
    expect(new Set(facts.map(({ kind }) => kind))).toEqual(
      new Set(['leader', 'member', 'registration', 'contact']),
    );
    expect(facts.filter(({ kind }) => kind === 'member')).toHaveLength(sections.team.members.length);
    for (const { kind, origin, scope } of facts) {
      expect(origin).toMatchObject({ applicationId: id, no, filedVersion: 1 });
      expect(scope).toBe(['leader', 'member'].includes(kind) ? 'person' : 'unit');
    }
  });

  test('is kept sealed; the ID number is masked', async () => {
    await shen.filed();
    const { data } = await factOf(shen, 'member');
    expect(data.idNumber).toMatch(/^\d{3}\*+\w{4}$/);
    const { rows } = await query('select * from fact');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${data.name}|9901`));
  });

  test('is known to the colleagues as far as it is the unit’s', async () => {
    await shen.filed();
    expect(new Set((await factsOf(xu)).map(({ scope }) => scope))).toEqual(new Set(['unit']));
    expect((await factsOf(gu)).filter(({ scope }) => scope === 'person')).toEqual([]);
  });

  test('does not bring back what was corrected since', async () => {
    const draft = await shen.completeDraft();
    await shen.event(draft, 'submit');
    const fact = await factOf(shen, 'leader');
    await correct(shen, fact, { phone: '19912345678' });
    await shen.event({ id: draft.id }, 'withdraw');
    await shen.event({ id: draft.id }, 'reopen');
    expect((await shen.event({ id: draft.id }, 'submit')).status).toBe(200);
    expect((await factOf(shen, 'leader')).data.phone).toBe('19912345678');
  });
});

describe('the library', () => {
  const career = { kind: 'career', data: { place: '青陶水务', post: '工程师', start: '2015-07' } };

  test('takes what is written by hand, once', async () => {
    const added = await call(shen, 'POST', '', career);
    expect(added.body.data).toMatchObject({ scope: 'person', origin: { no: null }, mayEdit: true });
    expect((await call(shen, 'POST', '', career)).status).toBe(409);
    expect(await auditOf('fact.add')).toBeGreaterThan(0);
  });

  test.each([
    ['an unknown field of the kind', { kind: 'career', data: { place: '某处', uscc: '91' } }, 'uscc'],
    ['a month that is none', { kind: 'career', data: { place: '某处', start: '2015-13' } }, 'start'],
    ['a number that is none', { kind: 'member', data: { name: '王一', idNumber: '123' } }, 'idNumber'],
    ['no name', { kind: 'member', data: { title: 'senior' } }, 'name'],
    ['a choice that is none', { kind: 'leader', data: { title: '教授' } }, 'title'],
  ])('refuses %s at its place', async (_, body, field) => {
    const { status, body: answer } = await call(shen, 'POST', '', body);
    expect(status).toBe(400);
    expect(answer.data.fields[0].path).toBe(`body.data.${field}`);
  });

  test('of the unit is its administrator’s to change', async () => {
    await shen.filed();
    const contact = await factOf(shen, 'contact');
    expect(contact.mayEdit).toBe(false);
    expect((await correct(shen, contact, { phone: '19900001234' })).status).toBe(403);
    expect((await call(shen, 'DELETE', `/${contact.id}`)).status).toBe(403);
    expect((await call(shen, 'POST', '', { kind: 'equipment', data: { name: '试验台' } })).status).toBe(403);
    expect((await correct(xu, contact, { phone: '19900001234' })).status).toBe(200);
    expect((await call(xu, 'POST', '', { kind: 'equipment', data: { name: '试验台' } })).status).toBe(200);
  });

  test('of another person is not there', async () => {
    const { id } = (await call(shen, 'POST', '', career)).body.data;
    expect((await call(gu, 'PUT', `/${id}`, { version: 0, data: career.data })).status).toBe(404);
    expect((await call(gu, 'DELETE', `/${id}`)).status).toBe(404);
    expect((await call(gu, 'GET', `/${id}/drafts`)).status).toBe(404);
    const draft = (await gu.create()).body.data as Application;
    expect((await fill(gu, draft.id, { factId: id, at: 'plan.basis' })).status).toBe(404);
  });

  test('an old version is refused, a masked number stays what it was', async () => {
    await shen.filed();
    const member = await factOf(shen, 'member');
    expect((await correct(shen, member, { major: '给排水' })).status).toBe(200);
    expect((await correct(shen, member, { major: '机械' })).status).toBe(409);
    const draft = (await shen.create()).body;
    expect(draft.code).toBe(409);
    const again = await factOf(shen, 'member');
    expect(again.data).toMatchObject({ idNumber: member.data.idNumber, major: '给排水' });
  });

  test('is in the person’s own copy, and goes with the account; the unit’s stays', async () => {
    await shen.filed();
    await call(shen, 'POST', '', career);
    const accountId = await accountIdOf(service, 'shenzhiyao');
    const copy = await factsToExport(service.db.kysely, sealer, accountId);
    expect(copy.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['career', 'leader', 'member']));
    expect(JSON.stringify(copy)).not.toMatch(ID_NUMBER);
    await service.db.transaction((tx) => forgetFacts(tx, accountId));
    expect(new Set((await factsOf(shen)).map(({ scope }) => scope))).toEqual(new Set(['unit']));
  });
});

describe('one press fills', () => {
  const aDraftBeside = async (): Promise<Application> => {
    const filed = await shen.filed();
    await query("update application set status = 'rejected' where id = $1", [filed.id]);
    return (await shen.create()).body.data;
  };

  test('a member with the whole ID number, which is shown masked', async () => {
    const { id } = await aDraftBeside();
    const member = await factOf(shen, 'member');
    const { status, body } = await fill(shen, id, { factId: member.id, at: 'team.members' });
    expect(status).toBe(200);
    const { sections, origins } = (await shen.read(id)).body.data as Application;
    const { task: _, months: __, id: row, ...known } = sections.team.members[0] ?? { id: '' };
    expect(row).toBe(body.data.row);
    expect(known).toMatchObject(member.data);
    expect(origins).toEqual([expect.objectContaining({ kind: 'fact', no: member.origin.no })]);
    const { rows } = await query('select fields from application where id = $1', [id]);
    expect(rows[0].fields[`team.members.${row}.idNumber`]).toMatch(/^enc:v1:/);
  });

  test('what stands there is left, unless it is to be replaced', async () => {
    const { id } = await aDraftBeside();
    const contact = await factOf(shen, 'contact');
    await shen.patch(id, [{ path: 'unit.contactName', base: null, value: '另一人' }]);
    const first = await fill(shen, id, { factId: contact.id, at: 'unit' });
    expect(first.body.data).toMatchObject({ kept: ['unit.contactName'], row: null });
    expect((await shen.read(id)).body.data.sections.unit).toMatchObject({
      contactName: '另一人',
      contactPhone: contact.data.phone,
    });
    await fill(shen, id, { factId: contact.id, at: 'unit', replace: true });
    expect((await shen.read(id)).body.data.sections.unit.contactName).toBe(contact.data.name);
    const history = await shen.send('GET', `/${id}/history?path=unit.contactName`);
    expect(history.body.rows).toMatchObject([{ value: '另一人' }]);
  });

  test('a place that the fact has nothing for is refused', async () => {
    const { id } = await aDraftBeside();
    const contact = await factOf(shen, 'contact');
    expect((await fill(shen, id, { factId: contact.id, at: 'team' })).status).toBe(400);
  });

  test('an author fills the own sections, and not the leader’s title with the own', async () => {
    const { id } = await aDraftBeside();
    await letIn(id, 'gumingqian', ['team', 'plan']);
    const own = (await call(gu, 'POST', '', { kind: 'leader', data: { title: 'senior' } })).body.data;
    expect((await fill(gu, id, { factId: own.id, at: 'team' })).status).toBe(403);
    const career = (await call(gu, 'POST', '', { kind: 'career', data: { place: '某院' } })).body.data;
    expect((await fill(gu, id, { factId: career.id, at: 'plan.basis' })).status).toBe(200);
    await letIn(id, 'gumingqian', ['team']);
    const other = (await call(gu, 'POST', '', { kind: 'career', data: { place: '某校' } })).body.data;
    expect((await fill(gu, id, { factId: other.id, at: 'plan.basis' })).status).toBe(400);
  });
});

describe('a correction', () => {
  const corrected = async (): Promise<{ fact: Fact; id: number }> => {
    const filed = await shen.filed();
    await query("update application set status = 'rejected' where id = $1", [filed.id]);
    const { id } = (await shen.create()).body.data as Application;
    const member = await factOf(shen, 'member');
    await fill(shen, id, { factId: member.id, at: 'team.members' });
    const { data } = (await correct(shen, member, { major: '市政工程' })).body as { data: Fact };
    return { fact: data, id };
  };

  test('names the drafts that hold the old value, and one press mends them', async () => {
    const { fact, id } = await corrected();
    const drafts = (await call(shen, 'GET', `/${fact.id}/drafts`)).body.data;
    expect(drafts).toMatchObject([{ applicationId: id, paths: [expect.stringMatching(/\.major$/)] }]);
    const mended = await call(shen, 'POST', `/${fact.id}/mend`, { applicationIds: [id] });
    expect(mended.body.data.mended).toHaveLength(1);
    const { sections, origins } = (await shen.read(id)).body.data as Application;
    expect(sections.team.members[0]?.major).toBe('市政工程');
    expect(origins.map(({ no }) => no)).toContain(null);
    expect((await call(shen, 'GET', `/${fact.id}/drafts`)).body.data).toEqual([]);
    const history = await shen.send('GET', `/${id}/history?path=${drafts[0].paths[0]}`);
    expect(history.body.rows).toMatchObject([{ origin: { kind: 'fact' } }]);
    expect(await auditOf('fact.mend')).toBe(1);
  });

  test('does not reach drafts of others, nor sections that are not the person’s to write', async () => {
    const { fact, id } = await corrected();
    await query("update application set owner_id = (select id from account where login = 'linxiaoman')");
    await letIn(id, 'shenzhiyao', ['plan']);
    expect((await call(shen, 'GET', `/${fact.id}/drafts`)).body.data).toEqual([]);
    await letIn(id, 'shenzhiyao', ['team']);
    expect((await call(shen, 'GET', `/${fact.id}/drafts`)).body.data).toHaveLength(1);
  });

  test('leaves alone what has been filed', async () => {
    const { fact, id } = await corrected();
    await query("update application set status = 'submitted' where id = $1", [id]);
    expect((await call(shen, 'GET', `/${fact.id}/drafts`)).body.data).toEqual([]);
    const { body } = await call(shen, 'POST', `/${fact.id}/mend`, { applicationIds: [id] });
    expect(body.data.mended).toEqual([]);
  });
});
