import { ACHIEVEMENT_EVENTS } from '@contract/achievement-choices';
import { DEMAND_EVENTS } from '@contract/demand-choices';
import { endpoints } from '@contract/endpoints';
import { APPLICATION_EVENTS } from '@contract/enums';
import { REPLY_EVENTS } from '@contract/reply-choices';
import { accountOf } from '@tests/support/accounts';
import { accountRaces } from '@tests/support/races/account-races';
import { applicationRaces } from '@tests/support/races/application-races';
import { changeRaces } from '@tests/support/races/change-races';
import { helperRaces } from '@tests/support/races/helper-races';
import { learningRaces } from '@tests/support/races/learning-races';
import { marketRaces } from '@tests/support/races/market-races';
import { meetingRaces } from '@tests/support/races/meeting-races';
import { officeRaces } from '@tests/support/races/office-races';
import { type Field, type People, type Race, runRace } from '@tests/support/races/race';
import { recordRaces } from '@tests/support/races/record-races';
import { setupRaces } from '@tests/support/races/setup-races';
import { crowdOf, listenTo } from '@tests/support/races/told';
import { startService, type TestService } from '@tests/support/service';

/** `npm run races` fires each pair fifty times and prints the table. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
const LOGINS = [
  'shenzhiyao',
  'gumingqian',
  'xuyingchuan',
  'luyiwei',
  'office',
  'linxiaoman',
  'admin',
] as const;
/** Areas in this order; the last ones end sessions and delete demo data. */
const AREAS = {
  market: marketRaces,
  helper: helperRaces,
  meeting: meetingRaces,
  learning: learningRaces,
  office: officeRaces,
  records: recordRaces,
  setup: setupRaces,
  change: changeRaces,
  account: accountRaces,
  application: applicationRaces,
} as const;

let service: TestService;
let field: Field;
let hearing: Parameters<typeof runRace>[3];
const seen = new Set<string>();
const lines: string[] = [];

beforeAll(async () => {
  service = await startService();
  const people = {} as People;
  const ids = {} as Field['ids'];
  for (const login of LOGINS) {
    people[login] = (await service.signIn(login)).headers;
    const { id } = await accountOf(service, login);
    ids[login] = id;
  }
  const crowd = await crowdOf(service, people);
  const listener = listenTo(service, crowd);
  hearing = { crowd, hear: listener.hear };
  field = { service: listener.service, people, ids };
});
afterAll(async () => {
  await service.stop();
  if (process.env.RACE_ROUNDS) process.stdout.write(`\n${lines.join('\n')}\n`);
});

const run = async (races: readonly Race[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const race of races) {
    const tally = await runRace(service, race, ROUNDS, hearing);
    for (const row of race.covers) seen.add(row);
    lines.push([race.name, `${tally.first} : ${tally.second}`, `${tally.faults.length} faults`].join('\t'));
    if (tally.faults.length > 0)
      faults.push(`${race.name} – ${tally.faults.length} of ${ROUNDS + 2}, ${tally.faults[0]}`);
  }
  return faults;
};

it.each(Object.keys(AREAS) as (keyof typeof AREAS)[])(
  '%s: one of two wins, and what is written agrees',
  async (area) => {
    const races = await AREAS[area](field);

    expect(races.length).toBeGreaterThan(0);
    expect(await run(races)).toEqual([]);
  },
  3_600_000,
);

/** Calls that change a record with a version, besides those of state machines. */
const VERSIONED = [
  'PUT /prod-api/cms/period/{id}',
  'PUT /prod-api/cms/content/{id}',
  'PUT /prod-api/system/user/{id}/roles',
  'PUT /prod-api/system/user/{id}/status',
  'PUT /prod-api/system/role/{id}',
  'PUT /prod-api/system/dict/{id}',
  'PUT /prod-api/system/setting',
  'PUT /prod-api/system/setting/update',
  'PATCH /prod-api/cms/savedSearch/{id}',
  'POST /prod-api/cms/review/publicity',
] as const;

it('every event of every machine and every DELETE of the contract has competed', () => {
  const wanted = [
    ...APPLICATION_EVENTS.map((event) => `application.${event}`),
    ...DEMAND_EVENTS.map((event) => `demand.${event}`),
    ...ACHIEVEMENT_EVENTS.map((event) => `achi.${event}`),
    ...REPLY_EVENTS.map((event) => `reply.${event}`),
    ...Object.keys(endpoints).filter((key) => key.startsWith('DELETE ')),
    ...VERSIONED,
  ];

  expect(wanted.filter((row) => !seen.has(row))).toEqual([]);
});
