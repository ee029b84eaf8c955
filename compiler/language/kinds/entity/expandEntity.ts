import { isAuthored } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import type { ExpandedJson } from '../defineKind.ts';

/** Properties that determine whether a value can be sent: a computed one cannot. */
const ownWords = ['readOnly', 'value'] as const;

/** Moves `readOnly` of an entity to its properties, unless they override it. */
export function expandEntity(json: unknown): ExpandedJson | undefined {
  if (!isAuthored(json) || json['readOnly'] !== true || !isAuthored(json['properties'])) return undefined;
  const origins = new Map<string, string>();
  const properties = Object.entries(json['properties']).map(([name, property]) => {
    if (!isAuthored(property) || ownWords.some((word) => Object.hasOwn(property, word))) return [name, property];
    origins.set(joinPointer(joinPointer('/properties', name), 'readOnly'), '/readOnly');
    return [name, { ...property, readOnly: true }];
  });
  const words = Object.entries(json).filter(([word]) => word !== 'readOnly');
  return {
    json: Object.fromEntries(
      words.map(([word, value]) => [word, word === 'properties' ? Object.fromEntries(properties) : value]),
    ),
    origins,
  };
}
