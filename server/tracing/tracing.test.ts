import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';
import { startTracing } from './startTracing.ts';
import { traceJob } from './traceJob.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

/** A collector that keeps what it receives. */
async function openCollector() {
  const spans: Span[] = [];
  const services: unknown[] = [];
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString());
    for (const { resource, scopeSpans } of resourceSpans) {
      services.push(resource.attributes);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { endpoint: `http://127.0.0.1:${port}`, spans, services, close: () => server.close() };
}

const attributesOf = (span: Span | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

const caller = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };

eachDatabase('traces', (database) => {
  let toy: ToyApp;
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let end: () => Promise<void>;
  beforeAll(async () => {
    collector = await openCollector();
    end = startTracing({ endpoint: collector.endpoint, service: 'library', share: 1 });
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, LOG_LEVEL: 'info' };
    toy = await openToyApp(database(), { environment });
    await toy.app.inject({
      ...{ method: 'GET', url: '/api/loans/secret-key-of-a-loan' },
      headers: {
        traceparent: `00-${caller.trace}-${caller.span}-01`,
        authorization: `Bearer ${await toy.signIn('ann@library.example')}`,
      },
    });
    await toy.app.inject({ method: 'GET', url: '/healthz' });
    await traceJob('send mail', async () => database().current().selectFrom('mail').select('id').execute());
    await traceJob('fail', async () => Promise.reject(new Error('The mail server is down.'))).catch(() => undefined);
    await end();
  });
  afterAll(async () => {
    await toy.app.close();
    collector.close();
  });

  test('have a span for a request below that of its caller, with operation, release and status', () => {
    const span = collector.spans.find(
      ({ traceId, parentSpanId }) => traceId === caller.trace && parentSpanId === caller.span,
    );

    expect(span?.name).toBe('GET /api/loans/:loanNumber');
    expect(attributesOf(span)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/loans/:loanNumber',
      'http.response.status_code': 404,
      'formwork.operation': 'loans.get',
      'formwork.release': toy.release.hash,
    });
  });

  test('have the statements of a request below it, without values', () => {
    const request = collector.spans.find(({ name }) => name === 'GET /api/loans/:loanNumber');
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);

    expect(statements.map(attributesOf)).toContainEqual({
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringMatching(/^select .*\$1/),
    });
  });

  test('name neither people nor records', () => {
    expect(JSON.stringify(collector.spans)).not.toMatch(/secret-key-of-a-loan|ann@library/);
  });

  test('have a trace for each job, with its failure', () => {
    const jobs = collector.spans.filter(({ name }) => name.startsWith('job '));

    expect(jobs.map(({ name, parentSpanId, status }) => [name, parentSpanId ?? '', status.code])).toEqual([
      ['job send mail', '', 0],
      ['job fail', '', 2],
    ]);
    expect(collector.spans.some(({ parentSpanId }) => parentSpanId === jobs[0]?.spanId)).toBe(true);
  });

  test('leave out health checks, and say which service they are of', () => {
    expect(collector.spans.map(({ name }) => name)).not.toContain('GET /healthz');
    expect(collector.services[0]).toContainEqual({ key: 'service.name', value: { stringValue: 'library' } });
  });

  test('are named in the log line of a response', () => {
    expect(toy.log.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ route: '/api/loans/:loanNumber', trace: caller.trace }),
    );
  });
});
