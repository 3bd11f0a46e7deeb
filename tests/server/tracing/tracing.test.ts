import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeStatement } from '@server/tracing/describe-statement';
import { startTracing } from '@server/tracing/tracing';
import { startObserved } from '@tests/support/observed-service';

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A local OTLP/HTTP collector. */
const startCollector = async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (request.url === '/v1/traces') bodies.push(text);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const spans = (): Sent[] =>
    bodies.flatMap((text) =>
      (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return {
    bodies,
    spans,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};

const PAGE = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const traceparent = `00-${PAGE.trace}-${PAGE.span}-01`;

it('a request is one trace from the page to its statements, under the number that its failure shows', async () => {
  const collector = await startCollector();
  const tracing = await startTracing({ url: collector.url, version: '0' });
  const service = await startObserved({ tracing, onStatement: tracing.statement });
  const { headers } = await service.signIn('shenzhiyao');

  const { status, body, response } = await service.call('DELETE', '/prod-api/cms/demand/987654', {
    headers: { ...headers, traceparent },
  });
  await service.stop();
  await tracing.stop();
  await collector.stop();

  expect(status).toBe(404);
  expect(body.traceId).toBe(PAGE.trace);
  expect(response.headers['x-request-id']).toBe(PAGE.trace);
  const spans = collector.spans().filter(({ traceId }) => traceId === PAGE.trace);
  const [request, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === PAGE.span);
  expect(request?.name).toBe('DELETE /prod-api/cms/demand/{id}');
  expect(others).toEqual([]);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBe(spans.length - 1);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'rollback']));
  // Who sent the request, and its content, must not leave the service.
  expect(collector.bodies.join()).not.toMatch(/987654|shenzhiyao|127\.0\.0\.1|Bearer/);
});

it('a request of nobody who names one gets a trace of its own, and what is malformed counts for nothing', async () => {
  const collector = await startCollector();
  const tracing = await startTracing({ url: collector.url, version: '0', share: 0 });
  const service = await startObserved({ tracing, onStatement: tracing.statement });
  const ask = (given: Record<string, string>) =>
    service.call('GET', '/prod-api/cms/open/demand/987654', { headers: given });

  const numbers = [
    (await ask({})).body.traceId,
    (await ask({ traceparent: `00-${PAGE.trace}'--x-01` })).body.traceId,
    (await ask({ traceparent: '00-00000000000000000000000000000000-b7ad6b7169203331-01' })).body.traceId,
  ];
  const script = (await service.call('GET', '/env.js')).body;
  await service.stop();
  await tracing.stop();
  await collector.stop();

  expect(new Set(numbers).size).toBe(3);
  for (const number of numbers) expect(number).toMatch(/^(?!0af7651)[0-9a-f]{32}$/);
  // With a share of 0, traces have numbers but nothing is sent.
  expect(collector.spans()).toEqual([]);
  const { TRACEPARENT } = new Function('window', `${script}return window;`)({}) as {
    TRACEPARENT: () => string;
  };
  expect(TRACEPARENT()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

it.each([
  ['/*apply.mine.3*/ select json_build_object($1)', 'select', 'apply.mine.3'],
  ['select "id" from "account" where "id" = $1', 'select', 'select account'],
  ['insert into "outbox" ("id") values ($1)', 'insert', 'insert outbox'],
  ['update "session" set "seen" = $1', 'update', 'update session'],
  ['begin', 'begin', 'begin'],
])('a statement is told by what it is about: %s', (text, operation, summary) => {
  expect(describeStatement(text)).toEqual({ operation, summary });
});
