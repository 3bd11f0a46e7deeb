import { ACHIEVEMENT_TRANSITIONS } from '@contract/rules/achievement-machine';
import { AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import { DEMAND_TRANSITIONS } from '@contract/rules/demand-machine';
import { accountIdOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';

const PEOPLE = { owner: 'shenzhiyao', moderator: 'office' } as const;
type Actor = keyof typeof PEOPLE;

let service: TestService;
const headers = {} as Record<Actor, Record<string, string>>;
const ids: Record<string, number> = {};
beforeAll(async () => {
  service = await startService();
  for (const actor of ['owner', 'moderator'] as const)
    headers[actor] = (await service.signIn(PEOPLE[actor])).headers;
  for (const [kind, { table }] of Object.entries(KINDS)) {
    const { rows } = await service.db.pool.query(
      `update ${table} set owner_id = $1 where id = (select max(id) from ${table} where status = 'published') returning id`,
      [await accountIdOf(service, PEOPLE.owner)],
    );
    ids[kind] = Number(rows[0].id);
  }
});
afterAll(() => service.stop());

interface Transition {
  event: string;
  from: readonly string[];
  to: string | null;
  by: readonly Actor[];
  late?: true;
}
const KINDS: Record<string, { table: string; more?: string; transitions: readonly Transition[] }> = {
  demand: {
    table: 'demand',
    more: ", deadline = now() + interval '80 days', problem = repeat('来水波动', 20)",
    transitions: DEMAND_TRANSITIONS,
  },
  achi: { table: 'achievement', transitions: ACHIEVEMENT_TRANSITIONS },
};

interface Case {
  kind: string;
  from: string;
  /** The first act, and who did it. */
  first: [Actor, string];
  /** The second act, started from a page loaded before the first. */
  second: [Actor, string];
  said: RegExp;
}

const whoOf = (first: Actor, second: Actor): string => {
  if (first === second) return '您';
  return first === 'owner' ? '沈知遥' : '开创专项办公室';
};
const saidOf = (kind: string, first: [Actor, string], second: Actor): RegExp => {
  const what = AUDIT_WORDS.texts[`${kind}.${first[1]}` as AuditAction];
  const time = '\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}';
  return new RegExp(`^已有新的处理（${time} ${whoOf(first[0], second)}：${what}），请核对后再操作$`);
};

/** Every act after which another one, still offered by a page loaded before, is no longer possible. */
const CASES: Case[] = Object.entries(KINDS).flatMap(([kind, { transitions }]) => {
  const inTime = transitions.filter(
    ({ late, from }) => !late && !from.every((status) => status === 'expired'),
  );
  const states = [...new Set(inTime.flatMap(({ from }) => from))].filter((status) => status !== 'expired');
  return states.flatMap((from) => {
    const presses = inTime
      .filter((transition) => transition.from.includes(from))
      .flatMap(({ event, to, by }) => by.map((actor) => ({ event, to, actor })));
    return presses.flatMap((one) =>
      presses
        .filter(
          ({ event }) =>
            !transitions.some(
              (transition) => transition.event === event && transition.from.includes(one.to ?? ''),
            ),
        )
        .map(
          (other): Case => ({
            kind,
            from,
            first: [one.actor, one.event],
            second: [other.actor, other.event],
            said: saidOf(kind, [one.actor, one.event], other.actor),
          }),
        ),
    );
  });
});

/** Puts the owner's record into this state. */
const standing = async (kind: string, status: string): Promise<{ id: number; version: number }> => {
  const { table = '', more = '' } = KINDS[kind] ?? {};
  const { rows } = await service.db.pool.query(
    `update ${table} set status = $1, version = version + 1 ${more} where id = $2 returning version`,
    [status, ids[kind]],
  );
  return { id: ids[kind] ?? 0, version: rows[0].version };
};
const press = (
  kind: string,
  [actor, event]: [Actor, string],
  { id, version }: { id: number; version: number },
) =>
  service.call('POST', `/prod-api/cms/${kind}/${id}/${event}`, {
    headers: headers[actor],
    body: { version, reason: '由他人另行办理' },
  });

it.each(CASES)(
  '$kind $from: $second after $first says who did what, and when',
  async ({ kind, from, first, second, said }) => {
    const record = await standing(kind, from);
    const done = await press(kind, first, record);
    expect([done.status, done.body.data.problems]).toEqual([200, undefined]);
    const { status, body } = await press(kind, second, record);

    expect(status).toBe(409);
    expect(body.msg).toMatch(said);
  },
);

it('there are such acts of either kind', () => {
  expect(CASES.filter(({ kind }) => kind === 'demand').length).toBeGreaterThan(10);
  expect(CASES.filter(({ kind }) => kind === 'achi').length).toBeGreaterThan(5);
});
