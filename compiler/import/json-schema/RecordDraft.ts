import type { Authored } from '../../compile/node.ts';
import { every, some } from '../write/literal.ts';
import type { Located } from './Reading.ts';

/** The placeholder for the record in conditions, until its path is known. */
export const self = '\uE000';

/** A property while the schemas that describe it are collected. */
export interface FieldDraft {
  readonly name: string;
  readonly foreign: string;
  readonly schemas: readonly Located[];
  /** Conditions under which the property exists. One of them is enough. `true` means always. */
  readonly when: Set<string>;
  /** Conditions under which the property is required. */
  readonly required: Set<string>;
  /** Schemas of the property in branches: constants of a discriminator, or different limits. */
  readonly branches: Located[];
  /** Whether the branches have different limits, which become rules. */
  isLoose: boolean;
}

/** A rule of a record, with `self` as a placeholder for the record. */
export interface RuleDraft {
  /** Path in the record. */
  readonly at: string;
  readonly when: string;
  readonly check: string;
}

/** A record while it is read. */
export interface RecordDraft {
  readonly fields: Map<string, FieldDraft>;
  readonly rules: RuleDraft[];
}

/** The properties and rules of a record. */
export interface ReadRecord {
  readonly properties: Readonly<Record<string, Authored>>;
  readonly rules: readonly RuleDraft[];
}

/** The place of a record, as conditions read it. */
export interface RecordContext {
  /** Path of the record in conditions of its properties. Absent if they cannot read it. */
  readonly path?: string;
  /** Path of the record in conditions of nested properties. */
  readonly root?: string;
  /** Whether an enclosing record is optional. */
  readonly isOptional: boolean;
  /** Condition under which the record exists. */
  readonly when: string;
  readonly depth: number;
}

/** The context of the file's root record. */
export const rootContext: RecordContext = { path: 'this', root: 'root', isOptional: false, when: 'true', depth: 0 };

/** The conditions under which a property exists, and under which an existing property is required. */
export function conditionsOf({ when, required }: FieldDraft): { readonly when: string; readonly required: string } {
  const exists = some([...when]);
  const needed = some([...required]);
  // A hidden value is never required.
  return { when: exists, required: needed === exists ? 'true' : needed };
}

/** Adds a rule, unless it is always true. */
export function addRule(draft: RecordDraft, { at, when, check }: RuleDraft): void {
  if (check === 'true' || when === 'false') return;
  if (draft.rules.some((rule) => rule.check === check && rule.when === when)) return;
  draft.rules.push({ at, when: every([when]), check });
}

/** Whether a condition reads a property of the record. */
export function readsProperty(condition: string, name: string): boolean {
  return new RegExp(`${self}\\.${name}(?![A-Za-z0-9_])`).test(condition);
}
