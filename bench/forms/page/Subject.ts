import type { PlainField, Workload } from '../workloads.ts';

/** One implementation of the forms. The surrounding page exists before the measurement. */
export interface Subject {
  mount(workload: Workload, options: MountOptions): void;
  unmount(): void;
  /** Renders a field that may not be in the page yet. */
  reveal?(field: PlainField): void;
  /** Selector of messages. */
  readonly errors: string;
  /** Selector of the parts of a form that is rendered progressively. */
  readonly parts?: string;
}

export interface MountOptions {
  /** Show messages while typing, if the subject supports it. */
  readonly isLive: boolean;
}

/** Style of the page around every form. */
export const pageStyle = { maxWidth: 1152, margin: '0 auto', padding: 24 } as const;
