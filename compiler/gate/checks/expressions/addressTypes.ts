import type { Compilation } from '../../../compile/compilation.ts';
import { findSource } from '../../../compile/compilation.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { CheckType } from '../../../typecheck/checkTypes.ts';
import { pathParameters } from '../../scope/scopeOf.ts';

type Types = Readonly<Record<string, CheckType>>;
type TypesOfCall = (operation: Node<OperationDefinition>, compilation: Compilation) => Types;

/**
 * Types of the route parameters, as the calls of the screen read them by name. Parameters with conflicting types are
 * left out.
 */
export function addressTypes(screen: Node, compilation: Compilation, typesOfCall: TypesOfCall): Types {
  const found: Record<string, CheckType> = {};
  const calls = entriesOf(child(screen, 'data')).flatMap(([, source]) => callsIn(source));
  for (const name of pathParameters(stringOf(child(screen, 'route')) ?? '')) {
    const types = calls.flatMap(({ id, given }) => {
      const operation = findSource(compilation, 'operation', id);
      const written = stringOf(child(given, name));
      if (operation === undefined || (child(given, name) !== undefined && written !== `=route.${name}`)) return [];
      if (!pathParameters(stringOf(child(operation, 'call')) ?? '').includes(name)) return [];
      const type = typesOfCall(operation, compilation)[name];
      return type === undefined ? [] : [type];
    });
    const [first] = types;
    if (first !== undefined && types.every((type) => isSame(type, first))) found[name] = first;
  }
  return found;
}

function isSame(left: CheckType, right: CheckType): boolean {
  const [a, b] = [left, right].map((type) => (type.kind === 'optional' ? type.of : type));
  const meaning = (type: CheckType | undefined): unknown =>
    type !== undefined && 'refined' in type ? type.refined : '';
  return a?.kind === b?.kind && meaning(a) === meaning(b);
}

interface Call {
  readonly id: string;
  readonly given: Node | undefined;
}

function callsIn(source: Node): readonly Call[] {
  if (Array.isArray(source.json)) return itemsOf(source).flatMap((branch) => callsIn(child(branch, 'is') ?? branch));
  const id = stringOf(source) ?? stringOf(child(source, 'run'));
  return id === undefined || id.startsWith('=') ? [] : [{ id, given: child(source, 'with') }];
}
