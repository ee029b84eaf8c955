import type { FieldModel, RuleModel } from '../model/field.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { checkRules } from './checkRules.ts';
import { checkValue, matchesJsonType } from './checkValue.ts';
import type { Draft, FieldProblem, FieldState, FormInput } from './Draft.ts';
import { fieldScope } from './fieldScope.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { isEmpty } from './isEmpty.ts';
import { isEntry } from './isEntry.ts';
import { normaliseValues } from './normaliseDraft.ts';
import { fieldMessage, type Messages } from './problemMessage.ts';
import { resolveDraft } from './resolveDraft.ts';
import { fieldStatesOfResolvedDraft } from './resolveFieldStates.ts';
import { rowScope } from './rowScope.ts';

export interface ValidateInput extends Omit<FormInput, 'release'> {
  readonly runtime: Runtime;
  /** Rules of the form or operation. Rules of nested records come from their entities. */
  readonly rules: readonly RuleModel[];
  /** Messages of the form or flow, by keyword. */
  readonly messages?: Messages;
  readonly base?: 'form' | 'body';
}

/** All problems of a draft, at most one for each path: type, constraint, required, then rules. */
export function validateFields(input: ValidateInput): FieldProblem[] {
  const form = { ...input, release: input.runtime.release };
  const normal = { ...form, draft: normaliseValues(form) };
  const settled = resolveDraft(normal);
  const { draft, scope } = settled;
  const decisions = fieldStatesOfResolvedDraft(normal, settled);
  const level: Level = { ...input, scope, record: draft, root: draft };
  const problems = validateRecord(decisions, level);
  return [...problems, ...checkRules({ ...level, rules: input.rules, prefix: '', problems })];
}

/** The problems of one field of the list, for a normalised and settled draft and scope. */
export function validateOne(decision: FieldState, input: ValidateInput): FieldProblem[] {
  return validateField(decision, { ...input, record: input.draft, root: input.draft });
}

interface Level extends ValidateInput {
  readonly record: Draft;
  readonly root: Draft;
}

function validateRecord(decisions: readonly FieldState[], level: Level): FieldProblem[] {
  return decisions.flatMap((decision) => validateField(decision, level));
}

function validateField(decision: FieldState, level: Level): FieldProblem[] {
  const { field, value, visible, required, path } = decision;
  if (!visible || (field.readOnly && level.base !== 'body')) return [];
  const fault = isEmpty(value) ? checkNothing(decision, level) : checkGiven(decision, level);
  if (fault) return [fault];
  const nested = validateNested(decision, level);
  if (nested.length > 0 || !required || !isEmpty(value)) return nested;
  return [problem({ field, path, code: 'required', value }, level)];
}

/** An empty list in place of a record is an error, not an absent value. */
function checkNothing({ field, value, path }: FieldState, level: Level): FieldProblem | undefined {
  if (value === undefined || typeof value === 'string' || matchesJsonType(field, value)) return undefined;
  return problem({ field, path, code: 'type', value }, level);
}

function checkGiven({ field, value, path }: FieldState, level: Level): FieldProblem | undefined {
  const fault = checkValue(field, value, level.runtime);
  if (fault) {
    const at = fault.below === undefined ? path : `${path}.${fault.below}`;
    return problem({ field, path: at, code: fault.keyword, value, limit: fault.limit }, level);
  }
  if (!isOffered({ field, value, path }, level)) return problem({ field, path, code: 'options', value }, level);
  return checkTypeRules({ field, value, path }, level);
}

/** If all options are loaded, they must include the value. Paged options and stored values are not checked. */
function isOffered({ field, value, path }: Pick<FieldState, 'field' | 'value' | 'path'>, level: Level): boolean {
  // All rows share the options of a column.
  const list = level.offered?.[path.replaceAll(/\.\d+(?=\.)/g, '')];
  if (!list || !field.options || field.options.paged) return true;
  if (isDeepEqual(readPath(level.scope.variables['record'], path), value)) return true;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.every((one) => list.some((item) => isEntry(item, one, field.options)));
}

/** Evaluates the rules of the value's type, for each item of a list. */
function checkTypeRules(
  { field, value, path }: Pick<FieldState, 'field' | 'value' | 'path'>,
  level: Level,
): FieldProblem | undefined {
  if (field.rules.length === 0) return undefined;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const one of values) {
    const scope = fieldScope(level.scope, { record: level.record, root: level.root, value: one });
    const rules = field.rules.map((rule) => ({ ...rule, at: '' }));
    const fields = level.record === level.root ? level.fields : undefined;
    const [first] = checkRules({ ...level, fields, scope, rules, prefix: '', problems: [], title: field.title });
    if (!first) continue;
    const { messages, runtime } = level;
    const words = { value: one, scope, runtime, ...(messages ? { messages } : {}) };
    return { path, code: first.code, message: withRulesMessage(field, first.message, words) };
  }
  return undefined;
}

/** Codes of type rules that are stated in its schema. */
const lengthCodes: readonly string[] = ['minLength', 'maxLength'];

/** Puts the type's message for all its rules before the message of the violated rule. */
function withRulesMessage(
  field: FieldModel,
  message: string,
  words: Omit<Parameters<typeof fieldMessage>[1], 'code' | 'limit'>,
): string {
  return field.messages['rules'] ? `${fieldMessage(field, { ...words, code: 'rules' })} ${message}` : message;
}

function validateNested({ field, value, children, rows, path, required }: FieldState, level: Level): FieldProblem[] {
  if (rows) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return rows.flatMap((row, index) => {
      const item = items[index];
      const at = `${path}.${index}`;
      if (!isRecord(item)) return [problem({ field, path: at, code: 'type', value: item }, level)];
      const scope = rowScope(level.scope, index, items.length);
      return validateInner(row, field, { ...level, scope, record: item, prefix: `${at}.` });
    });
  }
  if (!children || (isEmpty(value) && !required)) return [];
  return validateInner(children, field, { ...level, record: isRecord(value) ? value : {}, prefix: `${path}.` });
}

function validateInner(
  decisions: readonly FieldState[],
  field: FieldModel,
  level: Level & { readonly prefix: string },
): FieldProblem[] {
  const problems = validateRecord(decisions, level);
  const { entities } = level.runtime.release;
  const entity =
    field.entity !== undefined && Object.hasOwn(entities, field.entity) ? entities[field.entity] : undefined;
  if (entity?.form !== 'record') return problems;
  return [...problems, ...checkRules({ ...level, fields: field.properties, rules: entity.rules, problems })];
}

interface Fault {
  readonly field: FieldModel;
  readonly path: string;
  readonly code: string;
  readonly value: unknown;
  readonly limit?: unknown;
}

function problem(fault: Fault, { scope, runtime, messages, record, root }: Level): FieldProblem {
  const { field, path, code, value, limit } = fault;
  const place: Scope = fieldScope(scope, { record, root, value });
  const words = { value, scope: place, runtime, ...(messages ? { messages } : {}) };
  const message = fieldMessage(field, { ...words, code, limit });
  return { path, code, message: lengthCodes.includes(code) ? withRulesMessage(field, message, words) : message };
}
