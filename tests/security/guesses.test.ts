import { endpoints } from '@contract/endpoints';
import { accountOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let headers: Record<string, string>;
let accountId: number;
const INVITATION = 'ABCDEFGHJK';
const CONFIRMATION = 'KJHGFEDCBA';
let led: number;
beforeAll(async () => {
  service = await startService();
  ({ headers } = await service.signIn('shenzhiyao'));
  ({ id: accountId } = await accountOf(service, 'shenzhiyao'));
  const { pool } = service.db;
  const running = await pool.query(
    `select id from application where owner_id = $1 and status in ('approved', 'stage_one', 'stage_two')
     order by id limit 1`,
    [accountId],
  );
  led = running.rows[0].id;
  await pool.query(
    `insert into application_invitation (application_id, code, role, expires_at)
     select min(id), $2, 'reader', $3::timestamptz + interval '1 day'
     from application where owner_id <> $1`,
    [accountId, INVITATION, service.clock.now],
  );
  await pool.query(
    `insert into application_confirmation (application_id, row_id, code)
     select min(id), 'm1xx', $2 from application where owner_id <> $1`,
    [accountId, CONFIRMATION],
  );
});
afterAll(() => service.stop());

interface Guess {
  method: 'GET' | 'POST';
  /** Address for the right code and for a wrong one. */
  url: (code: string) => string;
  body?: (code: string) => object;
  right: string;
  wrong: string;
  /** Under which name tries are counted. */
  limit: string;
  /** Message after too many wrong tries. */
  told: string;
}
const LEARNING = {
  limit: 'learning.code',
  right: 'K7M3Q',
  wrong: 'K7M3R',
  told: '邀请码输错次数过多，请稍后再试',
};
const ofApplication = (right: string) => ({
  limit: 'apply.invitation',
  right,
  wrong: 'ZZZZZZZZZZ',
  told: '输入的邀请码多次有误，请稍后再试',
});
/** Everything that could be found by guessing: codes, and combinations of a name and a number. */
const GUESSES: Record<string, Guess> = {
  'GET /api/learning/codes/{code}.json': {
    ...LEARNING,
    method: 'GET',
    url: (code) => `/api/learning/codes/${code}.json`,
  },
  'POST /api/courses/apply_to_join_course.json': {
    ...LEARNING,
    method: 'POST',
    url: () => '/api/courses/apply_to_join_course.json',
    body: (invite_code) => ({ invite_code, professor: 0, assistant_professor: 0, student: 1 }),
  },
  'POST /api/project_applies.json': {
    ...LEARNING,
    right: 'WATER8',
    wrong: 'WATER9',
    method: 'POST',
    url: () => '/api/project_applies.json',
    body: (code) => ({ code, role: 'reporter' }),
  },
  'GET /prod-api/cms/apply/invitations/{code}': {
    ...ofApplication(INVITATION),
    method: 'GET',
    url: (code) => `/prod-api/cms/apply/invitations/${code}`,
  },
  'POST /prod-api/cms/apply/invitations/{code}/answer': {
    ...ofApplication(INVITATION),
    method: 'POST',
    url: (code) => `/prod-api/cms/apply/invitations/${code}/answer`,
    body: () => ({ accept: false }),
  },
  'GET /prod-api/cms/apply/confirmations/{code}': {
    ...ofApplication(CONFIRMATION),
    method: 'GET',
    url: (code) => `/prod-api/cms/apply/confirmations/${code}`,
  },
  'POST /prod-api/cms/apply/confirmations/{code}/answer': {
    ...ofApplication(CONFIRMATION),
    method: 'POST',
    url: (code) => `/prod-api/cms/apply/confirmations/${code}/answer`,
    body: () => ({ accept: false, seen: '', reason: '没有参加' }),
  },
  'POST /prod-api/cms/apply/{id}/changes/leader': {
    ...ofApplication('wenheng'),
    told: '操作过于频繁，请稍后再试',
    method: 'POST',
    url: () => `/prod-api/cms/apply/${led}/changes/leader`,
    body: (account) => ({ name: '温衡', account, reason: '工作调动' }),
  },
};
/** Calls without a session, counted by address. */
const BY_ADDRESS = ['GET /prod-api/cms/open/verify/{code}'];

const setCount = (limit: string, count: number) =>
  service.db.pool.query(
    `insert into rate_limit (key, count, window_start, window_end)
     values ($1, $2, $3, $3::timestamptz + interval '1 hour') on conflict (key) do update set count = $2`,
    [`${limit}:${accountId}`, count, service.clock.now],
  );
const countOf = async (limit: string): Promise<number> =>
  (await service.db.pool.query('select count from rate_limit where key = $1', [`${limit}:${accountId}`]))
    .rows[0]?.count;

it.each(Object.entries(GUESSES))('%s cannot be guessed at without end [req:attack-a08]', async (_, guess) => {
  const answer = (code: string) => {
    const body = guess.body?.(code);
    return service.call(guess.method, guess.url(code), { headers, ...(body && { body }) });
  };
  const ask = async (code: string): Promise<number> => (await answer(code)).status;
  await setCount(guess.limit, 30);
  // After too many wrong tries, even the right one gets the same answer.
  const refused = await answer(guess.wrong);
  expect([refused.status, await ask(guess.right)]).toEqual([429, 429]);
  expect(refused.body.errorMessage).toBe(guess.told);

  await setCount(guess.limit, 28);
  expect([400, 404, 422]).toContain(await ask(guess.wrong));
  expect(await countOf(guess.limit)).toBe(29);
  const status = await ask(guess.right);
  expect([200, 409]).toContain(status);
  // A successful try does not count as a guess.
  expect(await countOf(guess.limit)).toBe(29);
});

it('every call whose address is a code is among them', () => {
  const coded = Object.keys(endpoints).filter((key) => key.includes('{code}'));

  expect(coded.filter((key) => !(key in GUESSES) && !BY_ADDRESS.includes(key))).toEqual([]);
  expect(coded.length).toBeGreaterThan(5);
});
