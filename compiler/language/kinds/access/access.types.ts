// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * A text in ICU form, or a choice of texts.
 */
export type Text =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * A text.
           */
          is: string;
        }
      | string
    )[];
/**
 * True, false, an expression that is one of them, or a choice.
 */
export type Condition =
  | boolean
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * What holds then.
           */
          is: boolean | string;
        }
      | (boolean | string)
    )[];
/**
 * One policy, or several of which any will do.
 */
export type Allow = string | string[];

/**
 * Who may.
 */
export interface AccessDefinition {
  /**
   * Schema of this kind, for editors.
   */
  $schema?: string;
  /**
   * Roles.
   *
   * Items: A role.
   */
  roles?: {
    /**
     * Name of the role.
     */
    role: string;
    title?: Text;
    /**
     * Other names under which a person may carry it.
     *
     * Items: A name.
     */
    aliases?: string[];
    /**
     * Role whose functions and menu it has too.
     */
    like?: string;
    /**
     * Numbers of functions, or ranges of them.
     */
    functions?: (number | string)[];
    /**
     * Its menu.
     */
    menu?: string;
  }[];
  /**
   * Roles, the leading first.
   *
   * Items: A role.
   */
  precedence?: string[];
  /**
   * Policies.
   */
  policies: (
    | {
        /**
         * Name of the policy.
         */
        policy: string;
        when: Condition;
      }
    | {
        /**
         * Name of the policy.
         */
        policy: string;
        /**
         * Policies that must all hold.
         *
         * @minItems 1
         *
         * Items: A policy.
         */
        all: string[];
      }
  )[];
  /**
   * Numbered functions; each is a policy.
   *
   * Items: A numbered function.
   */
  functions?: {
    /**
     * Name of the function.
     */
    function: string;
    /**
     * Its number.
     */
    id: number;
    title?: Text;
  }[];
  /**
   * Names by which a body may say who sends it: accepted and not read, since that is the one who is signed in.
   *
   * Items: A name on the wire.
   */
  ignored?: string[];
  /**
   * Where a refused person is led, by the beginning of the address.
   *
   * Items: Where to.
   */
  otherwise?: {
    /**
     * Beginning of the address.
     */
    route: string;
    /**
     * Screen to go to.
     */
    go: string;
  }[];
}
