import type { Log } from './Log.types.ts';

/** A service that the server or its portal uses, and how it is called to find out whether it works. */
export interface HealthCheck {
  readonly service: string;
  /** The check before it in the list: without that service, this one does nothing. */
  readonly after?: string;
  /** Rejects while the service does not work. The signal ends a call that takes too long. */
  readonly call: (signal: AbortSignal) => Promise<unknown>;
}

/** How a service was found: 200 works, 503 does not, 504 did not respond in time. Why is in the log only. */
export interface ServiceHealth {
  readonly service: string;
  readonly httpStatus: 200 | 503 | 504;
  readonly after?: string;
  /** The services behind it, as `database -> jobs`; absent without any. */
  readonly children?: string;
}

/** Calls all services, and logs which of them have stopped or begun to work since the last time. */
export type HealthMonitor = (log: Log) => Promise<readonly ServiceHealth[]>;
