/** One measured figure of a subject. */
export interface Row {
  /** The measured task: `first screen, 1,000 fields, cold`. Rows of one task are compared. */
  readonly task: string;
  /** The measured implementation: `ours`, `plain rjsf`, `bare SQL`. */
  readonly subject: string;
  readonly unit: 'ms' | 'µs' | 'MiB' | 'kB' | 'count' | 'per s' | 'share';
  /** All repetitions, in order. */
  readonly samples: readonly number[];
  /** A remark, for example that some repetitions did not finish. */
  readonly remark?: string;
}

/** Goal of a task: a limit, or a multiple of another subject in the same run. */
export interface Goal {
  readonly task: string;
  readonly subject: string;
  readonly at: 'median' | 'p95';
  readonly most?: number;
  readonly least?: number;
  /** At most `times` the figure of this subject in the same task. */
  readonly than?: { readonly subject: string; readonly times: number };
  /** At least `times` the figure of this subject in the same task. */
  readonly from?: { readonly subject: string; readonly times: number };
}

export interface Bench {
  readonly goals: readonly Goal[];
  readonly measure: (options: { readonly repetitions: number }) => Promise<readonly Row[]>;
}
