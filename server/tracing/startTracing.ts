import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from './TracingConfig.types.ts';

/** Milliseconds between two requests to the collector. */
const exportEvery = 2000;
/** Time limit of a request to the collector. Spans that it does not take in time are lost. */
const patience = 5000;

/**
 * Sends traces of this process to a collector by OTLP over HTTP. Until then, all spans are without effect. Returns a
 * function that sends the last spans and ends tracing.
 */
export function startTracing({ endpoint, service, share }: TracingConfig): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patience });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // A trace that another service has begun is sent if that service sends it.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: exportEvery, exportTimeoutMillis: patience }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown();
    for (const part of [trace, propagation, context]) part.disable();
  };
}
