import type { ActionModel } from '../call.types.ts';
import type { FieldModel, RuleModel } from '../field.types.ts';
import type { Template, Text } from '../value.types.ts';

/** How a search finds records by words. */
export interface FinderModel {
  /** Operation that returns the records. */
  readonly list: string;
  /** Query field for the words. */
  readonly by: string;
  /** Opens the screen of a record. `this` is the record. */
  readonly press: ActionModel;
  readonly text?: Text;
}

export interface EntityModel {
  readonly id: string;
  /** `record` has properties, `value` is a value type, `question` only maps foreign questions by `each`. */
  readonly form: 'record' | 'value' | 'question';
  readonly title: Text;
  readonly key?: string;
  /** Text key of an ICU text over the record. */
  readonly display?: Text;
  /** Relation → record path → user path. */
  readonly owners: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly find?: readonly FinderModel[];
  readonly properties: readonly FieldModel[];
  readonly rules: readonly RuleModel[];
  /** How one item of a foreign answer maps to a question, as written (see language 8.11). */
  readonly each?: Readonly<Record<string, Template>>;
  readonly kinds?: Readonly<Record<string, string>>;
}
