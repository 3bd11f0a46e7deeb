import type { ResultFields } from '@contract/result';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { aReadyFile } from '@tests/support/anApplicant';
import { brokenInvariants } from '@tests/support/brokenInvariants';
import { draftChanges } from '@tests/support/draft-changes';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let id: number;
const people: Record<string, Record<string, string>> = {};
const URL = () => `/prod-api/cms/result/${id}/one`;

beforeAll(async () => {
  service = await startService();
  for (const login of ['shenzhiyao', 'gumingqian', 'xuyingchuan', 'office'])
    people[login] = (await service.signIn(login)).headers;
  const { rows } = await service.db.pool.query(
    "update stage_result set status = 'draft', submitted_at = null where status = 'returned' and milestone = 'one' returning application_id as id",
  );
  id = Number(rows[0].id);
  // The demo period's window has ended for results that were not submitted, so it is extended.
  await service.db.pool.query(
    `update period set stage_one_end = now() + interval '9 days'
     where id = (select period_id from application where id = $1)`,
    [id],
  );
});
afterAll(() => service.stop());

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, who: string, body?: unknown) =>
  service.call(method, url, { headers: people[who] ?? {}, ...(body ? { body } : {}) });
const read = async () => (await call('GET', URL(), 'shenzhiyao')).body.data;

/** Writes texts that name their version, into every field. */
const write = async (version: string): Promise<void> => {
  const { fields, typed } = (await read()) as { fields: ResultFields; typed?: Record<string, string> };
  const sealedSheet = await aReadyFile(service, 'shenzhiyao', `${version}盖章件.pdf`);
  const next: ResultFields = {
    ...fields,
    summary: `${version}：本阶段按照任务书完成了装置研制、现场试验和第三方检测。`.repeat(10),
    indicators: fields.indicators.map((row) => ({ ...row, evidence: `${version}检测报告` })),
    deliverables: [
      { id: `row-${version.charCodeAt(0)}`, kind: 'report', name: `${version}研制报告`, link: '' },
    ],
    changed: false,
    change: '',
    sealedSheet,
    scope: 'public',
    nextPlan: `${version}示范应用`,
  };
  const { changes } = draftChanges(RESULT_SHAPE, fields, next);
  const unread = Object.entries(typed ?? {}).map(([path, base]) => ({ path, base, value: 0 }));
  const saved = await call('PATCH', URL(), 'shenzhiyao', { changes: [...changes, ...unread] });
  expect([saved.status, saved.body.data?.conflicts]).toEqual([200, []]);
};
const act = async (event: string, body: object = {}): Promise<void> => {
  const { applicationVersion: version } = await read();
  const answer = await call('POST', `/prod-api/cms/apply/${id}/${event}`, 'office', { version, ...body });
  expect(answer.status).toBe(200);
};
const submit = async (): Promise<void> => {
  const { version } = await read();
  const { status } = await call('POST', '/prod-api/cms/apply/resultOne', 'shenzhiyao', {
    applyId: id,
    version,
  });
  expect(status).toBe(200);
};
const sendBack = () => act('return_stage_one', { reason: '请补充检测报告的编号' });
const unfinished = async (): Promise<void> => {
  const path = 'spending.labour.special';
  const { fields } = await read();
  const base = fields.spending.labour.special;
  await call('PATCH', URL(), 'shenzhiyao', { changes: [{ path, base, value: '丙十二' }] });
};

/** The versions whose texts appear in an answer. */
const versionsIn = (answer: unknown): string =>
  ['甲', '乙', '丙'].filter((version) => JSON.stringify(answer ?? null).includes(version)).join('');

const list = () => `/prod-api/cms/result/${id}`;
const READERS: Record<string, () => Promise<unknown>> = {
  'the leader': async () => (await call('GET', URL(), 'shenzhiyao')).body,
  'the leader, of both stages': async () => (await call('GET', list(), 'shenzhiyao')).body,
  'the office': async () => (await call('GET', URL(), 'office')).body,
  'the office, of both stages': async () => (await call('GET', list(), 'office')).body,
  'the unit': async () => (await call('GET', URL(), 'xuyingchuan')).body,
  'the unit, of both stages': async () => (await call('GET', list(), 'xuyingchuan')).body,
  'the leader of another project': async () => (await call('GET', URL(), 'gumingqian')).body,
  'everybody, of the project': async () => (await call('GET', `/prod-api/cms/open/result/${id}`, '')).body,
  'everybody, of all projects': async () =>
    (await call('GET', '/prod-api/cms/open/result?pageSize=50', '')).body.rows.filter(
      ({ applicationId }: { applicationId: number }) => applicationId === id,
    ),
  'the chain of the office': async () =>
    (await call('GET', `/prod-api/cms/open/chain/result/${id}`, 'office')).body,
};
const LEADER = ['the leader', 'the leader, of both stages'];
const DECIDERS = ['the office', 'the office, of both stages', 'the unit', 'the unit, of both stages'];
const EVERYBODY = ['everybody, of the project', 'everybody, of all projects'];

interface Shape {
  name: string;
  step: () => Promise<void>;
  leader: string;
  deciders: string;
  everybody: string;
}
const SHAPES: Shape[] = [
  { name: 'never handed in', step: () => write('甲'), leader: '甲', deciders: '', everybody: '' },
  { name: 'handed in', step: submit, leader: '甲', deciders: '甲', everybody: '' },
  { name: 'returned', step: sendBack, leader: '甲', deciders: '甲', everybody: '' },
  { name: 'being mended', step: () => write('乙'), leader: '乙', deciders: '甲', everybody: '' },
  {
    name: 'mended, with a text that is no value',
    step: unfinished,
    leader: '乙丙',
    deciders: '甲',
    everybody: '',
  },
  { name: 'mended once more', step: () => write('乙'), leader: '乙', deciders: '甲', everybody: '' },
  { name: 'handed in again', step: submit, leader: '乙', deciders: '乙', everybody: '' },
  { name: 'returned again', step: sendBack, leader: '乙', deciders: '乙', everybody: '' },
  {
    name: 'handed in as it was',
    step: () => write('乙').then(submit),
    leader: '乙',
    deciders: '乙',
    everybody: '',
  },
  { name: 'passed', step: () => act('pass_stage_one'), leader: '乙', deciders: '乙', everybody: '乙' },
];

describe.each(SHAPES)('a result $name', ({ step, leader, deciders, everybody }) => {
  beforeAll(step);

  const expected = (reader: string): string => {
    if (DECIDERS.includes(reader)) return deciders;
    if (EVERYBODY.includes(reader)) return everybody;
    if (!LEADER.includes(reader)) return '';
    return reader === 'the leader' || deciders ? leader : '';
  };

  it.each(Object.keys(READERS))('is told to %s as it stands for them', async (reader) => {
    expect(versionsIn(await READERS[reader]?.())).toBe(expected(reader));
  });

  it('leaves nothing lying beside it that belongs nowhere', async () => {
    const broken = await brokenInvariants(service.databaseUrl, service.config.uploadDir);
    // Files that a test only names have no bytes.
    expect(broken.filter((promise) => !promise.startsWith('the bytes'))).toEqual([]);
  });
});
