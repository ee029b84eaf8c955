import type { HealthCheck, HealthMonitor, ServiceHealth } from '../contract/HealthCheck.types.ts';
import type { Log } from '../contract/Log.types.ts';

/** Time limit of a health check. */
const patienceMilliseconds = 2000;

/** For this long, a result is cached. */
const keptMilliseconds = 1000;

/** Result of one round of health checks. */
interface Round {
  readonly found: Promise<readonly ServiceHealth[]>;
  endedAt?: number;
}

/** Runs the health checks concurrently, each with a time limit, and at most once per second. */
export function createHealthMonitor(checks: readonly HealthCheck[]): HealthMonitor {
  const failing = new Set<string>();
  let round: Round | undefined;

  async function callOne({ service, after, call }: HealthCheck, log: Log): Promise<ServiceHealth> {
    const httpStatus = await callInTime(call).then(
      () => 200 as const,
      (error: unknown) => {
        if (!failing.has(service)) log.warn({ err: error, service }, 'a service does not work');
        return error instanceof NoResponse ? (504 as const) : (503 as const);
      },
    );
    if (httpStatus !== 200) failing.add(service);
    else if (failing.delete(service)) log.info({ service }, 'a service works again');
    const children = behind(service, checks).join(' -> ');
    return {
      ...{ service, httpStatus },
      ...(after === undefined ? {} : { after }),
      ...(children === '' ? {} : { children }),
    };
  }

  return (log) => {
    if (round?.endedAt !== undefined && Date.now() - round.endedAt >= keptMilliseconds) round = undefined;
    if (round === undefined) {
      const begun: Round = { found: Promise.all(checks.map((check) => callOne(check, log))) };
      round = begun;
      void begun.found.finally(() => {
        begun.endedAt = Date.now();
      });
    }
    return round.found;
  };
}

class NoResponse extends Error {
  constructor() {
    super(`No response within ${patienceMilliseconds} ms.`);
    this.name = 'NoResponse';
  }
}

/** Not every client supports an abort signal, so the time limit is enforced here too. */
async function callInTime(call: HealthCheck['call']): Promise<unknown> {
  const control = new AbortController();
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    limit.reject(new NoResponse());
    control.abort();
  }, patienceMilliseconds);
  try {
    return await Promise.race([call(control.signal), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the names of all services that depend on this one, directly or indirectly. */
function behind(service: string, checks: readonly HealthCheck[]): readonly string[] {
  return checks
    .filter(({ after }) => after === service)
    .flatMap((check) => [check.service, ...behind(check.service, checks)]);
}
