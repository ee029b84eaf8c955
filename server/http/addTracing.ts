import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { capturedRelease, routeOf } from './capturedRelease.ts';
import { addLoggedFacts } from './loggedFacts.ts';

/** Routes of machines that ask every few seconds. */
const untraced = ['/healthz', '/readyz', '/metrics'];

/**
 * Traces requests: a span for each, below that of the caller if there is one (`traceparent`), with its route, status,
 * operation and release. No attribute identifies a user or a record. The log line of the response has the trace.
 */
export function addTracing(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (untraced.includes(request.routeOptions.url ?? '')) {
      done();
      return;
    }
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method } };
    const span = trace.getTracer('formwork').startSpan(request.method, options, caller);
    spans.set(request, span);
    if (span.isRecording()) addLoggedFacts(request, { trace: span.spanContext().traceId });
    context.with(trace.setSpan(caller, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (span === undefined) return;
    const route = routeOf(request);
    const { live, match } = capturedRelease(request);
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      ...(match === undefined ? {} : { 'formwork.operation': match.operation.id }),
      ...(live === undefined ? {} : { 'formwork.release': live.release.hash }),
    });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
