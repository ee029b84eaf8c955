import type { PlainField, Workload } from '../workloads.ts';

/** One way of drawing the forms. The page around it is there before anything is measured. */
export interface Subject {
  mount(workload: Workload, options: MountOptions): void;
  unmount(): void;
  /** Brings a field into the page where it may not be yet. */
  reveal?(field: PlainField): void;
  /** Messages now in the page. */
  readonly errors: string;
  /** Is all of the form in the page? */
  readonly parts?: string;
}

export interface MountOptions {
  /** Messages while typing, where the subject can be told so. */
  readonly isLive: boolean;
}

/** Width of the page around every form. */
export const pageStyle = { maxWidth: 1152, margin: '0 auto', padding: 24 } as const;
