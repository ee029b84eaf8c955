/** Where traces are sent. */
export interface TracingConfig {
  /** Address of a collector of OpenTelemetry, without `/v1/traces`. */
  readonly endpoint: string;
  /** Name of this service in traces. */
  readonly service: string;
  /** Share of the requests that are traced, from 0 to 1. */
  readonly share: number;
}
