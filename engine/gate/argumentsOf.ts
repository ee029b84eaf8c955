import type { Compilation } from '../compile/compilation.ts';
import { entityOf } from '../compile/compileOperation.ts';
import { findLayers, findProperty, type Layers } from '../compile/findLayers.ts';
import { booleanOf, child, entriesOf, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { pathParameters } from './scopeOf.ts';

export interface Argument {
  readonly name: string;
  /** The call cannot be made without it: part of the path, or a required query. Else a required field of the body. */
  readonly where: 'call' | 'body';
}

/** Arguments without which a call of the operation is refused; what a condition may take away is not among them. */
export function requiredArguments(operation: Node, compilation: Compilation): readonly Argument[] {
  const entity = entityOf(operation);
  const base = (path: string): Layers => (entity === undefined ? [] : (findProperty(compilation, entity, path) ?? []));
  const required = (list: Node | undefined): readonly string[] =>
    itemsOf(list).flatMap((field) => {
      const name = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
      const own = stringOf(field) === undefined ? [field, ...findLayers(compilation, field)] : [];
      return isRequired([...own, ...base(name)]) ? [name] : [];
    });
  const parameters = pathParameters(stringOf(child(operation, 'call')) ?? '');
  const body = child(operation, 'body');
  const whole = stringOf(body);
  const fields = whole === undefined ? required(body) : requiredProperties(whole, compilation);
  return [
    ...parameters.map((name) => ({ name, where: 'call' }) as const),
    ...required(child(operation, 'query')).map((name) => ({ name, where: 'call' }) as const),
    ...fields.filter((name) => !parameters.includes(name)).map((name) => ({ name, where: 'body' }) as const),
  ];
}

function requiredProperties(entity: string, compilation: Compilation): readonly string[] {
  const source = compilation.sources.get(`entity:${entity}`);
  const root: Node | undefined = source === undefined ? undefined : { source, pointer: '', json: source.json };
  return entriesOf(child(root, 'properties')).flatMap(([name, property]) => {
    const layers = [property, ...findLayers(compilation, property)];
    return isRequired(layers) && booleanOf(child(property, 'readOnly')) !== true ? [name] : [];
  });
}

const givenByItself = ['default', 'value', 'when', 'allow', 'from', 'const'] as const;

function isRequired(layers: Layers): boolean {
  const own = layers.filter((layer) => layer.pointer !== '');
  if (givenByItself.some((word) => own.some((layer) => child(layer, word) !== undefined))) return false;
  const required = own.find((layer) => child(layer, 'required') !== undefined);
  return booleanOf(child(required, 'required')) === true;
}
