import { isOfKind } from '../../../compile/compilation.ts';
import { child, entriesOf, isAuthored, type Node, rootOf, stringOf } from '../../../compile/node.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import { allOf, type Gate } from '../../Gate.ts';
import { isRouted, pathParameters, routeNames } from '../../scope/scopeOf.ts';
import { type Host, hostOf, thisNames } from './checkBindings.ts';
import { receiverOf } from './checkParameters.ts';

/** Checks that a form, flow, wizard, part or route gets every required value, by `with` or by name. */
export function checkGivens(gate: Gate): void {
  const routed = new Set(allOf(gate, 'screen').flatMap(({ node }) => (isRouted(node) ? routeNames(node) : [])));
  for (const { definition, places } of gate.walked) {
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    // A property that refers to a flow does not show it: it contains answers.
    if (source === undefined || definition.foreign || definition.kind === 'entity') continue;
    let host: Host | undefined;
    for (const place of places) {
      const { value, pointer } = place;
      if (!isAuthored(value)) continue;
      const receiver = receiverOf(gate.compilation, value);
      if (receiver === undefined || isOfKind(receiver, 'operation')) continue;
      const needed = neededBy(receiver);
      if (needed.length === 0) continue;
      host ??= hostOf(gate, rootOf(source), isAroundScreens(definition.kind) ? new Set() : routed);
      const names = thisNames(gate, place, host);
      // The properties of `this` are unknown, so any name may exist.
      if (names === undefined) continue;
      const written = isAuthored(value['with']) ? Object.keys(value['with']) : [];
      const missing = needed.filter((name) => !written.includes(name) && !names.has(name) && !host?.names.has(name));
      for (const name of missing) {
        const { kind, id } = receiver.source;
        const message = `${kind}/${id} needs ${name}, and nothing of that name is here`;
        const hint = `Write "with": { "${name}": … }, or load or be given "${name}"${unless(receiver, name)}`;
        gate.report(definition, { code: 'argument/missing', pointer, message, hint });
      }
    }
  }
}

/** Required names: the path parameters of a route, else all `given` names that are not optional. */
function neededBy(receiver: Node): readonly string[] {
  if (isRouted(receiver)) return pathParameters(stringOf(child(receiver, 'route')) ?? '');
  return entriesOf(child(receiver, 'given')).flatMap(([name, type]) =>
    parseTypeName(String(type.json)).optional ? [] : [name],
  );
}

/** The second fix in the hint. A given name can be optional, a path parameter cannot. */
function unless(receiver: Node, name: string): string {
  if (isRouted(receiver)) return '';
  return `; type it as "${stringOf(child(child(receiver, 'given'), name)) ?? 'string'}?" where it may be absent`;
}

/** Menus, redirects and mails are not inside a screen, so they have no route parameters. */
function isAroundScreens(kind: string): boolean {
  return kind === 'menu' || kind === 'access' || kind === 'template';
}
