// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Cases beside a definition: what is given, and what must come out.
 *
 * Items: One case.
 */
export type CasesDefinition = {
  /**
   * Name of the case.
   */
  case: string;
  /**
   * Values of what the host hands over.
   */
  given?: {
    [k: string]: unknown;
  };
  /**
   * Answers by `q` and the id of the question.
   */
  answers?: {
    [k: string]: unknown;
  };
  /**
   * Operation that is asked for, beside a lifecycle.
   */
  on?: string;
  /**
   * Body that is sent.
   */
  body?: {
    [k: string]: unknown;
  };
  /**
   * Policy of the person.
   */
  as?: string;
  /**
   * Moment of the case.
   */
  now?: string;
  /**
   * Record as it is stored.
   */
  record?: {
    [k: string]: unknown;
  };
  /**
   * What must come out, by path or code.
   */
  expect: {
    [k: string]: unknown;
  };
}[];
