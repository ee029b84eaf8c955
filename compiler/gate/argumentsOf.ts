import { type Compilation, findSource } from '../compile/compilation.ts';
import { entityOf } from '../compile/entityOf.ts';
import { type FieldList, fieldNames, flatFields } from '../compile/fieldLists.ts';
import { findLayers, findProperty, type Layers } from '../compile/findLayers.ts';
import { booleanOf, child, entriesOf, type Node, stringOf } from '../compile/node.ts';
import type { OperationDefinition } from '../language/definitions.types.ts';
import { pathParameters } from './scope/scopeOf.ts';

export interface Argument {
  readonly name: string;
  /**
   * `call`: part of the path, or a required query parameter, without which no call is possible. `body`: a required
   * field of the body.
   */
  readonly where: 'call' | 'body';
}

/** Required arguments of an operation. Arguments that a condition may remove are not included. */
export function requiredArguments(operation: Node<OperationDefinition>, compilation: Compilation): readonly Argument[] {
  const entity = entityOf(operation);
  const base = (path: string): Layers => (entity === undefined ? [] : (findProperty(compilation, entity, path) ?? []));
  const required = (list: Node<FieldList> | undefined, isBody = false): readonly string[] => {
    const fields = flatFields(list);
    return fields.flatMap((field) => {
      const name = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
      const own = stringOf(field) === undefined ? [field, ...findLayers(compilation, field)] : [];
      // A body with one field is meaningless without it.
      return isRequired([...own, ...base(name)], isBody && fields.length === 1) ? [name] : [];
    });
  };
  const parameters = pathParameters(stringOf(child(operation, 'call')) ?? '');
  const body = child(operation, 'body');
  const whole = stringOf(body);
  const fields = whole === undefined ? required(body, true) : requiredProperties(whole, compilation);
  return [
    ...parameters.map((name) => ({ name, where: 'call' }) as const),
    ...required(child(operation, 'query')).map((name) => ({ name, where: 'call' }) as const),
    ...fields.filter((name) => !parameters.includes(name)).map((name) => ({ name, where: 'body' }) as const),
  ];
}

function requiredProperties(entity: string, compilation: Compilation): readonly string[] {
  const root = findSource(compilation, 'entity', entity);
  return entriesOf(child(root, 'properties')).flatMap(([name, property]) => {
    const layers = [property, ...findLayers(compilation, property)];
    return isRequired(layers) && booleanOf(child(property, 'readOnly')) !== true ? [name] : [];
  });
}

/** The properties that make an argument optional, as in `bindCall`. */
const givenByItself = ['default', 'value', 'allow', 'from'] as const;

/** True for a value that the caller must provide: nothing fills it in, and no condition removes it. */
export function isRequired(layers: Layers, isOnly = false): boolean {
  const own = layers.filter((layer) => layer.pointer !== '');
  if (givenByItself.some((word) => own.some((layer) => child(layer, word) !== undefined))) return false;
  const when = own.map((layer) => child(layer, 'when')).find((place) => place !== undefined);
  if (when !== undefined && when.json !== true) return false;
  if (isOnly) return true;
  const required = own.find((layer) => child(layer, 'required') !== undefined);
  return booleanOf(child(required, 'required')) === true;
}

/** Every name that a call of the operation accepts: in its path, query, filter and body. */
export function requestNames(operation: Node<OperationDefinition>, compilation: Compilation): readonly string[] {
  const known = requestNamesBefore.get(operation.source);
  if (known !== undefined) return known;
  const body = child(operation, 'body');
  const whole = stringOf(body);
  const record = whole === undefined ? undefined : findSource(compilation, 'entity', whole);
  const members = entriesOf(child(record, 'properties')).map(([name]) => name);
  const fields = [child(operation, 'query'), body, child(child(operation, 'filter'), 'fields')].flatMap((list) =>
    fieldNames(list),
  );
  const parameters = pathParameters(stringOf(child(operation, 'call')) ?? '');
  const names = [...parameters, ...members, ...fields.map((name) => name.split('.')[0] ?? name)];
  // A body that is a whole record changes with its entity.
  if (whole === undefined) requestNamesBefore.set(operation.source, names);
  return names;
}

/** A definition never changes, so its names are cached. */
const requestNamesBefore = new WeakMap<Node['source'], readonly string[]>();
