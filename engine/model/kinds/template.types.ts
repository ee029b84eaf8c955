import type { Expression, Template, Text } from '../value.types.ts';

/** A screen that a mail leads to. */
export interface MailLink {
  readonly screen: string;
  readonly with: Readonly<Record<string, Template>>;
}

/** A stored file that a mail brings along. `file` gives its SHA-256. */
export interface MailAttachment {
  readonly file: Expression;
  readonly name: Text;
}

/** A mail. `to` gives its addresses; subject and body are texts over its `given` and `links`, the body in Markdown. */
export interface TemplateModel {
  readonly id: string;
  /** What the mail is for. */
  readonly description?: Text;
  /** Its texts can be replaced by those that people publish. */
  readonly editable: boolean;
  readonly given: Readonly<Record<string, string>>;
  readonly to: Expression | readonly Expression[];
  readonly language?: Expression;
  readonly links?: Readonly<Record<string, MailLink>>;
  readonly attach?: readonly MailAttachment[];
  readonly subject: Text;
  readonly body: Text;
}
