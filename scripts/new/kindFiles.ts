/** Returns path → content of the new files of a kind. */
export function kindFiles(name: string): ReadonlyMap<string, string> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const folder = `compiler/language/kinds/${name}`;
  return new Map([
    [`${folder}/${name}.schema.json`, schemaOf(name, type)],
    [`${folder}/compile${type}.ts`, compilerOf(type, name)],
    [`${folder}/index.ts`, definitionOf(name, type)],
    [`engine/model/kinds/${name}.types.ts`, modelOf(name, type)],
    [`tests/fixtures/gate/base/general/first.${name}.json`, exampleOf(name)],
  ]);
}

function schemaOf(name: string, type: string): string {
  return `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "${type} definition",
  "type": "object",
  "description": "Definition of the kind ${name}, which is about one entity.",
  "required": ["of"],
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Path of the JSON Schema of this kind, which editors use for completion and checks.",
      "examples": ["../${name}.schema.json"]
    },
    "title": {
      "$ref": "../shapes.schema.json#/$defs/text",
      "description": "Name of the ${name} as users read it."
    },
    "of": {
      "type": "string",
      "names": "entity",
      "description": "Entity that the ${name} is about.",
      "examples": ["book"]
    }
  },
  "additionalProperties": false,
  "examples": [{ "$schema": "../${name}.schema.json", "of": "book" }]
}
`;
}

function compilerOf(type: string, name: string): string {
  return `import type { ${type}Model } from '#engine/kinds/${name}';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileText } from '../../../compile/compileValue.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { ${type}Definition } from '../../definitions.types.ts';

export function compile${type}(node: Node<${type}Definition>): ${type}Model {
  return {
    id: node.source.id,
    ...pickDefined({ title: compileText(child(node, 'title')) }),
    of: stringOf(child(node, 'of')) ?? '',
  };
}
`;
}

function definitionOf(name: string, type: string): string {
  return `import { byId } from '../../../compile/byId.ts';
import { defineKind } from '../defineKind.ts';
import { compile${type} } from './compile${type}.ts';
import schema from './${name}.schema.json' with { type: 'json' };

export const ${name} = defineKind<'${name}'>({
  schema,
  compile: ({ nodes }) => (nodes.length === 0 ? {} : { ${name}s: byId(nodes.map(compile${type})) }),
  isNamed: true,
});
`;
}

function modelOf(name: string, type: string): string {
  return `import type { Text } from '../value.types.ts';

export interface ${type}Model {
  readonly id: string;
  readonly title?: Text;
  /** Entity that it is about. */
  readonly of: string;
}

declare module '../release.types.ts' {
  interface Release {
    /** Absent in a release without definitions of this kind. */
    readonly ${name}s?: Readonly<Record<string, ${type}Model>>;
  }
}
`;
}

function exampleOf(name: string): string {
  return `{ "$schema": "../${name}.schema.json", "of": "book" }\n`;
}
