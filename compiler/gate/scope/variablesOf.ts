import type { Compilation } from '../../compile/compilation.ts';
import { namesRead } from '../../compile/namesRead.ts';
import { child, entriesOf, type Node } from '../../compile/node.ts';
import { findKind } from '../../language/kinds/index.ts';
import { anyType, type CheckType } from '../../typecheck/checkTypes.ts';
import { typesOfEverywhere } from '../../typecheck/everywhereTypes.ts';
import { typeOfSource } from '../../typecheck/typeOfSource.ts';
import { typeOfName } from '../../typecheck/typeTable.ts';
import type { Variables } from '../../typecheck/Variables.ts';
import { typeOfRun } from './runTypes.ts';
import { builtInNames, isRouted, routeNames } from './scopeOf.ts';

const before = new WeakMap<Compilation, Map<Node['source'], Variables>>();

/** Variables of a definition, with their types as far as known. */
export function variablesOf(node: Node, compilation: Compilation): Variables {
  const known = before.get(compilation) ?? new Map<Node['source'], Variables>();
  before.set(compilation, known);
  const variables = known.get(node.source) ?? findVariables(node, compilation);
  known.set(node.source, variables);
  return variables;
}

function findVariables(node: Node, compilation: Compilation): Variables {
  const { kind } = node.source;
  const names = builtInNames(kind);
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
  return { ...loaded, ...findKind(kind)?.scope?.types?.(loaded, node, compilation) };
}

function routeType(node: Node, given: Variables): CheckType {
  const properties = Object.fromEntries(routeNames(node).map((name) => [name, given[name] ?? anyType]));
  return { kind: 'entity', name: 'the route', properties };
}

/** Types of `data`, whose entries can read each other in any order. */
function dataTypes(node: Node, base: Variables, compilation: Compilation): Variables {
  const entries = new Map(entriesOf(child(node, 'data')));
  const types: Record<string, CheckType> = {};
  const find = (name: string, value: Node): void => {
    if (Object.hasOwn(types, name)) return;
    // Another check reports cycles.
    types[name] = anyType;
    for (const other of namesRead(value, compilation)) {
      const read = entries.get(other);
      if (read !== undefined) find(other, read);
    }
    types[name] = typeOfSource(value, { ...base, ...types }, compilation);
  };
  for (const [name, value] of entries) find(name, value);
  return Object.fromEntries([...entries.keys()].map((name) => [name, types[name] ?? anyType]));
}
