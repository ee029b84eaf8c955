import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import type { Draft, FieldState, FormInput, ResolvedDraft } from './Draft.ts';
import { fieldScope } from './fieldScope.ts';
import { isEmpty } from './isEmpty.ts';
import { isVisible, resolveDraft } from './resolveDraft.ts';
import { rowScope } from './rowScope.ts';

export interface ResolveFieldStatesInput extends FormInput {
  /** `body`: read-only and computed fields are not locked, because `checkBody` decides about them. */
  readonly base?: 'form' | 'body';
}

/** Resolves for each field whether it is visible, locked and required, and its value. */
export function resolveFieldStates(input: ResolveFieldStatesInput): FieldState[] {
  return fieldStatesOfResolvedDraft(input, resolveDraft(input));
}

/** The field states for a draft that is already settled, in the order of the fields. */
export function fieldStatesOfResolvedDraft(
  input: ResolveFieldStatesInput,
  { draft, scope }: ResolvedDraft,
): FieldState[] {
  return decideRecord({ ...input, scope, draft, root: draft, prefix: '' });
}

/** The state of one field of the list, for a settled draft and scope. */
export function resolveFieldState(field: FieldModel, input: ResolveFieldStatesInput): FieldState {
  return decideField(field, { ...input, root: input.draft, prefix: '' });
}

interface Level extends ResolveFieldStatesInput {
  readonly root: Draft;
  readonly prefix: string;
  /** The record is optional and has no values yet. */
  readonly idle?: boolean;
}

function decideRecord(level: Level): FieldState[] {
  return level.fields.map((field) => decideField(field, level));
}

function decideField(field: FieldModel, level: Level): FieldState {
  const value = readPath(level.draft, field.path);
  const path = level.prefix + field.path;
  const { when, locked, required: needed } = field;
  const isStill = typeof when !== 'object' && typeof locked !== 'object' && typeof needed !== 'object';
  level.scope.trace?.(path);
  // Literal conditions read nothing.
  const scope = isStill ? level.scope : fieldScope(level.scope, { record: level.draft, root: level.root, value });
  if (!isVisible(field, scope, level)) {
    return { field, path, visible: false, locked: true, required: false, value: undefined };
  }
  const required = level.idle !== true && resolveCondition(needed, scope, level.release.access.policies);
  const decision = { field, path, visible: true, locked: isLocked(field, scope, level), required, value };
  const { properties } = field;
  if (!properties) return decision;
  if (field.type === 'array') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const rows = items.map((item, index) =>
      decideRow(item, {
        ...level,
        scope: rowScope(level.scope, index, items.length),
        fields: properties,
        prefix: `${path}.${index}.`,
        idle: false,
      }),
    );
    return { ...decision, rows };
  }
  const idle = !required && isEmpty(value);
  const draft = isRecord(value) ? value : {};
  return { ...decision, children: decideRecord({ ...level, fields: properties, draft, prefix: `${path}.`, idle }) };
}

function decideRow(item: unknown, level: Level): readonly FieldState[] {
  if (!isRecord(item)) return decideRecord({ ...level, draft: {} });
  const decide = (): readonly FieldState[] => decideRecord({ ...level, draft: item });
  const { rows, fields, scope, root, prefix } = level;
  return rows === undefined ? decide() : rows.decide({ row: item, fields, scope, root }, prefix, decide);
}

function isLocked(field: FieldModel, scope: Scope, level: Level): boolean {
  if (level.base !== 'body' && (field.readOnly || field.value !== undefined)) return true;
  return resolveCondition(field.locked, scope, level.release.access.policies);
}
