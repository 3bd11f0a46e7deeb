import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { writingSchema } from '@server/http/answer-schema';
import { dialectOf, replySchema } from '@server/http/envelope';
import { lazySerializers } from '@server/http/lazy-serializers';
import { Compile } from 'typebox/compile';

const compile = SerializerSelector()();
const compileLazily = lazySerializers();
const routeOf = (schema: unknown) => ({ method: 'GET', url: '/', httpStatus: '200', schema });

/** Validators are no longer compiled at start, so they are compiled here; a faulty one would fail at its first call. */
describe.each(Object.entries<Endpoint>(endpoints))('%s', (key, row) => {
  const reply = replySchema(dialectOf(key.split(' ')[1] ?? ''), row);

  it('has checks and a writer that compile', () => {
    for (const part of [row.params, row.query, row.body]) {
      if (part) expect(Compile(part)).toHaveProperty('Check');
    }
    if (reply) expect(compile(routeOf(writingSchema(reply)))).toEqual(expect.any(Function));
  });
});

it('compiles nothing before it is needed, and each writer once', () => {
  let reads = 0;
  const schema = {
    get type() {
      reads += 1;
      return 'string';
    },
  };

  const write = compileLazily(routeOf(schema));
  const before = reads;
  const answers = [write('甲'), write('乙')];
  const after = reads;
  write('丙');

  expect([before, answers]).toEqual([0, ['"甲"', '"乙"']]);
  expect(after).toBeGreaterThan(0);
  expect(reads).toBe(after);
});
