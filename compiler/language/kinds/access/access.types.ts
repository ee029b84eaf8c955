// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Text in ICU MessageFormat, or a choice of texts. Arguments in braces are paths, such as `{book.title}`.
 */
export type Text =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Text that this branch shows, in ICU MessageFormat.
           */
          is: string;
        }
      | string
    )[];
/**
 * Condition: `true`, `false`, an expression that returns one of them, or a choice. A condition that fails counts as false.
 */
export type Condition =
  | boolean
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Result of the condition when this branch is used.
           */
          is: boolean | string;
        }
      | (boolean | string)
    )[];
/**
 * Policy, or list of policies, that a user needs. One match is enough.
 */
export type Allow = string | string[];

/**
 * Roles, policies and numbered functions that determine what users can do.
 */
export interface AccessDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Roles that users can have. None by default.
   *
   * Items: Role with its functions and its menu.
   */
  roles?: {
    /**
     * Name of the role, as it appears in `user.roles`.
     */
    role: string;
    title?: Text;
    /**
     * Other names under which an account can have the role.
     *
     * Items: Another name of the role.
     */
    aliases?: string[];
    /**
     * Role whose functions and menu are inherited. None by default.
     */
    like?: string;
    /**
     * Numbers of the functions that the role has, as single numbers or ranges.
     */
    functions?: (number | string)[];
    /**
     * Menu that users with this role see. Defaults to that of the role in `like`.
     */
    menu?: string;
  }[];
  /**
   * Roles in order of precedence. The first role that a user has determines the menu.
   *
   * Items: Name of a role in `roles`.
   */
  precedence?: string[];
  /**
   * Policies that `allow` can name. Each matches some of the users.
   */
  policies: (
    | {
        /**
         * Name of the policy in kebab-case.
         */
        policy: string;
        when: Condition;
      }
    | {
        /**
         * Name of the policy in kebab-case.
         */
        policy: string;
        /**
         * Policies that a user must match, all of them.
         *
         * @minItems 1
         *
         * Items: Name of a policy that is required.
         */
        all: string[];
      }
  )[];
  /**
   * Numbered functions. Each is also a policy with the name of the function.
   *
   * Items: Numbered function that an account or a role can have.
   */
  functions?: {
    /**
     * Name of the function in kebab-case.
     */
    function: string;
    /**
     * Number of the function, as it appears in `user.functionalIds`.
     */
    id: number;
    title?: Text;
  }[];
  /**
   * Names of body fields with which a client identifies the sender. They are accepted but not read, because the sender is the signed-in user.
   *
   * Items: Name of a field in the request body.
   */
  ignored?: string[];
  /**
   * Screens to which users are redirected when they cannot open an address. The longest matching route is used.
   *
   * Items: Redirect for all addresses that begin with a route.
   */
  otherwise?: {
    /**
     * Beginning of the addresses that the redirect applies to.
     */
    route: string;
    /**
     * Name of the screen that users are redirected to.
     */
    go: string;
  }[];
}
