import type { Endpoint } from '@contract/endpoint';
import { type EndpointKey, endpoints } from '@contract/endpoints';
import { type SampledRow, sampledRows } from '@tests/support/endpoint-samples';
import { FOREIGN } from '@tests/support/foreign-calls';
import { startService, type TestService } from '@tests/support/service';
import { BODIES, EVENT_BODY, PATHS, QUERIES } from './access/bodies';
import type { OfThing } from './access/declaration';
import { DECLARED, EVENT_LINES } from './access/declared';
import { faultOfForeignName, faultOfPlain, faultOfThing, type Heard } from './access/expected';
import { FURTHER_ROWS } from './access/further-rows';
import { bringPeople, type Person } from './access/people';
import { SCENES, type Scene, singleScene } from './access/scenes';
import { addProps, bringFacts, type Prop, prop } from './access/stage';
import { tell } from './tell';

const RUN_MS = 30 * 60_000;
let service: TestService;
let people: Person[];
let fixedOwner: Person;
const faults: string[] = [];
const run = { cells: 0, done: 0, lines: 0, doneLines: new Set<string>() };

beforeAll(async () => {
  service = await startService();
  people = await bringPeople(service);
  await addProps(service);
  await bringFacts(
    service,
    people.map(({ id }) => id),
  );
  const owner = people.find(({ role, tie }) => role === 'common' && tie === 'same');
  if (!owner) throw new Error('nobody owns what others ask for');
  fixedOwner = { ...owner, id: 1, login: 'shenzhiyao' };
}, RUN_MS);
afterAll(() => service.stop());

type Method = SampledRow['method'];
const send = async (method: Method, url: string, person: Person | null, body?: unknown): Promise<Heard> => {
  const answer = await service.call(method, url, {
    headers: person?.headers ?? {},
    ...(body === undefined ? {} : { body }),
  });
  run.cells += 1;
  if (answer.status < 300) run.done += 1;
  return { status: answer.status, errorCode: answer.body?.errorCode };
};

/** Calls that end something started by a counted call or by the office, so they cannot be repeated. */
const TELL_ONCE = [
  'DELETE /prod-api/cms/apply/{id}/confirmations/{confirmationId}',
  'DELETE /prod-api/cms/apply/{id}/helpers/{accountId}',
  'DELETE /prod-api/system/unit/join',
  'PUT /prod-api/cms/review/{id}/decline',
];
/** Calls by which ordinary people notified somebody without being counted. */
const tellers = new Set<string>();
const toldOthers = async ({ id }: Person): Promise<number> => {
  const { rows } = await service.db.pool.query(
    'select count(*) as n from notification where account_id <> $1',
    [id],
  );
  return Number(rows[0].n);
};
const hear = async (
  key: string,
  method: Method,
  url: string,
  person: Person | null,
  body?: unknown,
): Promise<Heard> => {
  const isCounted = (endpoints as Record<string, Endpoint>)[key]?.reaches === true;
  if (method === 'GET' || isCounted || (person?.role !== 'common' && person?.role !== 'expert'))
    return send(method, url, person, body);
  const before = await toldOthers(person);
  const heard = await send(method, url, person, body);
  if ((await toldOthers(person)) > before) tellers.add(key);
  return heard;
};

const note = (line: string, person: Person | null, state: string, heard: Heard, fault: string): void => {
  if (heard.status < 300) run.doneLines.add(line);
  const who = person ? `${person.role}/${person.tie}` : 'visitor';
  if (fault) faults.push(`${line} | ${who} | ${state} | ${heard.status} ${heard.errorCode ?? ''} | ${fault}`);
};

const everybody = (): (Person | null)[] => [null, ...people];

/** Some calls end the session they use, so sign in again. */
const comeBack = async (person: Person): Promise<void> => {
  const { status } = await service.call('GET', '/prod-api/system/user/getInfo', { headers: person.headers });
  if (status === 401) person.headers = (await service.signIn(person.login, 'Chun-feng-28')).headers;
};

/** The address that is visited, and the body sent there. */
const askedOf = ({ key, method, url }: SampledRow) => ({
  asked: (PATHS[key] ?? url) + (QUERIES[key] ?? ''),
  body: method === 'GET' || method === 'DELETE' ? undefined : (BODIES[key]?.(1) ?? {}),
});

const walkPlain = async (sampled: SampledRow): Promise<void> => {
  const { key, method, url, row } = sampled;
  const declared = DECLARED[key as EndpointKey];
  if (typeof declared !== 'string') return;
  run.lines += 1;
  const { asked, body } = askedOf(sampled);
  for (const person of everybody()) {
    await service.db.pool.query('delete from rate_limit');
    const own = person && declared === 'named' ? asked.replace('shenzhiyao', person.login) : asked;
    const heard = await hear(key, method, own, person, body);
    note(key, person, '-', heard, faultOfPlain(declared, person, heard));
    // A row with a body validates that first, so such a row is checked with a fitting body elsewhere.
    if (declared === 'named' && person && !row.body) {
      const foreign = await hear(key, method, url, person);
      note(key, person, 'another', foreign, faultOfForeignName(foreign));
    }
    if (person && method !== 'GET') await comeBack(person);
  }
};

interface Line {
  key: EndpointKey;
  name: string;
  of: OfThing;
  more: Record<string, string>;
  body?: unknown;
}
const linesOf = (key: EndpointKey): Line[] => {
  const of = DECLARED[key];
  if (typeof of === 'string') return [];
  const events = EVENT_LINES[key];
  if (!events) return [{ key, name: key, of, more: FOREIGN[key]?.more ?? {} }];
  return Object.entries(events).map(([event, each]) => ({
    key,
    name: key.replace('{event}', event),
    of: each,
    more: { event },
  }));
};

/** The body about the thing, where the table of foreign calls has none. */
const bodyOf = ({ key, more, body }: Line, id: string, person: Person | null): unknown => {
  if (more.event && key.includes('{event}')) return EVENT_BODY;
  return body ?? BODIES[key]?.(Number(id), person?.id) ?? FOREIGN[key]?.body;
};

const askFor = async (line: Line, id: string, owner: Person, person: Person | null, state: string) => {
  const [method = 'GET', path = ''] = line.key.split(' ');
  // A change request has the same number as its project.
  const names: Record<string, string> = { id, ...line.more, changeId: id, basicInfoId: owner.login };
  const url =
    path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '1') + (FOREIGN[line.key]?.query ?? '');
  const heard = await hear(
    line.key,
    method as Method,
    url,
    person,
    method === 'GET' ? undefined : bodyOf(line, id, person),
  );
  const isPublic = endpoints[line.key].access === 'public';
  note(line.name, person, state, heard, faultOfThing(line.of, isPublic, person, state, heard));
  if (person && line.key.includes('/sessions/')) await comeBack(person);
};

const walkReads = async (lines: Line[], thing: Prop, states: readonly string[]): Promise<void> => {
  for (const state of states) {
    await thing.put(fixedOwner.id, state);
    for (const line of lines)
      for (const person of everybody())
        if (person?.tie !== 'own') await askFor(line, thing.id, fixedOwner, person, state);
    for (const person of people.filter(({ tie }) => tie === 'own')) {
      await thing.put(person.id, state);
      for (const line of lines) await askFor(line, thing.id, person, person, state);
    }
  }
};
const walkWrites = async (lines: Line[], thing: Prop, states: readonly string[]): Promise<void> => {
  for (const line of lines)
    for (const state of states)
      for (const person of everybody()) {
        const owner = person?.tie === 'own' ? person : fixedOwner;
        await thing.put(owner.id, state);
        await askFor(line, thing.id, owner, person, state);
      }
};

const sceneOf = ({ kind, table }: OfThing): Scene =>
  kind === 'single' ? singleScene(table ?? '') : SCENES[kind];

const walkThings = async (name: string, lines: Line[]): Promise<void> => {
  const [first] = lines;
  if (!first) throw new Error(`no row is about ${name}`);
  const scene = sceneOf(first.of);
  const reads = lines.filter(({ key }) => key.startsWith('GET'));
  const writes = lines.filter(({ key }) => !key.startsWith('GET'));
  run.lines += lines.length;
  if (reads.length > 0) await walkReads(reads, await prop(service, scene, 'read'), scene.states);
  if (writes.length > 0) await walkWrites(writes, await prop(service, scene, 'write'), scene.states);
};

const furtherLines = FURTHER_ROWS.map(
  ({ key, about, of, more, body }): Line => ({
    key,
    of,
    body,
    name: `${key} of ${about}`,
    more: { ...FOREIGN[key]?.more, ...more },
  }),
);
const things = new Map<string, Line[]>();
for (const line of [...(Object.keys(DECLARED) as EndpointKey[]).flatMap(linesOf), ...furtherLines]) {
  const name = line.of.table ?? line.of.kind;
  things.set(name, [...(things.get(name) ?? []), line]);
}

describe('the access matrix', () => {
  it('has every row of the contract, and none beside', () => {
    expect(Object.keys(DECLARED).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each([...things])(
    'is as declared for %s, in every state',
    async (name, lines) => {
      const from = faults.length;
      await walkThings(name, lines);
      expect(faults.slice(from)).toEqual([]);
    },
    RUN_MS,
  );

  // Runs last, because people leave their unit and end their sessions here.
  it(
    'is as declared where nothing of anybody is named',
    async () => {
      const from = faults.length;
      for (const row of sampledRows) await walkPlain(row);
      expect(faults.slice(from)).toEqual([]);
    },
    RUN_MS,
  );

  it('lets nobody ring others up by a call that is not counted, unless it works once', () => {
    expect([...tellers].sort()).toEqual(TELL_ONCE);
  });

  it('says what it has walked', () => {
    const states = [...things.values()].map(([line]) => (line ? sceneOf(line.of).states.length : 0));
    tell('T2', {
      ok: faults.length === 0,
      figures: {
        约定的行: Object.keys(endpoints).length,
        已声明的行: Object.keys(DECLARED).length,
        '走过的行（各种流转分开算）': run.lines,
        '人（六种角色 × 自己的、同单位、外单位、无单位，加撰写人、查看人、参与项目的管理方人员与访客）':
          people.length + 1,
        记录的种类: things.size,
        '各种记录的状态，合计': states.reduce((sum, n) => sum + n, 0),
        '格子（行 × 人 × 状态）': run.cells,
        其中得到允许的: run.done,
        至少有一人做成过的行: run.doneLines.size,
        与声明不符的: faults.length,
      },
      findings: faults,
    });
    expect(run.cells).toBeGreaterThan(10_000);
  });
});
