import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const compilerOf = SerializerSelector();

/**
 * The serializer of an answer is compiled when it is first needed: compiling all takes more than half of a start.
 * tests/server/http/lazy-compiling.test.ts proves that each of them compiles.
 */
export const lazySerializers: typeof compilerOf = (...args) => {
  const compile = compilerOf(...args);
  return (route) => {
    let write: ReturnType<typeof compile> | undefined;
    return (answer) => {
      write ??= compile(route);
      return write(answer);
    };
  };
};
