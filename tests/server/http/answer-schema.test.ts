import { Closed, Nullable, OneOf, Time } from '@contract/schema';
import { writingSchema } from '@server/http/answer-schema';
import fastify from 'fastify';
import { Type } from 'typebox';

it.each([
  ['a choice of texts', OneOf(['a', 'b']), { type: 'string' }],
  ['a time', Time, { type: 'string' }],
  ['one that may be missing', Nullable(Time), { type: 'string', nullable: true }],
  [
    'a list',
    Type.Array(Nullable(Type.Integer())),
    { type: 'array', items: { type: 'integer', nullable: true } },
  ],
])('%s is written without a question', (_, schema, written) => {
  expect(writingSchema(schema)).toEqual(written);
});

it('an object keeps its fields, which of them must be there, and is as closed as before', () => {
  const schema = Closed({ id: Type.Integer(), note: Type.Optional(Nullable(Closed({ at: Time }))) });
  expect(writingSchema(schema)).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: {
      id: { type: 'integer' },
      note: {
        type: 'object',
        additionalProperties: false,
        required: ['at'],
        properties: { at: { type: 'string' } },
        nullable: true,
      },
    },
  });
});

it('what may be several things is left to the writer', () => {
  const schema = Type.Union([Type.String(), Type.Number()]);
  expect(writingSchema(schema)).toBe(schema);
});

it('a value that may be several things, or nothing, is written as what it is', async () => {
  const several = Nullable(Type.Union([Type.Number(), Type.String()]));
  const schema = Closed({
    several,
    list: Nullable(Type.Union([Type.String(), Type.Array(Type.String())])),
    record: Nullable(Type.Record(Type.String(), Type.Number())),
    choice: Nullable(OneOf(['a', 'b'])),
    inner: Nullable(Closed({ at: Nullable(Time), several })),
  });
  const values = [
    { several: 3, list: ['x'], record: { a: 1 }, choice: 'a', inner: { at: null, several: 'text' } },
    {
      several: 'text',
      list: 'x',
      record: {},
      choice: 'b',
      inner: { at: '2026-03-01T08:00:00+08:00', several: 4 },
    },
    { several: null, list: null, record: null, choice: null, inner: null },
  ];
  const app = fastify();
  app.get('/:n', { schema: { response: { 200: writingSchema(schema) } } }, async ({ params }) => ({
    ...values[Number((params as { n: string }).n)],
    secret: 'never declared',
  }));
  const written = await Promise.all(values.map(async (_, n) => (await app.inject({ url: `/${n}` })).json()));
  await app.close();
  expect(written).toEqual(values);
});
