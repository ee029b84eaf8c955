import type { Compilation } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { findLayers, findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import { isRequired } from '../../argumentsOf.ts';

/** Properties of `this` at a place. Undefined if unknown. */
export type Answers = ReadonlySet<string> | undefined;

/** An argument that is written but never has a value. */
export interface MissingPart {
  /** Dotted path of the argument, `address.town`. */
  readonly path: string;
  /** JSON Pointer in `with`. */
  readonly below: string;
  /** The answer that it would pass, and that no field asks for. */
  readonly reads?: string;
}

/**
 * Required arguments that `with` contains but that have no value: a literal null, an answer that no field asks for, or
 * an object without a required property.
 */
export function missingParts(
  operation: Node<OperationDefinition>,
  written: Readonly<Record<string, unknown>>,
  required: readonly string[],
  { compilation, answers }: { readonly compilation: Compilation; readonly answers: Answers },
): readonly MissingPart[] {
  const entity = entityOf(operation);
  return required.flatMap((name) => {
    if (!Object.hasOwn(written, name)) return [];
    const field = flatFields(child(operation, 'body')).find((entry) => stringOf(child(entry, 'field')) === name);
    const own = field === undefined ? [] : [field, ...findLayers(compilation, field)];
    const property = entity === undefined ? [] : (findProperty(compilation, entity, name) ?? []);
    const part = { value: written[name], path: name, below: `/${name}` };
    return partsOf(part, [...own, ...property], { compilation, answers });
  });
}

interface Part {
  readonly value: unknown;
  readonly path: string;
  readonly below: string;
}

function partsOf(
  { value, path, below }: Part,
  layers: Layers,
  place: { readonly compilation: Compilation; readonly answers: Answers },
): readonly MissingPart[] {
  if (value === null) return [{ path, below }];
  if (typeof value === 'string') {
    const asked = purePath(value);
    const isAsked = asked === undefined || place.answers === undefined || place.answers.has(asked);
    return isAsked ? [] : [{ path, below, reads: asked }];
  }
  if (!isAuthored(value) || 'when' in value || 'is' in value) return [];
  const properties = layers.map((layer) => child(layer, 'properties')).find((found) => found !== undefined);
  return entriesOf(properties).flatMap(([name, property]) => {
    const inner = [property, ...findLayers(place.compilation, property)];
    const isReadOnly = child(property, 'readOnly')?.json === true;
    if (isReadOnly || !isRequired(inner)) return [];
    const part = { path: `${path}.${name}`, below: `${below}/${name}` };
    if (!Object.hasOwn(value, name)) return [{ path: part.path, below }];
    return partsOf({ ...part, value: value[name] }, inner, place);
  });
}

/** The answer that an argument passes unchanged. Undefined for anything computed. */
export function purePath(value: string): string | undefined {
  return /^=\s*this\.\??(\w+)\s*$/.exec(value)?.[1];
}
