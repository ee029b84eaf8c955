import type { Layers } from '../../../compile/findLayers.ts';
import { child, type Node } from '../../../compile/node.ts';

/** The value of a property in the nearest layer. */
export function nearestValue(layers: Layers, word: string): unknown {
  return layers.map((layer: Node) => child(layer, word)).find((found) => found !== undefined)?.json;
}

const givers = ['default', 'value', 'const', 'from', 'stored'];

/** Whether something other than the user sets the value of a field. */
export function isGiven(layers: Layers): boolean {
  return givers.some((word) => nearestValue(layers, word) !== undefined);
}
