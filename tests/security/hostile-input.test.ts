import type { Endpoint } from '@contract/endpoint';
import { exampleOf } from '@server/modules/reference/example-of';
import type { JsonSchema } from '@server/modules/reference/json-schema';
import { type SampledRow, sampledRows } from '@tests/support/endpoint-samples';
import { type Answer, type SignedIn, startService, type TestService } from '@tests/support/service';

/** Texts that no field should accept; each has caused a fault or a breach somewhere. */
const TEXTS = [
  '1\u0000',
  "1'; select pg_sleep(9);--",
  '(case when 1=1 then 1 else 1/0 end)',
  '%_\\',
  '__proto__',
  '../../../etc/passwd',
  // As long as a UUID but none; the database would refuse to read it.
  '-'.repeat(36),
  '１２',
  'NaN',
  '-1',
  '1e9',
  '9223372036854775808',
  '2026-02-31T25:61:61+08:00',
  '文'.repeat(3000),
];
const VALUES: unknown[] = [
  '1\u0000',
  'x\ud800',
  "1'; select pg_sleep(9);--",
  '2026-02-31T25:61:61+08:00',
  '9999-12-31T23:59:60Z',
  -1,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e21,
  [[]],
  { $ne: 1 },
];

/** Patterns of internal details that must not appear in answers. */
const INTERNALS = /node_modules|\bat \w+ \(|\.ts:\d|syntax error at|select "|insert into|ECONN|kysely/i;

let service: TestService;
/** By login; some calls end the session they come from. */
const sessions = new Map<string, SignedIn['headers']>();
const loginFor = ({ access }: Endpoint): string => (access.includes(':') ? 'admin' : 'shenzhiyao');
const headersOf = async (login: string): Promise<SignedIn['headers']> => {
  const headers = sessions.get(login) ?? (await service.signIn(login)).headers;
  sessions.set(login, headers);
  return headers;
};
/** Whether a refusal was due to an ended session and not to the input; the session then has to be renewed. */
const hasEnded = async (login: string): Promise<boolean> => {
  const { status } = await service.call('GET', '/prod-api/system/user/getInfo', {
    headers: await headersOf(login),
  });
  return status === 401 && sessions.delete(login);
};
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const propertiesOf = (schema: unknown): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

interface Try {
  what: string;
  url: string;
  body?: unknown;
}

const inPath = ({ key, row }: SampledRow): Try[] => {
  const path = key.slice(key.indexOf(' ') + 1);
  return propertiesOf(row.params).flatMap((name) =>
    TEXTS.map((text) => ({
      what: `{${name}} = ${JSON.stringify(text.slice(0, 60))}`,
      url: path.replace(/\{(\w+)\}/g, (_, each: string) => encodeURIComponent(each === name ? text : '1')),
    })),
  );
};

const inQuery = ({ url, row }: SampledRow): Try[] => {
  const example = (row.query ? exampleOf(row.query as JsonSchema) : {}) as Record<string, unknown>;
  const plain = Object.entries(example).map(([key, value]) => [key, String(value)] as const);
  return propertiesOf(row.query).flatMap((name) => {
    const others = new URLSearchParams(plain.filter(([key]) => key !== name).map((pair) => [...pair]));
    const bad = [...TEXTS.map((text) => `${name}=${encodeURIComponent(text)}`)];
    bad.push(`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}=%`, `${name}=%ff%fe`);
    return bad.map((text) => ({ what: `?${text.slice(0, 60)}`, url: `${url}?${text}&${others}` }));
  });
};

/** The body with each of its values in turn replaced by a hostile one. */
const spoiled = (value: unknown, path = 'body'): { what: string; body: unknown }[] => {
  const here = VALUES.map((bad) => ({ what: `${path} = ${JSON.stringify(bad).slice(0, 60)}`, body: bad }));
  if (typeof value !== 'object' || value === null) return here;
  const deeper = Object.entries(value).flatMap(([key, inner]) =>
    spoiled(inner, `${path}.${key}`).map(({ what, body }) => ({
      what,
      body: Array.isArray(value)
        ? value.map((old, i) => (String(i) === key ? body : old))
        : { ...value, [key]: body },
    })),
  );
  return [...here, ...deeper];
};

const inBody = ({ url, row }: SampledRow): Try[] =>
  row.body ? spoiled(exampleOf(row.body as JsonSchema)).map((each) => ({ url, ...each })) : [];

const send = async ({ method, row }: SampledRow, { url, body }: Try): Promise<Answer> => {
  const login = loginFor(row);
  const call = async () =>
    service.call(method, url, {
      headers: {
        ...(await headersOf(login)),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const answer = await call();
  return answer.status === 401 && (await hasEnded(login)) ? call() : answer;
};

const complaintsOf = async (sampled: SampledRow): Promise<string[]> => {
  const complaints: string[] = [];
  for (const one of [...inPath(sampled), ...inQuery(sampled), ...inBody(sampled)]) {
    const { status, response } = await send(sampled, one);
    if (status >= 500 || INTERNALS.test(response.body))
      complaints.push(`${one.what} → ${status} ${response.body.slice(0, 120)}`);
  }
  return complaints;
};

describe('what nobody means [req:attack-a39 req:attack-a40 req:attack-a69]', () => {
  it.each(sampledRows.map((row) => [row.key, row] as const))(
    'at %s is refused or harmless',
    async (_, row) => {
      expect(await complaintsOf(row)).toEqual([]);
    },
  );
});
