import { type Compilation, findSource } from '../../compile/compilation.ts';
import { entityOf } from '../../compile/entityOf.ts';
import { flatFields } from '../../compile/fieldLists.ts';
import { findLayers, findProperty } from '../../compile/findLayers.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../compile/node.ts';
import { inferExpression } from '../../typecheck/checkExpression.ts';
import { anyType, type CheckType, plainType, propertiesOf } from '../../typecheck/checkTypes.ts';
import { typesOfEverywhere } from '../../typecheck/everywhereTypes.ts';
import { typeOfQuestions } from '../../typecheck/questionTypes.ts';
import { typeOfRun } from '../../typecheck/runTypes.ts';
import {
  baseOfForm,
  callsOf,
  typeOfBody,
  typeOfEntity,
  typeOfForm,
  typeOfName,
  typeOfResult,
} from '../../typecheck/typeTable.ts';
import { builtIn, isRouted, routeNames } from './scopeOf.ts';

export type Variables = Readonly<Record<string, CheckType>>;

const before = new WeakMap<Compilation, Map<Node['source'], Variables>>();

/** What expressions of a definition may read, with what is known of it. */
export function variablesOf(node: Node, compilation: Compilation): Variables {
  const known = before.get(compilation) ?? new Map<Node['source'], Variables>();
  before.set(compilation, known);
  const variables = known.get(node.source) ?? findVariables(node, compilation);
  known.set(node.source, variables);
  return variables;
}

function findVariables(node: Node, compilation: Compilation): Variables {
  const { kind } = node.source;
  const names = Object.entries(builtIn).find(([name]) => name === kind)?.[1] ?? [];
  const base: Record<string, CheckType> = {
    ...Object.fromEntries(names.map((name) => [name, anyType])),
    ...typesOfEverywhere(compilation),
  };
  const given: Record<string, CheckType> = {};
  for (const [name, type] of entriesOf(child(node, 'given'))) given[name] = typeOfName(String(type.json), compilation);
  if (isRouted(node)) base['route'] = routeType(node, given);
  else Object.assign(base, given);
  const run = 'run' in base ? { run: typeOfRun(node, compilation) } : {};
  const known = { ...base, ...run };
  const loaded = { ...known, ...dataTypes(node, known, compilation) };
  return { ...loaded, ...(own[kind]?.(loaded, node, compilation) ?? {}) };
}

function routeType(node: Node, given: Variables): CheckType {
  const properties = Object.fromEntries(routeNames(node).map((name) => [name, given[name] ?? anyType]));
  return { kind: 'entity', name: 'the route', properties };
}

/** Types of `data`, whose entries may read each other in any order. */
function dataTypes(node: Node, base: Variables, compilation: Compilation): Variables {
  const entries = entriesOf(child(node, 'data'));
  let types: Variables = Object.fromEntries(entries.map(([name]) => [name, anyType]));
  for (let round = 0; round < 3; round += 1) {
    const known = { ...base, ...types };
    types = Object.fromEntries(entries.map(([name, value]) => [name, typeOfSource(value, known, compilation)]));
  }
  return types;
}

/** What a call or an expression gives. */
export function typeOfSource(source: Node, variables: Variables, compilation: Compilation): CheckType {
  const text = stringOf(source);
  if (text?.startsWith('=')) return inferExpression({ source: text.slice(1), variables, expected: 'any' }).type;
  const operations = callsOf(source);
  const [only, other] = operations;
  if (only === undefined || other !== undefined) return anyType;
  const type = typeOfResult(only, compilation);
  return child(source, 'when') === undefined || type.kind === 'list' ? type : { kind: 'optional', of: type };
}

type Own = (known: Variables, node: Node, compilation: Compilation) => Variables;

/** What a kind knows of its own built-in names. */
const own: Readonly<Record<string, Own>> = {
  entity: (_, node, compilation) => {
    const type = child(node, 'properties') === undefined ? anyType : typeOfEntity(node.source.id, compilation);
    return { this: type };
  },
  operation: (_, node, compilation) => {
    const entity = entityOf(node);
    return {
      this: typeOfBody(node, compilation),
      record: entity === undefined ? anyType : typeOfEntity(entity, compilation),
    };
  },
  form: (known, node, compilation) => {
    const type = typeOfForm(node, compilation);
    return { this: type, root: type, ...typesOfOptions({ ...known, this: type }, node, compilation) };
  },
  flow: (_, node, compilation) => typeOfQuestions(node, compilation),
  wizard: (known, node, compilation) => ({
    this: typeOfWizard(node, compilation),
    chosen: chosenInWizard(known, node, compilation),
  }),
  lifecycle: (_, node, compilation) => ({ this: typeOfEntity(stringOf(child(node, 'of')) ?? '', compilation) }),
};

/** Records to pick from by field, and the one that was picked. Nothing is known of fields that the data bring. */
function typesOfOptions(known: Variables, form: Node, compilation: Compilation): Variables {
  const fields = child(form, 'fields');
  if (child(fields, 'from') !== undefined) return {};
  const base = baseOfForm(form, compilation);
  const options: Record<string, CheckType> = {};
  const chosen: Record<string, CheckType> = {};
  for (const field of flatFields(fields)) {
    const name = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
    const layers = [field, ...findLayers(compilation, field), ...(base(name) ?? [])];
    const source = layers.map((layer) => child(layer, 'options')).find((written) => written !== undefined);
    if (source === undefined) continue;
    const type = plainType(typeOfSource(source, known, compilation));
    options[name] = type;
    chosen[name] = type.kind === 'list' ? plainType(type.of) : anyType;
  }
  return {
    options: { kind: 'entity', name: 'the options', properties: options },
    chosen: { kind: 'entity', name: 'what is chosen', properties: chosen },
  };
}

/** The records that the fields of a body were picked from. */
export function typeOfChosen(operation: Node, known: Variables, compilation: Compilation): CheckType {
  const entity = entityOf(operation);
  const properties: Record<string, CheckType> = {};
  for (const field of flatFields(child(operation, 'body'))) {
    const name = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
    const base = entity === undefined ? undefined : findProperty(compilation, entity, name);
    const layers = [field, ...findLayers(compilation, field), ...(base ?? [])];
    const source = layers.map((layer) => child(layer, 'options')).find((written) => written !== undefined);
    const type = source === undefined ? anyType : plainType(typeOfSource(source, known, compilation));
    if (source !== undefined) properties[name] = type.kind === 'list' ? plainType(type.of) : anyType;
  }
  return { kind: 'entity', name: 'what is chosen', properties };
}

/** What is chosen in any form of a wizard; nothing is known when one of its forms is brought by data. */
function chosenInWizard(known: Variables, wizard: Node, compilation: Compilation): CheckType {
  const properties: Record<string, CheckType> = {};
  for (const step of itemsOf(child(wizard, 'steps'))) {
    const form = findSource(compilation, 'form', stringOf(child(step, 'form')) ?? '');
    if (form === undefined) continue;
    const { chosen } = typesOfOptions({ ...known, this: typeOfForm(form, compilation) }, form, compilation);
    if (chosen?.kind !== 'entity') return anyType;
    Object.assign(properties, propertiesOf(chosen));
  }
  return { kind: 'entity', name: 'what is chosen', properties };
}

/** All answers of a wizard: the fields of its forms, each of which a variant may not ask. */
function typeOfWizard(node: Node, compilation: Compilation): CheckType {
  const properties: Record<string, CheckType> = {};
  for (const step of itemsOf(child(node, 'steps'))) {
    const id = stringOf(child(step, 'form'));
    const form = id === undefined ? undefined : findSource(compilation, 'form', id);
    const type = form === undefined ? anyType : typeOfForm(form, compilation);
    if (type.kind !== 'entity' || typeof type.properties === 'function') {
      if (id !== undefined) return anyType;
      continue;
    }
    for (const [name, member] of Object.entries(type.properties)) {
      properties[name] = member.kind === 'optional' ? member : { kind: 'optional', of: member };
    }
  }
  return { kind: 'entity', name: 'the wizard', properties };
}
