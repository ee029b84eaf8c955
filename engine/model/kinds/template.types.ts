import type { Expression, Text } from '../value.types.ts';

/** A mail. `to` gives one address; subject and body are texts over its `given`, the body in Markdown. */
export interface TemplateModel {
  readonly id: string;
  readonly given: Readonly<Record<string, string>>;
  readonly to: Expression;
  readonly subject: Text;
  readonly body: Text;
}
