/** What the machine has to know of a step. */
export interface StepFacts {
  readonly name: string;
  /** A person answers here and leaves with Next. */
  readonly asks: boolean;
  /** Entering or leaving it runs a call. */
  readonly runs: boolean;
  /** Its call cannot be taken back: nothing before it is asked again. */
  readonly lasting: boolean;
  readonly ends: boolean;
  /** The wizard stays until the call has ended. */
  readonly wait: boolean;
  /** A failed call leads on all the same. */
  readonly advances: boolean;
}
