import { Closed, Nullable, OneOf, Time } from '@contract/schema';
import { writingSchema } from '@server/http/answer-schema';
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
