import type { Layers } from '../../../compile/findLayers.ts';
import { child, type Node } from '../../../compile/node.ts';

/** What the nearest layer writes for a word. */
export function nearestValue(layers: Layers, word: string): unknown {
  return layers.map((layer: Node) => child(layer, word)).find((found) => found !== undefined)?.json;
}

const givers = ['default', 'value', 'const', 'from', 'stored'];

/** Whether something besides a person gives a field its value. */
export function isGiven(layers: Layers): boolean {
  return givers.some((word) => nearestValue(layers, word) !== undefined);
}
