import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';
import type { Definition } from '../load/Definition.ts';
import type { NameAtOffset } from './readNames.ts';

interface Named {
  readonly place: { readonly pointer: string; readonly key: boolean };
  readonly name: NameAtOffset;
  /** For a property: its path in the entity, `authors.name`. */
  readonly path?: string;
}

/** Names in examples. Their shape is that of the definition they belong to, and no meta-schema describes it. */
export function readExamples({ kind, id, json }: Definition): readonly Named[] {
  if (kind !== 'examples' || !isAuthored(json)) return [];
  return Object.entries(json).flatMap(([example, value]) => {
    const isStatus = id.startsWith('operation/') && /^[1-5][0-9][0-9]$/.test(example);
    if (example === '$schema' || isStatus || !isAuthored(value)) return [];
    const pointer = joinPointer('', example);
    return Object.entries(value).flatMap(([word, inner]) => {
      const at = joinPointer(pointer, word);
      if (word !== 'like') return readMembers(word, word, inner, at);
      return [{ place: { pointer: at, key: false }, name: { kind: 'example', name: String(inner), start: 0 } }];
    });
  });
}

function readMembers(path: string, word: string, value: unknown, pointer: string): readonly Named[] {
  const own = { place: { pointer, key: true }, name: { kind: 'property', name: word, start: 0 }, path };
  const items = Array.isArray(value) ? value.map((item, index) => [item, joinPointer(pointer, index)] as const) : [];
  const objects = isAuthored(value) ? [[value, pointer] as const] : items;
  return [
    own,
    ...objects.flatMap(([object, at]) =>
      isAuthored(object)
        ? Object.entries(object).flatMap(([name, inner]) =>
            readMembers(`${path}.${name}`, name, inner, joinPointer(at, name)),
          )
        : [],
    ),
  ];
}
