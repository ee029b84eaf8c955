import {
  checkBody,
  expandMapping,
  type FieldModel,
  type FieldProblem,
  type FieldState,
  isRecord,
  normaliseDraft,
  readDynamicFields,
  resolveFieldStates,
  startDraft,
  storeDynamicFields,
  validateFields,
} from '#engine';
import { applyChange } from '../../../engine/forms/applyChange.ts';
import type { AvailableOptions } from '../../../engine/forms/Draft.ts';
import { release, runtimeFor, scopeFor } from './world.ts';

export type Case = Readonly<Record<string, unknown>>;

/** Functions for cases about fields, by the case's `ask`. */
export const formQuestions: Readonly<Record<string, (entry: Case) => unknown>> = {
  start: (entry) => startDraft(inputOf(entry)),
  decide: (entry) => Object.fromEntries(resolveFieldStates(inputOf(entry)).flatMap(describeDecision)),
  change: (entry) => {
    const { draft, picked } = applyChange({
      ...inputOf(entry),
      path: String(entry['path']),
      value: entry['value'],
      ...(entry['pick'] === undefined ? {} : { record: entry['pick'] }),
    });
    return { draft, picked };
  },
  normalise: (entry) => normaliseDraft(inputOf(entry)),
  validate: (entry) =>
    describeProblems(
      validateFields({
        ...inputOf(entry),
        runtime: runtimeFor(entry['locale']),
        rules: formOf(entry)?.rules ?? [],
        messages: formOf(entry)?.messages ?? {},
      }),
      entry,
    ),
  check: (entry) => {
    const operation = release.operations[String(entry['operation'])];
    if (!operation) return `no operation ${entry['operation']}`;
    const { body, problems } = checkBody({
      operation,
      body: entry['body'],
      scope: scopeFor(entry['user'], entry['given']),
      runtime: runtimeFor(entry['locale']),
      ...(isRecord(entry['brought']) ? { brought: listsOf(entry['brought']) } : {}),
      ...(isRecord(entry['offered']) ? { offered: listsOf(entry['offered']) } : {}),
    });
    return problems.length > 0 ? describeProblems(problems, entry) : { body };
  },
  expand: (entry) =>
    expandMapping(broughtBy(entry), itemsOf(entry['items']), scopeFor(entry['user'], entry['given'])).map(
      describeField,
    ),
  store: (entry) => {
    const field = broughtBy(entry);
    const scope = scopeFor(entry['user'], entry['given']);
    const expanded = expandMapping(field, itemsOf(entry['items']), scope);
    const stored = storeDynamicFields(field, expanded, entry['values'], scope);
    return { stored, back: readDynamicFields(field, expanded, stored) };
  },
};

function inputOf(entry: Case) {
  return {
    fields: fieldsOf(entry),
    draft: isRecord(entry['draft']) ? entry['draft'] : {},
    scope: scopeFor(entry['user'], entry['given']),
    release,
    picked: isRecord(entry['picked']) ? entry['picked'] : {},
    offered: isRecord(entry['offered']) ? listsOf(entry['offered']) : {},
  };
}

function formOf(entry: Case) {
  return release.forms[String(entry['form'])];
}

function fieldsOf(entry: Case): readonly FieldModel[] {
  const fields = formOf(entry)?.fields ?? [];
  const all = isList(fields)
    ? fields
    : expandMapping(fields.each, itemsOf(entry['items']), scopeFor(entry['user'], entry['given']));
  const only = entry['only'];
  return Array.isArray(only) ? all.filter((field) => only.includes(field.path)) : all;
}

/** Returns the dynamic field of a loan, or the one that stands for all fields of a form. */
function broughtBy(entry: Case): FieldModel {
  const fields = formOf(entry)?.fields;
  if (fields && !isList(fields)) return fields.each;
  const extras = release.operations['loans.create']?.body?.find(({ path }) => path === 'extras');
  if (!extras) throw new Error('The toy library has no extras.');
  return extras;
}

function isList(fields: readonly FieldModel[] | { readonly each: unknown }): fields is readonly FieldModel[] {
  return Array.isArray(fields);
}

function listsOf(lists: Case): AvailableOptions {
  return Object.fromEntries(Object.entries(lists).map(([path, list]) => [path, itemsOf(list)]));
}

function itemsOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

function describeDecision(decision: FieldState): (readonly [string, string])[] {
  const { path, visible, locked, required, children, rows } = decision;
  const state = visible
    ? ['shown', ...(locked ? ['locked'] : []), ...(required ? ['required'] : [])].join(' ')
    : 'hidden';
  return [
    [path, state],
    ...(children ?? []).flatMap(describeDecision),
    ...(rows?.flat() ?? []).flatMap(describeDecision),
  ];
}

function describeProblems(problems: readonly FieldProblem[], entry: Case): unknown {
  const word = entry['tell'] === 'messages' ? 'message' : 'code';
  return Object.fromEntries(problems.map((problem) => [problem.path, problem[word]]));
}

function describeField(field: FieldModel): unknown {
  const { path, title, type, required, locked, values, when, widget } = field;
  return {
    path,
    type,
    ...('literal' in title ? { title: title.literal } : {}),
    ...(required === false ? {} : { required }),
    ...(locked === false ? {} : { locked }),
    ...(when === true ? {} : { when }),
    ...(widget === undefined ? {} : { widget }),
    ...(values ? { values: values.map(({ value }) => value) } : {}),
  };
}
