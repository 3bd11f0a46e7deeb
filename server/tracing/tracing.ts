import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Context, Span } from '@opentelemetry/api';
import { describeStatement } from './describe-statement';

/** Follows a request from the page through the service to its statements (docs/decisions/0090). */
export interface Tracing {
  /**
   * Begins the span of a request, as a child of the one that the page sends; answers its trace id, which becomes the
   * request id.
   */
  begin(raw: IncomingMessage): string;
  /** Spans begun within `work` belong to the request. */
  within(raw: IncomingMessage, work: () => void): void;
  /** `route` is the pattern, never the address: that holds numbers, names and search words. */
  end(raw: IncomingMessage, answer: { method: string; route: string; status: number }): void;
  statement(text: string): (hasFailed: boolean) => void;
  stop(): Promise<void>;
}

interface Options {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  /** The share of traces that is kept, 0 to 1: `OTEL_TRACES_SAMPLER_ARG`. */
  share?: number;
  version: string;
}

const DEFAULT_NAME = 'kaichuang';
const nothing = (): void => undefined;

const shareGiven = (text: string | undefined): number => {
  const share = Number(text);
  return text && share >= 0 && share <= 1 ? share : 1;
};

/** Loads OpenTelemetry, which a service without a collector does without. */
export const startTracing = async ({ url, version, ...options }: Options): Promise<Tracing> => {
  const [api, sdk, { W3CTraceContextPropagator }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const given = resources.detectResources({ detectors: [resources.envDetector] });
  const own = { 'service.name': DEFAULT_NAME, 'service.version': version };
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes(own).merge(given),
    // Decided by the id alone: whoever calls cannot make the service keep more than its share.
    sampler: new sdk.TraceIdRatioBasedSampler(
      options.share ?? shareGiven(process.env['OTEL_TRACES_SAMPLER_ARG']),
    ),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(DEFAULT_NAME, version);
  const propagator = new W3CTraceContextPropagator();
  const requests = new WeakMap<IncomingMessage, { span: Span; context: Context }>();
  const active = new AsyncLocalStorage<Context>();
  const { SpanKind, SpanStatusCode } = api;

  return {
    begin: (raw) => {
      // Requests of the service to itself while it draws a page belong to that page's trace.
      const around = active.getStore() ?? api.ROOT_CONTEXT;
      const above = propagator.extract(around, raw.headers, api.defaultTextMapGetter);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, above);
      requests.set(raw, { span, context: api.trace.setSpan(above, span) });
      return span.spanContext().traceId;
    },
    within: (raw, work) => active.run(requests.get(raw)?.context ?? api.ROOT_CONTEXT, work),
    end: (raw, { method, route, status }) => {
      const span = requests.get(raw)?.span;
      span?.updateName(route.includes(' ') ? route : `${method} ${route}`);
      span?.setAttributes({
        'http.request.method': method,
        'http.route': route.replace(/^\w+ /, ''),
        'http.response.status_code': status,
      });
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
    statement: (text) => {
      const context = active.getStore();
      // Scheduled work belongs to no request and is not traced.
      if (!context) return nothing;
      const { operation, summary } = describeStatement(text);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.summary': summary,
      };
      const span = tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes }, context);
      return (hasFailed) => {
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    stop: () => provider.shutdown(),
  };
};
