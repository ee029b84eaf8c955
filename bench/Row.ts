/** One measured figure of one subject. */
export interface Row {
  /** What is done: `first screen, 1,000 fields, cold`. Rows of one task stand side by side. */
  readonly task: string;
  /** Who does it: `ours`, `plain rjsf`, `bare SQL`. */
  readonly subject: string;
  readonly unit: 'ms' | 'µs' | 'MiB' | 'kB' | 'count' | 'per s' | 'share';
  /** Every repetition, in the order it was made. */
  readonly samples: readonly number[];
  /** What the figure cannot say: that some of it did not end. */
  readonly remark?: string;
}

/** What a task must reach: a limit, or a multiple of another subject of the same run. */
export interface Goal {
  readonly task: string;
  readonly subject: string;
  readonly at: 'median' | 'p95';
  readonly most?: number;
  readonly least?: number;
  /** Compared with this subject's figure of the same task times `times`. */
  readonly than?: { readonly subject: string; readonly times: number };
  /** At least this subject's figure of the same task times `times`. */
  readonly from?: { readonly subject: string; readonly times: number };
}

export interface Bench {
  readonly goals: readonly Goal[];
  readonly measure: (options: { readonly repetitions: number }) => Promise<readonly Row[]>;
}
