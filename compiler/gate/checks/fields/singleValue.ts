import type { Layers } from '../../../compile/findLayers.ts';
import { child, stringOf } from '../../../compile/node.ts';

/** Why a property is not a single value that rows can be sorted or filtered by. Undefined if it is one. */
export function notSingle(layers: Layers | undefined): string | undefined {
  if (layers === undefined) return undefined;
  const isList = layers.some(
    (layer) => stringOf(child(layer, '$ref'))?.endsWith('[]') === true || stringOf(child(layer, 'type')) === 'array',
  );
  if (isList) return 'it is a list';
  const isRecord = layers.some((layer) => child(layer, 'properties') !== undefined);
  return isRecord ? 'it is a record of several values' : undefined;
}
