import type { Match } from '@contract/matching';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  ({ headers } = await service.signIn('shenzhiyao'));
});
afterAll(() => service.stop());

const idOf = async (table: 'demand' | 'achievement', title: string): Promise<number> =>
  (
    await service.db.kysely
      .selectFrom(table)
      .select('id')
      .where('title', 'like', `${title}%`)
      .executeTakeFirstOrThrow()
  ).id;
const matches = async (kind: string, id: number, as?: Record<string, string>): Promise<Match[]> =>
  (await service.call('GET', `/prod-api/cms/open/match/${kind}/${id}`, { headers: as ?? {} })).body.data;

it('finds achievements for a demand and demands for an achievement, never without a reason', async () => {
  const forDemand = await matches('demand', await idOf('demand', '低浓度含氟废水'));
  const forAchievement = await matches('achievement', await idOf('achievement', '含氟废水两级除氟'));

  expect(forDemand[0]).toMatchObject({ title: expect.stringContaining('含氟废水'), sameField: true });
  expect(forDemand[0]?.words.join()).toContain('含氟废水');
  expect(forAchievement[0]?.title).toContain('含氟废水');
  for (const { sameField, words } of [...forDemand, ...forAchievement])
    expect(sameField || words.length > 0).toBe(true);
});

it('leaves out what the reader called not relevant, for this reader only', async () => {
  const id = await idOf('demand', '低浓度含氟废水');
  const [first] = await matches('demand', id, headers);
  const refuse = () =>
    service.call('POST', `/prod-api/cms/match/demand/${id}/irrelevant`, {
      headers,
      body: { targetId: first?.id },
    });
  const answers = [(await refuse()).status, (await refuse()).status];

  expect(answers).toEqual([200, 200]);
  expect((await matches('demand', id, headers)).map((match) => match.id)).not.toContain(first?.id);
  expect((await matches('demand', id)).map((match) => match.id)).toContain(first?.id);
});

it('matches nothing that is not public, nor with it', async () => {
  const closed = await idOf('demand', '泵房噪声的低成本治理');
  const pending = await idOf('demand', '加氯间余氯仪表');
  const all = await service.db.kysely.selectFrom('achievement').select('id').execute();
  const found = new Set<number>();
  for (const { id } of all) for (const match of await matches('achievement', id)) found.add(match.id);

  expect(await matches('demand', closed)).toEqual([]);
  expect(await matches('demand', pending)).toEqual([]);
  expect(found.size).toBeGreaterThan(3);
  expect([...found]).not.toContain(closed);
  expect([...found]).not.toContain(pending);
});
