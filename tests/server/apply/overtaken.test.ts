import type { Actor } from '@contract/enums';
import { AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import { aReadyFile } from '@tests/support/anApplicant';
import {
  applicationPlaces,
  DELETE,
  type Place,
  placeName,
  type Transition,
  transitionsFrom,
  WHERES,
  WHO,
} from '@tests/support/races/application-places';
import type { People } from '@tests/support/races/race';
import { columnOf } from '@tests/support/races/row-copies';
import { startService, type TestService } from '@tests/support/service';

/** Whoever acts first: the applicant in another window, or a colleague of the one who comes too late. */
const FIRST = { applicant: 'shenzhiyao', unit: 'wenheng', office: 'admin' } as const;
type Person = keyof typeof FIRST;

let service: TestService;
let field: Awaited<ReturnType<typeof applicationPlaces>>;
const firsts = {} as Record<Person, Record<string, string>>;
const sheets = {} as Record<Person, string>;
const names = {} as Record<Person, string>;
beforeAll(async () => {
  service = await startService();
  await service.db.pool.query(
    `insert into account_role (account_id, role_id, unit_id)
       select a.id, r.id, a.unit_id from account a, role r where a.login = $1 and r.role_key = 'unit_admin'`,
    [FIRST.unit],
  );
  const people = {} as People;
  for (const role of Object.keys(FIRST) as Person[]) {
    people[WHO[role]] = (await service.signIn(WHO[role])).headers;
    firsts[role] = (await service.signIn(FIRST[role])).headers;
    sheets[role] = await aReadyFile(service, FIRST[role], '盖章审核表.pdf');
    const { rows } = await service.db.pool.query('select real_name, nickname from account where login = $1', [
      FIRST[role],
    ]);
    names[role] = rows[0].real_name ?? rows[0].nickname;
  }
  field = await applicationPlaces({ service, people });
});
afterAll(() => service.stop());

interface Case {
  where: Place;
  first: Transition;
  /** Started by a person from a page that was loaded before the first. */
  second: Transition;
}
const CASES: (Case & { name: string })[] = WHERES.flatMap((where) => {
  const acts = transitionsFrom(where);
  return acts
    .filter(({ event }) => event !== DELETE)
    .flatMap((first) =>
      acts
        .filter(({ by }) => by !== 'system')
        .map((second) => ({
          name: `${placeName(where)}: ${second.event} by ${second.by} after ${first.event} by ${first.by}`,
          where,
          first,
          second,
        })),
    );
});

const bodyOf = (by: Actor): string =>
  ({ applicant: '沈知遥', unit: '青陶水务科技有限公司', office: '开创专项办公室', system: '系统' })[by];
const whoOf = ({ first, second }: Case): string => {
  if (first.by === 'system' || first.by !== second.by) return bodyOf(first.by);
  return first.by === 'applicant' ? '您' : names[first.by];
};
const said = (one: Case): string => {
  const { event } = one.first;
  if (event === 'withdraw' && one.second.by === 'unit') return `^负责人已于 .+（北京时间）撤回这份申报$`;
  const what = AUDIT_WORDS.texts[`apply.${event}` as AuditAction];
  return `^已有新的处理（[\\d-]{10} [\\d:]{5} ${whoOf(one)}：${what}），请核对后再操作$`;
};

test.each(CASES)('$name is told who did what, and when', async (one) => {
  const { where, first, second } = one;
  const id = await field.place(where);
  const version = Number(await columnOf(service, 'application', 'version', id));
  const role = first.by === 'system' ? 'office' : first.by;
  const done = await field.send(first, { id, version, sealedSheet: sheets[role] }, firsts[role]);
  expect([done.status, done.body.msg]).toEqual([200, done.body.msg]);

  const { status, body } = await field.send(second, { id, version, sealedSheet: sheets.unit });

  expect([status, body.msg]).toEqual([409, expect.stringMatching(said(one))]);
});

test('every act of the machine comes too late somewhere', () => {
  const late = new Set(CASES.map(({ second }) => second.event));
  expect(late.size).toBeGreaterThan(17);
  expect(CASES.length).toBeGreaterThan(50);
});
