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
  for (let around = pointer; around !== ''; around = around.slice(0, around.lastIndexOf('/'))) {
    const origin = origins.get(around);
    if (origin !== undefined) return { ...origin, pointer: origin.pointer + pointer.slice(around.length) };
  }
  return { definition: written, pointer };
}

/** The definition as its file has it. */
export function writtenOf(definition: Definition): Definition {
  return definition.expansion?.written ?? definition;
}
