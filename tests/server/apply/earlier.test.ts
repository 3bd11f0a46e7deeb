import type { Application } from '@contract/apply';
import { CARRY_OVER } from '@contract/rules/carry-over';
import { flatten } from '@contract/rules/draft-fields';
import { type FieldPattern, patternOf } from '@contract/rules/field-labels';
import {
  type Applicant,
  anApplicant,
  applicants,
  clearApplications,
  openPeriod,
} from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
let gu: Applicant;

beforeAll(async () => {
  service = await startService();
  [shen, gu] = await applicants(service, 'shenzhiyao', 'gumingqian');
});
afterAll(() => service.stop());
beforeEach(() => clearApplications(service));

const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);

/** Filed long ago in a period that is over. */
const aFiled = async (status = 'rejected'): Promise<Application> => {
  const { id } = await shen.filed();
  await query(
    `update application set status = $2, period_id = (select min(id) from period where id <> period_id) where id = $1`,
    [id, status],
  );
  return (await shen.read(id)).body.data;
};
const startFrom = async (person: Applicant, earlierId: number) =>
  person.send('POST', '', { periodId: (await openPeriod(service)).id, category: 'B', earlierId });

test.each(['submitted', 'returned', 'withdrawn', 'rejected', 'not_funded', 'closed'])(
  'one that is %s can be started from',
  async (status) => {
    const earlier = await aFiled(status);
    const { status: code, body } = await startFrom(shen, earlier.id);
    expect(code).toBe(200);
    expect(body.data.startedFrom).toMatchObject({
      applicationId: earlier.id,
      no: earlier.no,
      filedVersion: 1,
    });
  },
);

test('each field is copied or empty as its class says; the copies say where they came from', async () => {
  const earlier = await aFiled();
  const made: Application = (await startFrom(shen, earlier.id)).body.data;
  const [from, to] = [flatten(earlier.sections), flatten(made.sections)];
  for (const [path, value] of Object.entries(from)) {
    const kind = CARRY_OVER[patternOf(path) as FieldPattern];
    if (kind === 'copied' || kind === 'unit' || kind === 'unfunded')
      expect({ path, value: to[path] }).toEqual({ path, value });
    if (kind === 'anew') expect({ path, value: to[path] ?? [] }).toEqual({ path, value: [] });
  }
  expect(made.sections.base).toMatchObject({ periodId: (await openPeriod(service)).id, category: 'B' });
  expect(made.origins).toHaveLength(1);
  expect(made.origins[0]).toMatchObject({ kind: 'earlier', no: earlier.no, filedVersion: 1 });
  expect(made.origins[0]?.paths).toEqual(
    expect.arrayContaining(['base.title', 'base.keywords', 'plan.content']),
  );
  expect(made.startedFrom?.anew).toEqual(
    expect.arrayContaining(['base.termStart', 'files.promiseTruth', 'budget.equipment.special']),
  );
});

test('ID numbers of members go along sealed, and are shown masked', async () => {
  const earlier = await aFiled();
  const made: Application = (await startFrom(shen, earlier.id)).body.data;
  const [member] = made.sections.team.members;
  expect(member?.idNumber).toMatch(/^\d{3}\*+\w{4}$/);
  const { rows } = await query('select fields from application where id = $1', [made.id]);
  expect(rows[0].fields[`team.members.${member?.id}.idNumber`]).toMatch(/^enc:v1:/);
});

test('what is typed over a copy is no copy any more, and history keeps both the copy and its origin', async () => {
  const earlier = await aFiled();
  const { id, sections } = (await startFrom(shen, earlier.id)).body.data as Application;
  const base = sections.plan.content;
  const saved = await shen.patch(id, [{ path: 'plan.content', base, value: '新的研究内容' }]);
  const paths = saved.body.data.origins.flatMap((each: { paths: string[] }) => each.paths);
  expect(paths).not.toContain('plan.content');
  const history = await shen.send('GET', `/${id}/history?path=plan.content`);
  expect(history.body.rows).toMatchObject([{ value: base, origin: { kind: 'earlier', no: earlier.no } }]);
});

test('what has been written, and what is not needed this time, leaves the list', async () => {
  const earlier = await aFiled();
  const { id } = (await startFrom(shen, earlier.id)).body.data as Application;
  await shen.patch(id, [{ path: 'base.termStart', base: null, value: '2027-01' }]);
  const skipped = await shen.send('PUT', `/${id}/anew`, {
    paths: ['files.attachments', 'base.termEnd'],
  });
  expect(skipped.status).toBe(200);
  const { anew } = (await shen.read(id)).body.data.startedFrom;
  expect(anew).not.toContain('base.termStart');
  expect(anew).not.toContain('files.attachments');
  expect(anew).toContain('base.termEnd');
});

test('only the own, once filed; everything else is not there', async () => {
  const earlier = await aFiled();
  expect((await startFrom(gu, earlier.id)).status).toBe(404);
  const draft = (await shen.create()).body.data as Application;
  await query('update application set period_id = (select min(id) from period) where id = $1', [draft.id]);
  expect((await startFrom(shen, draft.id)).status).toBe(404);
  expect((await startFrom(shen, 999_999)).status).toBe(404);
});

test('one more than the period allows is refused, whatever it starts from', async () => {
  const earlier = await aFiled();
  expect((await startFrom(shen, earlier.id)).status).toBe(200);
  expect((await startFrom(shen, earlier.id)).status).toBe(409);
});

test('a draft that began empty has no such list to change', async () => {
  const draft = (await shen.create()).body.data as Application;
  expect(draft).toMatchObject({ startedFrom: null, origins: [] });
  expect((await shen.send('PUT', `/${draft.id}/anew`, { paths: ['base.termStart'] })).status).toBe(404);
});

test('readers of the filed application are not told where its values came from', async () => {
  const earlier = await aFiled();
  const { id } = (await startFrom(shen, earlier.id)).body.data as Application;
  await query("update application set status = 'submitted', filed_version = 1 where id = $1", [id]);
  const seen = await (await anApplicant(service, 'xuyingchuan')).read(id);
  expect(seen.body.data).toMatchObject({ id, origins: [], startedFrom: null });
});
