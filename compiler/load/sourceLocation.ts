import type { Definition, Expansion, Origin } from './Definition.ts';

/** A definition, or something compiled from one. */
interface Expandable {
  readonly expansion?: Expansion;
}

/**
 * The place where the part of a definition at a JSON Pointer is written: in its own file, or in that of a field list.
 */
export function sourceLocation(definition: Definition, pointer: string): Origin {
  return findSourceLocation(definition, pointer) ?? { definition, pointer };
}

/** The same for something that may not come from a file. Undefined if nothing was expanded. */
export function findSourceLocation({ expansion }: Expandable, pointer: string): Origin | undefined {
  if (expansion === undefined) return undefined;
  const { written, origins } = expansion;
  for (let around = pointer; ; around = around.slice(0, around.lastIndexOf('/'))) {
    const origin = origins.get(around);
    if (origin !== undefined) return follow({ ...origin, pointer: origin.pointer + pointer.slice(around.length) });
    if (around === '') return follow({ definition: written, pointer });
  }
}

/** The origin may be an expanded definition itself, such as the operation of an act. */
function follow(origin: Origin): Origin {
  const further = findSourceLocation(origin.definition, origin.pointer);
  return further === undefined ? origin : { ...origin, definition: further.definition, pointer: further.pointer };
}

/** The definition as written in its file. */
export function writtenOf(definition: Definition): Definition {
  return definition.expansion?.written ?? definition;
}
