import { isAuthored } from '../../../compile/node.ts';
import { joinPointer, splitPointer } from '../../../compile/pointer.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { Definition } from '../../../load/Definition.ts';

/** An entry of `reveals`. */
interface Exception {
  /** `book.cost` */
  readonly property: string;
  readonly pointer: string;
}

/** The exceptions at a place, from `reveals` of its enclosing objects. */
export function exceptionsAt(definition: Definition, pointer: string): readonly Exception[] {
  const found: Exception[] = [];
  let json: unknown = definition.json;
  let at = '';
  for (const member of ['', ...splitPointer(pointer)]) {
    if (member !== '') {
      json = Array.isArray(json) ? json[Number(member)] : isAuthored(json) ? json[member] : undefined;
      at = joinPointer(at, member);
    }
    const reveals: unknown = isAuthored(json) ? json['reveals'] : undefined;
    if (!Array.isArray(reveals)) continue;
    for (const [index, text] of reveals.entries()) {
      const { name, property = '' } = parseTypeName(String(text));
      found.push({ property: `${name}.${property}`, pointer: `${at}/reveals/${index}` });
    }
  }
  return found;
}

/** `book.shelf.row` in the notation of `reveals`: `book#/properties/shelf/properties/row`. */
export function typeNameOf(property: string): string {
  const [entity = '', ...names] = property.split('.');
  return [`${entity}#`, ...names].join('/properties/');
}

/** Whether a property equals another one, or is inside it. */
export function isWithin(property: string, holder: string): boolean {
  return property === holder || property.startsWith(`${holder}.`);
}
