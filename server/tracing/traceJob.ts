import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs a job inside a trace of its own. Its data is not part of the trace. */
export function traceJob<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const options = { kind: SpanKind.CONSUMER, attributes: { 'messaging.destination.name': name } };
  return trace.getTracer('formwork').startActiveSpan(`job ${name}`, options, ROOT_CONTEXT, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
