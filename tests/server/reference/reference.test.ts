import type { Endpoint } from '@contract/endpoint';
import { callAreas, endpoints } from '@contract/endpoints';
import type { ReferenceCall, ReferenceField } from '@contract/reference';
import { describeCall } from '@server/modules/reference/describe-call';
import { exampleOf } from '@server/modules/reference/example-of';
import { jsonSchemaOf } from '@server/modules/reference/json-schema';
import { startService, type TestService } from '@tests/support/service';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const rows = Object.entries(endpoints as Record<string, Endpoint>);

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const calls = async (path: string): Promise<ReferenceCall[]> =>
  (await service.call('GET', `/api/reference/calls.json?path=${encodeURIComponent(path)}`)).body.calls;
const named = (fields: readonly ReferenceField[], name: string) =>
  fields.find((field) => field.name === name);

describe('the table of contents', () => {
  it('names every call of the contract once, under a group with a title', async () => {
    const { groups } = (await service.call('GET', '/api/reference.json')).body;

    const listed = groups.flatMap((group: { calls: { method: string; path: string }[] }) =>
      group.calls.map(({ method, path }) => `${method} ${path}`),
    );
    expect([...listed].sort()).toEqual(Object.keys(endpoints).sort());
    for (const { title } of Object.values(callAreas)) expect(title).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe('one call', () => {
  it('says who may call, what is required, and where each limit lies', async () => {
    const [login] = await calls('/prod-api/auth/login');

    expect(login).toMatchObject({ method: 'POST', access: 'public' });
    expect(named(login?.body ?? [], 'password')).toMatchObject({ type: 'string', required: true });
    expect(login?.errors.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 429, 500]));
    expect(login?.errors.map(({ status }) => status)).not.toContain(403);
  });

  it('tells all the methods of one address, and what lies inside lists and records', async () => {
    const found = await calls('/prod-api/cms/apply');
    const [list] = await calls('/prod-api/cms/apply/myList');

    expect(found.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(found[0]).toMatchObject({ access: 'cms:apply:add', idempotent: true });
    expect(named(list?.reply.fields ?? [], 'rows[].id')).toMatchObject({ type: 'integer', required: true });
  });

  it('knows what may be null, and the values to choose from', () => {
    const field = (schema: object) =>
      describeCall('x', 'POST /api/x.json', {
        summary: 'x',
        access: 'public',
        body: { type: 'object', required: [], properties: { it: schema } } as unknown as TSchema,
        reply: { kind: 'file' },
      }).body[0];

    expect(field({ anyOf: [{ type: 'integer', minimum: 2 }, { type: 'null' }] })).toMatchObject({
      type: 'integer',
      nullable: true,
      limits: { minimum: 2 },
    });
    expect(field({ enum: ['a', 'b'] })).toMatchObject({ type: 'string', limits: { choices: ['a', 'b'] } });
    expect(field({ anyOf: [{ const: 'a' }, { const: 'b' }] })?.limits).toEqual({ choices: ['a', 'b'] });
  });

  it('is not made up: an unknown address is said to be unknown', async () => {
    const { status, body } = await service.call('GET', '/api/reference/calls.json?path=/prod-api/nothing');

    expect([status, body.errorMessage]).toEqual([404, '没有这个接口地址']);
  });
});

describe('the examples', () => {
  const parts = (row: Endpoint): TSchema[] =>
    [row.params, row.query, row.body, 'schema' in row.reply ? row.reply.schema : undefined].filter(
      (schema): schema is TSchema => schema !== undefined,
    );

  it.each(rows)('of %s are what the service itself would accept', (_key, row) => {
    for (const schema of parts(row))
      expect(Compile(schema).Errors(exampleOf(jsonSchemaOf(schema)))).toEqual([]);
  });

  it.each(rows)('of %s fit the schema of the answer that describes them', (key, row) => {
    const [, path = ''] = key.split(' ');
    const { example } = describeCall('x', key, row);

    expect(example.url.split('?')[0]?.split('/')).toHaveLength(path.split('/').length);
    expect(example.url).not.toMatch(/[{}]|undefined/);
  });
});
