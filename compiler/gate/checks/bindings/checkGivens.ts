import { isOfKind } from '../../../compile/compilation.ts';
import { child, entriesOf, isAuthored, type Node, rootOf, stringOf } from '../../../compile/node.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import { allOf, type Gate } from '../../Gate.ts';
import { isRouted, pathParameters, routeNames } from '../../scope/scopeOf.ts';
import { type Host, hostOf, thisNames } from './checkBindings.ts';
import { receiverOf } from './checkParameters.ts';

/** What a form, flow, wizard, part or address cannot do without is handed to it, or has its name where it is used. */
export function checkGivens(gate: Gate): void {
  const routed = new Set(allOf(gate, 'screen').flatMap(({ node }) => (isRouted(node) ? routeNames(node) : [])));
  for (const { definition, places } of gate.walked) {
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    // A property that names a flow draws nothing: it contains answers.
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
      // Nothing is known of what is here, so that it may have every name.
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

/** Names without which it cannot be drawn: of an address those in its path, else all that are not optional. */
function neededBy(receiver: Node): readonly string[] {
  if (isRouted(receiver)) return pathParameters(stringOf(child(receiver, 'route')) ?? '');
  return entriesOf(child(receiver, 'given')).flatMap(([name, type]) =>
    parseTypeName(String(type.json)).optional ? [] : [name],
  );
}

/** What is given may be optional; a part of an address may not. */
function unless(receiver: Node, name: string): string {
  if (isRouted(receiver)) return '';
  return `; type it as "${stringOf(child(child(receiver, 'given'), name)) ?? 'string'}?" where it may be absent`;
}

/** A menu, a redirect and a mail are used where no screen is, so that they have nothing of an address. */
function isAroundScreens(kind: string): boolean {
  return kind === 'menu' || kind === 'access' || kind === 'template';
}
