// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Type: a JSON Schema type, an entity, or a property of an entity such as `book#/properties/kind`. Append `[]` for a list and `?` for an optional value.
 */
export type Type = string;
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
 * Text in ICU MessageFormat with Markdown, or a choice of such texts. Values that are inserted are escaped.
 */
export type Markdown =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Text that this branch shows, in ICU MessageFormat with Markdown.
           */
          is: string;
        }
      | string
    )[];

/**
 * Template of an email, with its recipient, subject and text.
 */
export interface TemplateDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  given?: Given;
  /**
   * Expression that returns the email address of the recipient.
   */
  to: string;
  subject: Text;
  body: Markdown;
}
/**
 * Parameters that the caller must pass, as a map of names to types. Append `?` to a type to make the parameter optional.
 */
export interface Given {
  [k: string]: Type;
}
