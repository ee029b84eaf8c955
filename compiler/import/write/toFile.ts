import type { Authored } from '../../compile/node.ts';
import type { SourceFile } from '../../load/Definition.ts';

interface Written {
  readonly folder: string;
  readonly name: string;
  readonly kind: string;
  readonly json: Authored;
}

/** A definition as a source file. */
export function toFile({ folder, name, kind, json }: Written): SourceFile {
  const text = JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }, undefined, 2);
  return { path: `definitions/${folder}/${name}.${kind}.json`, text: `${text}\n` };
}
