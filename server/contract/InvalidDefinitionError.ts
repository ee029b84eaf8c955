interface FaultFacts {
  /** File of the definition that someone has to change, without its area: `loan.lifecycle.json`. */
  readonly definition: string;
  /** JSON Pointer in it. */
  readonly pointer: string;
  /** What is wrong, by names of the definitions. It is logged: no values of records. */
  readonly reason: string;
  readonly cause?: unknown;
}

/** What a definition asks for and cannot be done, whoever calls: a fault of the definition, and none of the caller. */
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
