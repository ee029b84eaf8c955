interface FaultFacts {
  /** File of the definition with the error, without its area: `loan.lifecycle.json`. */
  readonly definition: string;
  /** JSON Pointer into it. */
  readonly pointer: string;
  /** The error, with names of the definitions. It is logged and contains no values of records. */
  readonly reason: string;
  readonly cause?: unknown;
}

/** An error of a definition: it requires something that cannot be done for any caller. The caller is not at fault. */
export class InvalidDefinitionError extends Error {
  readonly definition: string;
  readonly pointer: string;

  constructor({ definition, pointer, reason, cause }: FaultFacts) {
    super(`${definition}${pointer}: ${reason}`, cause === undefined ? {} : { cause });
    this.name = 'InvalidDefinitionError';
    this.definition = definition;
    this.pointer = pointer;
  }
}
