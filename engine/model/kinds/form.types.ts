import type { ActionModel, CallModel, DataModel, Mode } from '../call.types.ts';
import type { FieldModel, RuleModel } from '../field.types.ts';
import type { Text } from '../value.types.ts';

export interface FormModel {
  readonly id: string;
  readonly title?: Text;
  readonly of?: string;
  /** Name → type, with a trailing `?` if it is optional. */
  readonly given: Readonly<Record<string, string>>;
  readonly data: readonly DataModel[];
  readonly text?: Text;
  readonly fields: readonly FieldModel[] | { readonly each: FieldModel };
  readonly rules: readonly RuleModel[];
  readonly submits: readonly CallModel[];
  /** Label of the submit button: the title of the first submitted operation, of `then`, or the engine's Save. */
  readonly submitTitle?: Text;
  /** Submitting ends or deletes something. */
  readonly tone?: 'danger';
  readonly mode: Mode;
  readonly messages: Readonly<Record<string, Text>>;
  /** What the Cancel button does on a page, once no input would be lost. */
  readonly cancel?: ActionModel;
  readonly then?: ActionModel;
}
