// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Test cases of a definition: input and expected outcome. The gate runs those of flows, forms, lifecycles and wizards.
 *
 * Items: Test case with its input and its expected outcome.
 */
export type CasesDefinition = {
  /**
   * Name of the case, unique within the file.
   */
  case: string;
  /**
   * Values of the parameters in `given` of the definition, by name.
   */
  given?: {
    [k: string]: unknown;
  };
  /**
   * Answers by path, or by `q` and the ID of the question for a flow.
   */
  answers?: {
    [k: string]: unknown;
  };
  /**
   * Operation that is called, for cases of a lifecycle. Without it, the derived state is tested.
   */
  on?: string;
  /**
   * Request body of the operation, for cases of a lifecycle.
   */
  body?: {
    [k: string]: unknown;
  };
  /**
   * Policy that the user of the case matches. Defaults to a user who is not signed in.
   */
  as?: string;
  /**
   * Date and time of the case in ISO 8601. Defaults to `2030-01-01T09:00:00Z`.
   */
  now?: string;
  /**
   * Record as it is stored before the call, for cases of a lifecycle.
   */
  record?: {
    [k: string]: unknown;
  };
  /**
   * Expected outcome by name: values, results, states or error codes. `null` means that there is none.
   */
  expect: {
    [k: string]: unknown;
  };
}[];
