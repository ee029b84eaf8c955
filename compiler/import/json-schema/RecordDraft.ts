import type { Authored } from '../../compile/node.ts';
import { every, some } from '../write/literal.ts';
import type { Located } from './Reading.ts';

/** Stands for the record in conditions until it is known how its place is read. */
export const self = '\uE000';

/** A property while the schemas that describe it are gathered. */
export interface FieldDraft {
  readonly name: string;
  readonly foreign: string;
  readonly schemas: readonly Located[];
  /** Conditions under which the property exists, one of which holds; `true` for always. */
  readonly when: Set<string>;
  /** Conditions under which a value is required. */
  readonly required: Set<string>;
  /** What branches say of the property: the constants of a discriminator, or limits that differ. */
  readonly branches: Located[];
  /** Whether the branches have different limits, which are rules then. */
  isLoose: boolean;
}

/** A rule of a record, with `self` for the record. */
export interface RuleDraft {
  /** Path below the record. */
  readonly at: string;
  readonly when: string;
  readonly check: string;
}

/** A record while it is read. */
export interface RecordDraft {
  readonly fields: Map<string, FieldDraft>;
  readonly rules: RuleDraft[];
}

/** What was read of a record. */
export interface ReadRecord {
  readonly properties: Readonly<Record<string, Authored>>;
  readonly rules: readonly RuleDraft[];
}

/** Where a record is, as conditions read it. */
export interface RecordContext {
  /** Path of the record in conditions of its properties. Absent where they cannot read it. */
  readonly path?: string;
  /** The same for conditions of properties further inside. */
  readonly root?: string;
  /** Whether records around this one can be left out as a whole. */
  readonly isOptional: boolean;
  /** Condition under which the record around the properties exists. */
  readonly when: string;
  readonly depth: number;
}

/** The record of the file itself. */
export const rootContext: RecordContext = { path: 'this', root: 'root', isOptional: false, when: 'true', depth: 0 };

/** The condition for a property to exist, and for a value of it to be required where it exists. */
export function conditionsOf({ when, required }: FieldDraft): { readonly when: string; readonly required: string } {
  const exists = some([...when]);
  const needed = some([...required]);
  // A hidden value is never required.
  return { when: exists, required: needed === exists ? 'true' : needed };
}

/** Adds a rule, unless it always holds. */
export function addRule(draft: RecordDraft, { at, when, check }: RuleDraft): void {
  if (check === 'true' || when === 'false') return;
  if (draft.rules.some((rule) => rule.check === check && rule.when === when)) return;
  draft.rules.push({ at, when: every([when]), check });
}

/** Whether a condition reads a property of the record. */
export function readsProperty(condition: string, name: string): boolean {
  return new RegExp(`${self}\\.${name}(?![A-Za-z0-9_])`).test(condition);
}
