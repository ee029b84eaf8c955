import {
  type FieldModel,
  type FormModel,
  isExpression,
  isRecord,
  type ResolvedSource,
  readPath,
  resolveChoice,
  resolveTemplate,
  type Scope,
} from '#engine';
import { findField } from '../../engine/forms/applyChange.ts';
import { isEmpty } from '../../engine/forms/isEmpty.ts';
import { isCall } from '../../renderer/calls/isCall.ts';
import { rowsOrRecord } from '../../renderer/calls/rowsOrRecord.ts';
import { mergeDynamicFields, packDynamicFields, unpackDynamicFields } from '../../renderer/forms/dynamicFields.ts';
import type { FormAnswers, FormStore } from '../../renderer/forms/FormStore.ts';
import { findSelectedRecord } from '../../renderer/forms/findSelectedRecord.ts';
import { staticOptions } from '../../renderer/forms/staticOptions.ts';
import { extendScope } from '../../renderer/scope/extendScope.ts';
import type { World } from './findWorlds.ts';
import { offeredBy, valuesOffered } from './offeredBy.ts';
import { leastRow, sampleResult, sampleValues } from './sampleValues.ts';
import type { Subject } from './subject.ts';

type Row = Readonly<Record<string, unknown>>;

interface FormPlace {
  readonly form: FormModel;
  readonly given: Row;
  /** The scope of the form's host. */
  readonly scope: Scope;
  readonly world: World;
  readonly subject: Subject;
}

/** A form with its store. Its options are loaded initially and after each change. */
export interface OpenForm {
  readonly store: FormStore;
  change(path: string, value: unknown): void;
  /** Returns what the form hands over when it is left. */
  handed(): FormAnswers;
}

const mostRounds = 60;
const mostTried = 12;

/** Opens a form with parameters and, where given, earlier answers. */
export function openForm({ form, given, scope: outer, world, subject }: FormPlace, answers?: FormAnswers): OpenForm {
  const written = 'each' in form.fields ? [form.fields.each] : form.fields;
  const scope = withData(form, { ...outer, variables: { ...outer.variables, ...given } }, world);
  const items = written.map((field) => broughtBy(field, scope, world));
  const { fields, parts } = mergeDynamicFields(written, items, scope);
  const { rules, messages } = form;
  const begun = answers && { ...answers, draft: unpackDynamicFields(answers.draft, parts) };
  const { runtime } = world;
  const store = subject.createFormStore({
    fields,
    rules,
    messages,
    scope,
    runtime,
    ...(begun ? { answers: begun } : {}),
  });
  const offer = () => {
    for (let round = 0; round < 4; round += 1) {
      const before = store.getFields();
      for (const field of before) offerOne(store, field, world);
      if (store.getFields() === before) return;
    }
  };
  offer();
  return {
    store,
    change: (path, value) => {
      store.change(path, value, recordOf(store, path, value, findField(fields, path)?.field));
      offer();
    },
    handed: () => ({
      draft: packDynamicFields(store.normalised(), parts, store.getScope()),
      picked: store.getAnswers().picked,
    }),
  };
}

/** Fills in a form until it may be left. Returns undefined then, or the problem that remains. */
export function fillForm(open: OpenForm, wanted: Row, world: World): string | undefined {
  const { store, change } = open;
  for (const [path, value] of Object.entries(wanted)) {
    if (store.getField(path)?.locked === false && value !== undefined) change(path, value);
  }
  const tried = new Map<string, number>();
  for (let round = 0; round < mostRounds; round += 1) {
    const problems = store.validate();
    const problem = problems.find(({ path }) => (tried.get(path) ?? 0) < mostTried);
    if (!problem) return problems.length === 0 ? undefined : `${problems[0]?.path} (${problems[0]?.code})`;
    tried.set(problem.path, (tried.get(problem.path) ?? 0) + 1);
    const field = fieldAt(store, problem.path);
    if (!field) return `${problem.path} (${problem.code})`;
    for (const value of valuesFor(store, field, world).slice(0, 40)) {
      change(field.path, value);
      if (!store.validate().some(({ path }) => path === problem.path)) break;
    }
  }
  return 'it never comes to an end';
}

/** Returns the paths of the required fields that are not computed: those with an answer, or those without. */
export function requiredFields({ store }: OpenForm, answered: boolean): readonly string[] {
  return store
    .getFields()
    .map(({ path }) => path)
    .filter((path) => {
      const state = store.getField(path);
      return state?.required === true && !state.locked && isEmpty(state.value) !== answered;
    });
}

function fieldAt(store: FormStore, path: string): FieldModel | undefined {
  return store.getFields().find((field) => field.path === path || path.startsWith(`${field.path}.`));
}

function valuesFor(store: FormStore, field: FieldModel, world: World): readonly unknown[] {
  if (field.options) {
    const keys = valuesOffered(field.options, store.getField(field.path)?.options?.items ?? []);
    return field.type === 'array' ? keys.map((one) => [one]) : keys;
  }
  return sampleValues(field, world);
}

function recordOf(store: FormStore, path: string, value: unknown, field: FieldModel | undefined): unknown {
  const key = field?.options?.key;
  return store
    .getField(path)
    ?.options?.items.find((item) => (key !== undefined && isRecord(item) ? readPath(item, key) : item) === value);
}

/** Loads the options of a field. A source that depends on a missing answer returns none. */
function offerOne(store: FormStore, field: FieldModel, world: World): void {
  if (!field.options) return;
  const items = offeredBy(field.options.source, store.getScope(), world) ?? [];
  const before = store.getField(field.path)?.options?.items;
  if (before === undefined || JSON.stringify(before) !== JSON.stringify(items)) {
    store.setOptions(field.path, { items, control: { ...staticOptions, status: 'ready' } });
  }
  findSelectedRecord(store, field, items);
}

/**
 * Returns the data of dynamic fields. An item whose field would accept no value is reduced to its required properties.
 */
function broughtBy(field: FieldModel, scope: Scope, world: World): readonly unknown[] | undefined {
  if (!field.each) return undefined;
  const { from } = field.each;
  const items = offeredBy(from, scope, world);
  const result = isExpression(from) ? undefined : world.release.operations[from.run]?.result;
  const type = result && 'type' in result ? result.type : '';
  return items?.map((item) => {
    const { fields } = mergeDynamicFields([field], [[item]], scope);
    return fields.every((one) => sampleValues(one, world).length > 0) ? item : leastRow(item, type, world);
  });
}

/** Returns the scope with the data of a form, flow or wizard: calls return a sample, and expressions are evaluated. */
export function withData({ data }: Pick<FormModel, 'data'>, scope: Scope, world: World): Scope {
  let inner = scope;
  const { policies } = world.release.access;
  for (const { name, value } of data) {
    const taken = resolveChoice<ResolvedSource>(value, inner, policies) ?? null;
    const operation = isCall(taken) ? world.release.operations[taken.run] : undefined;
    const found = isCall(taken)
      ? operation && rowsOrRecord(sampleResult(operation, world))
      : resolveTemplate(taken, inner, policies);
    inner = extendScope(inner, { [name]: found });
  }
  return inner;
}
