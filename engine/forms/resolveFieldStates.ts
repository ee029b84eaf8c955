import type { FieldModel } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import type { Draft, FieldState, FormInput } from './Draft.ts';
import { fieldScope } from './fieldScope.ts';
import { isEmpty } from './isEmpty.ts';
import { isVisible, type ResolvedDraft, resolveDraft } from './resolveDraft.ts';
import { rowScope } from './rowScope.ts';

export interface ResolveFieldStatesInput extends FormInput {
  /** `body`: no value is locked because a form would not let it be typed; `checkBody` decides that. */
  readonly base?: 'form' | 'body';
}

/** Decides for each field whether it is there, locked and required, and what its value is. */
export function resolveFieldStates(input: ResolveFieldStatesInput): FieldState[] {
  return fieldStatesOfResolvedDraft(input, resolveDraft(input));
}

/** The decisions over a draft that is settled already, in the order of the fields. */
export function fieldStatesOfResolvedDraft(
  input: ResolveFieldStatesInput,
  { draft, scope }: ResolvedDraft,
): FieldState[] {
  return decideRecord({ ...input, scope, draft, root: draft, prefix: '' });
}

/** The decision over one field of the list; draft and scope are settled. */
export function resolveFieldState(field: FieldModel, input: ResolveFieldStatesInput): FieldState {
  return decideField(field, { ...input, root: input.draft, prefix: '' });
}

interface Level extends ResolveFieldStatesInput {
  readonly root: Draft;
  readonly prefix: string;
  /** The record is not asked for and nothing of it has been given. */
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
  // Conditions that are written out read nothing.
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
      decideRecord({
        ...level,
        scope: rowScope(level.scope, index, items.length),
        fields: properties,
        draft: isRecord(item) ? item : {},
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

function isLocked(field: FieldModel, scope: Scope, level: Level): boolean {
  if (level.base !== 'body' && (field.readOnly || field.value !== undefined)) return true;
  return resolveCondition(field.locked, scope, level.release.access.policies);
}
