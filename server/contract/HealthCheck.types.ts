import type { Log } from './Log.types.ts';

/** A service that the server or its portal uses, with a health check. */
export interface HealthCheck {
  readonly service: string;
  /** Service that this one depends on. Without it, this one does nothing. */
  readonly after?: string;
  /** Rejects if the service does not work. The signal aborts a call that takes too long. */
  readonly call: (signal: AbortSignal) => Promise<unknown>;
}

/** Health of a service: 200 works, 503 does not, 504 timed out. The reason is only logged. */
export interface ServiceHealth {
  readonly service: string;
  readonly httpStatus: 200 | 503 | 504;
  readonly after?: string;
  /** The services that depend on it, as `database -> jobs`. Absent if there are none. */
  readonly children?: string;
}

/** Checks all services, and logs each one whose health changed since the last check. */
export type HealthMonitor = (log: Log) => Promise<readonly ServiceHealth[]>;
