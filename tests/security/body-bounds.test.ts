import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { bodyBounds } from '@server/http/body-bounds';
import { jsonFault } from '@server/http/read-json';
import { exampleOf } from '@server/modules/reference/example-of';
import type { JsonSchema } from '@server/modules/reference/json-schema';
import { sampledRows } from '@tests/support/endpoint-samples';
import { startService, type TestService } from '@tests/support/service';
import fc from 'fast-check';

/** Enough for the longest form that a visitor fills in; without signing in nobody can make the service read more. */
const PUBLIC_BYTES_MAX = 20 * 1024;

const withBody = sampledRows.filter(({ row }) => row.body !== undefined);
const manyKeys = (bytes: number): string => {
  const count = Math.floor((bytes - 2) / 13);
  return `{${Array.from({ length: count }, (_, i) => `"k${String(i).padStart(7, '0')}":1`).join(',')}}`;
};
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('reading JSON', () => {
  it.each([
    ['{"a":[1,{"b":2}]}', null],
    ['{"a":1,"a":2}', 'twice'],
    ['{"a":1,"\\u0061":2}', 'twice'],
    ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', null],
    ['{"a":"{\\"b\\":[[[[","c":"\\\\"}', null],
    ['[[[[[[1]]]]]]', 'deep'],
    [`[${'1,'.repeat(40)}1]`, 'many'],
    [`{"a":"${',['.repeat(400)}"}`, null],
    ['{"a":', null],
    ['"', null],
  ])('%s → %s', (text, fault) => {
    expect(jsonFault(text, { members: 30, depth: 4 })).toBe(fault);
  });

  it('finds no fault in what a program writes within the bounds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(jsonFault(JSON.stringify(value), { members: 100_000, depth: 8 })).toBeNull();
      }),
    );
  });
});

describe('the bounds of a row', () => {
  it.each(withBody.map(({ key, row }) => [key, row] as const))('%s holds its own example', (_, row) => {
    const text = JSON.stringify(exampleOf(row.body as JsonSchema), null, 2);
    const bounds = bodyBounds(row);
    expect(jsonFault(text, bounds)).toBeNull();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bounds.bytes);
  });

  it('are small for everybody who has not signed in', () => {
    const large = Object.entries(endpoints as Record<string, Endpoint>)
      .filter(([, row]) => row.access === 'public' && bodyBounds(row).bytes > PUBLIC_BYTES_MAX)
      .map(([key]) => key);
    expect(large).toEqual([]);
  });
});

describe('a body without measure', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const refusals = async (
    text: (bytes: number) => string,
    accepted: readonly number[],
  ): Promise<string[]> => {
    const { headers } = await service.signIn('admin');
    const wrong: string[] = [];
    for (const { key, method, url, row } of withBody) {
      const { status, body } = await service.call(method, url, {
        headers: {
          ...(row.access === 'public' ? {} : headers),
          'content-type': 'application/json',
        },
        body: text(bodyBounds(row).bytes),
      });
      // A body full of wrong fields is refused with some of them named, not all.
      if (!accepted.includes(status) || (body.data?.fields?.length ?? 0) > 20)
        wrong.push(`${key} → ${status}`);
    }
    return wrong;
  };

  it.each([
    ['more bytes than the row has use for', (bytes: number) => `"${'x'.repeat(bytes)}"`, [413]],
    ['keys as far as the bytes reach', manyKeys, [400]],
    ['a thousand levels', () => nested(1000), [400, 413]],
    ['one key twice', () => '{"a":1,"a":2}', [400]],
  ] as const)('%s is refused at every row', async (_, text, accepted) => {
    expect(await refusals(text, accepted)).toEqual([]);
  });

  it('is refused with a few of its faults, not with all', async () => {
    const { headers } = await service.signIn('shenzhiyao');
    const { status, body } = await service.call('PATCH', '/prod-api/cms/demand/1', {
      headers,
      body: { changes: Array.from({ length: 60 }, () => ({})) },
    });
    expect(status).toBe(400);
    expect(body.data.fields.length).toBeGreaterThan(0);
    expect(body.data.fields.length).toBeLessThanOrEqual(20);
  });

  it('says which fault it found', async () => {
    const send = (body: string) =>
      service.call('POST', '/prod-api/auth/login', { headers: { 'content-type': 'application/json' }, body });
    expect((await send('{"username":"a","username":"b"}')).body).toMatchObject({
      code: 400,
      msg: '请求内容里有重复的字段',
    });
    expect((await send(nested(30))).body).toMatchObject({ code: 400, msg: '请求内容的层次或项数过多' });
    // Not reported as an unknown field, because `__proto__` never becomes a field of an object at all.
    const poisoned = (await send('{"__proto__":{"a":1}}')).body;
    expect(poisoned).toMatchObject({ code: 400, msg: '请求内容有误，请检查后重试' });
    expect(poisoned).not.toHaveProperty('data');
  });
});
