import { type Compilation, findSource, isOfKind } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { fieldNames } from '../../../compile/fieldLists.ts';
import { isVersioned, versionName } from '../../../compile/isVersioned.ts';
import { child, entriesOf, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { nearest } from '../../../errors/nearest.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import { referencedKinds } from '../../../language/blocks/index.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { type CheckType, propertiesOf } from '../../../typecheck/checkTypes.ts';
import { typeOfBody } from '../../../typecheck/typeTable.ts';
import type { Gate } from '../../Gate.ts';
import { declaredNames, isRouted, pathParameters, routeNames } from '../../scope/scopeOf.ts';
import { tableParameters } from '../../scope/tableFilters.ts';
import type { Location } from '../../walkDefinition.ts';

/** Checks that each passed argument has a name that the target declares: a parameter, a field, or a given name. */
export function checkParameters(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const place of places) {
      if (!isAuthored(place.value) || !isAuthored(place.value['with'])) continue;
      const target = targetOf(gate, place.value);
      if (target !== undefined) checkNames(gate, definition, place, place.value['with'], target);
    }
  }
}

interface Target {
  readonly name: string;
  readonly parameters: ReadonlySet<string>;
}

type Written = Readonly<Record<string, unknown>>;

/** Properties that name the target of arguments, with its possible kinds. */
const targets: Readonly<Record<string, readonly string[]>> = {
  run: ['operation'],
  go: ['screen'],
  open: ['form', 'flow', 'screen'],
  ...Object.fromEntries(Object.entries(referencedKinds).map(([block, kind]) => [block, [kind]])),
  screen: ['screen'],
};

function targetOf(gate: Gate, object: Written): Target | undefined {
  const node = receiverOf(gate.compilation, object);
  if (node === undefined) return undefined;
  return {
    name: `${node.source.kind}/${node.source.id}`,
    parameters: isOfKind(node, 'operation')
      ? parametersOf(gate, node)
      : new Set([...namesGiven(node), ...(isRouted(node) ? tableParameters(node.source.id, gate.compilation) : [])]),
  };
}

/** The definition that receives the arguments of an object: the one that it calls, opens, shows or links to. */
export function receiverOf(compilation: Compilation, object: Written): Node | undefined {
  for (const [word, kinds] of Object.entries(targets)) {
    const written = object[word];
    if (typeof written !== 'string') continue;
    const id = written.slice(written.indexOf(':') + 1);
    const wanted = written.includes(':') ? kinds.filter((kind) => written.startsWith(`${kind}:`)) : kinds;
    for (const kind of wanted) {
      const node = findSource(compilation, kind, id);
      if (node !== undefined) return node;
    }
  }
  return undefined;
}

function namesGiven(node: Node): readonly string[] {
  const given = entriesOf(child(node, 'given')).map(([name]) => name);
  return isRouted(node) ? [...routeNames(node), ...declaredNames(node)] : given;
}

/** Arguments of a list in addition to its own. */
const paging = ['page', 'size', 'sort', 'filter'] as const;

function parametersOf(gate: Gate, operation: Node<OperationDefinition>): ReadonlySet<string> {
  const body: CheckType = typeOfBody(operation, gate.compilation);
  const isPage = child(child(operation, 'result'), 'page') !== undefined;
  const [method = 'GET'] = (stringOf(child(operation, 'call')) ?? '').split(' ');
  const parameters = pathParameters(stringOf(child(operation, 'call')) ?? '');
  const versioned = isVersioned(operation, { entity: entityOf(operation), method, parameters }, gate.compilation);
  return new Set([
    ...parameters,
    ...(versioned ? [versionName] : []),
    ...fieldNames(child(operation, 'query')),
    ...fieldNames(child(operation, 'body')),
    ...(body.kind === 'entity' ? Object.keys(propertiesOf(body)) : []),
    ...(isPage ? [...paging, ...fieldNames(child(child(operation, 'filter'), 'fields'))] : []),
  ]);
}

function checkNames(gate: Gate, definition: Definition, place: Location, given: object, target: Target): void {
  for (const name of Object.keys(given)) {
    const pointer = joinPointer(joinPointer(place.pointer, 'with'), name);
    gate.note(definition, { pointer, start: 0, target: `parameter/${target.name.split('/')[1] ?? ''}.${name}` });
    if (target.parameters.has(name)) continue;
    const near = nearest(name, target.parameters);
    const hint = near === undefined ? listed(target) : `Did you mean "${near}"?`;
    const message = `${target.name} takes no "${name}"`;
    gate.report(definition, { code: 'argument/unknown', pointer, key: true, message, hint });
  }
}

function listed({ parameters }: Target): string {
  return parameters.size === 0 ? 'It takes nothing' : `It takes ${[...parameters].join(', ')}`;
}

/** Checks that the address of a redirect is the beginning of a route. */
export function checkRoutes(gate: Gate): void {
  const routes = [...gate.set.byKind.screen.values()].flatMap(({ json }) => {
    const route: unknown = isAuthored(json) ? json['route'] : undefined;
    return typeof route === 'string' ? [route] : [];
  });
  for (const { definition, places } of gate.walked) {
    for (const { schema, value, pointer } of places) {
      if (schema.refers !== 'route' || typeof value !== 'string') continue;
      if (routes.some((route) => route === value || route.startsWith(value === '/' ? '/' : `${value}/`))) continue;
      const beginnings = routes.flatMap(beginningsOf);
      const hint = suggestName(value, beginnings);
      gate.report(definition, {
        code: 'reference/unknown',
        pointer,
        message: `No route begins with "${value}"`,
        ...hint,
      });
    }
  }
}

function beginningsOf(route: string): readonly string[] {
  const parts = route.split('/').slice(1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
