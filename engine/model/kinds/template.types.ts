import type { Expression, Template, Text } from '../value.types.ts';

/** A screen that a mail links to. */
export interface MailLink {
  readonly screen: string;
  readonly with: Readonly<Record<string, Template>>;
}

/** A stored file attached to a mail. `file` returns its SHA-256. */
export interface MailAttachment {
  readonly file: Expression;
  readonly name: Text;
}

/**
 * A mail. `to` returns its addresses. Subject and body are texts over its `given` and `links`, the body in Markdown.
 */
export interface TemplateModel {
  readonly id: string;
  /** The purpose of the mail. */
  readonly description?: Text;
  /** Published texts can replace its texts. */
  readonly editable: boolean;
  readonly given: Readonly<Record<string, string>>;
  readonly to: Expression | readonly Expression[];
  readonly language?: Expression;
  readonly links?: Readonly<Record<string, MailLink>>;
  readonly attach?: readonly MailAttachment[];
  readonly subject: Text;
  readonly body: Text;
}
