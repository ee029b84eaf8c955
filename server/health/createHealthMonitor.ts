import type { HealthCheck, HealthMonitor, ServiceHealth } from '../contract/HealthCheck.types.ts';
import type { Log } from '../contract/Log.types.ts';

/** Within this time a service responds, or counts as not responding. */
const patienceMilliseconds = 2000;

/** For this long, what was found is returned to everybody else who wants to know. */
const keptMilliseconds = 1000;

/** What one round of calls has found. */
interface Round {
  readonly found: Promise<readonly ServiceHealth[]>;
  endedAt?: number;
}

/** Calls the services at the same time, each with a time limit, and never more often than every second. */
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

/** Not every client can be told to stop waiting, so the time is measured here too. */
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

/** The names of all services that do nothing without this one. */
function behind(service: string, checks: readonly HealthCheck[]): readonly string[] {
  return checks
    .filter(({ after }) => after === service)
    .flatMap((check) => [check.service, ...behind(check.service, checks)]);
}
