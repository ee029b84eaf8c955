// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * A type of JSON Schema, an entity, or a property of one; [] makes a list, ? makes it optional.
 */
export type Type = string;
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
 * A text in ICU form with Markdown, or a choice of such texts.
 */
export type Markdown =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * A text with Markdown.
           */
          is: string;
        }
      | string
    )[];

/**
 * A mail.
 */
export interface TemplateDefinition {
  /**
   * Schema of this kind, for editors.
   */
  $schema?: string;
  given?: Given;
  /**
   * Address of the receiver.
   */
  to: string;
  subject: Text;
  body: Markdown;
}
/**
 * What the host must hand over, by name and type.
 */
export interface Given {
  [k: string]: Type;
}
