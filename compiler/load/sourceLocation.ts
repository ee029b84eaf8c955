import type { Definition, Expansion, Origin } from './Definition.ts';

/** A definition, or what is compiled of it. */
interface Expandable {
  readonly expansion?: Expansion;
}

/** Where the part of a definition at a JSON Pointer is written: in its own file, or in that of a field list. */
export function sourceLocation(definition: Definition, pointer: string): Origin {
  return findSourceLocation(definition, pointer) ?? { definition, pointer };
}

/** The same for what may not come from a file; undefined where nothing was spelled out. */
export function findSourceLocation({ expansion }: Expandable, pointer: string): Origin | undefined {
  if (expansion === undefined) return undefined;
  const { written, origins } = expansion;
  for (let around = pointer; ; around = around.slice(0, around.lastIndexOf('/'))) {
    const origin = origins.get(around);
    if (origin !== undefined) return follow({ ...origin, pointer: origin.pointer + pointer.slice(around.length) });
    if (around === '') return follow({ definition: written, pointer });
  }
}

/** What another definition says may itself be spelled out, as the operation of an act. */
function follow(origin: Origin): Origin {
  const further = findSourceLocation(origin.definition, origin.pointer);
  return further === undefined ? origin : { ...origin, definition: further.definition, pointer: further.pointer };
}

/** The definition as its file has it. */
export function writtenOf(definition: Definition): Definition {
  return definition.expansion?.written ?? definition;
}
