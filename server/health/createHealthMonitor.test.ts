import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HealthCheck } from '../contract/HealthCheck.types.ts';
import { createHealthMonitor } from './createHealthMonitor.ts';

const works = (): Promise<unknown> => Promise.resolve();
const never = (): Promise<unknown> => new Promise(() => undefined);

/** Creates a log that collects its lines by level. */
function keepLog() {
  const lines: string[] = [];
  const write = (level: string) => (facts: object, words: string) =>
    void lines.push(`${level} ${'service' in facts ? String(facts.service) : ''}: ${words}`);
  return {
    lines,
    log: { level: 'info', debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
  };
}

describe('a health monitor', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('returns how each service was found, and which services are behind it', async () => {
    const checks: readonly HealthCheck[] = [
      { service: 'database', call: works },
      { service: 'jobs', after: 'database', call: () => Promise.reject(new Error('smtp://user:secret@host')) },
      { service: 'mail', after: 'jobs', call: works },
    ];

    const found = await createHealthMonitor(checks)(keepLog().log);

    expect(found).toEqual([
      { service: 'database', httpStatus: 200, children: 'jobs -> mail' },
      { service: 'jobs', httpStatus: 503, after: 'database', children: 'mail' },
      { service: 'mail', httpStatus: 200, after: 'jobs' },
    ]);
  });

  test('counts a service that does not respond within two seconds as failing, and ends the call', async () => {
    const signals: AbortSignal[] = [];
    const call = (signal: AbortSignal): Promise<unknown> => {
      signals.push(signal);
      return never();
    };

    const finding = createHealthMonitor([{ service: 'files', call }])(keepLog().log);
    await vi.advanceTimersByTimeAsync(2000);

    expect(await finding).toEqual([{ service: 'files', httpStatus: 504 }]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('calls the services once for everybody who wants to know within a second', async () => {
    const call = vi.fn(works);
    const monitor = createHealthMonitor([{ service: 'files', call }]);
    const { log } = keepLog();

    await Promise.all([monitor(log), monitor(log)]);
    await vi.advanceTimersByTimeAsync(999);
    await monitor(log);
    const within = call.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1);
    await monitor(log);

    expect([within, call.mock.calls.length]).toEqual([1, 2]);
  });

  test('finds a service that works again, and logs both changes once', async () => {
    let isBroken = true;
    const call = (): Promise<unknown> => (isBroken ? Promise.reject(new Error('refused')) : works());
    const monitor = createHealthMonitor([{ service: 'mail', call }]);
    const { lines, log } = keepLog();
    const found: number[] = [];

    for (const broken of [true, true, false, false]) {
      isBroken = broken;
      for (const { httpStatus } of await monitor(log)) found.push(httpStatus);
      await vi.advanceTimersByTimeAsync(1000);
    }

    expect(found).toEqual([503, 503, 200, 200]);
    expect(lines).toEqual(['warn mail: a service does not work', 'info mail: a service works again']);
  });
});
