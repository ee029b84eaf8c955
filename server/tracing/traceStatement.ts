import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/**
 * Adds a statement of the database to the trace of the request or job that it belongs to. The text of a statement has
 * parameters in the place of values.
 */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  if (trace.getActiveSpan()?.isRecording() !== true) return;
  const [verb = ''] = /^\w+/.exec(query.sql) ?? [];
  const span = trace.getTracer('formwork').startSpan(verb.toUpperCase(), {
    kind: SpanKind.CLIENT,
    startTime: Date.now() - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
