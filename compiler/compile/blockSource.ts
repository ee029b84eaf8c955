import type { Source } from '#engine';
import type { Source as WrittenSource } from '../language/definitions.types.ts';
import type { Compilation } from './compilation.ts';
import { compileSource } from './compileCall.ts';
import { type FieldContext, pickDefined } from './compileField.ts';
import { findProperty } from './findLayers.ts';
import { inferEntity, type Types } from './inferType.ts';
import { child, type Node } from './node.ts';

interface SourceScope {
  readonly compilation: Compilation;
  readonly types: Types;
}

/** `data`, or the variable with the block's name, and the entity of its records, if known. */
export function sourceOf(
  node: Node<{ readonly data?: WrittenSource }>,
  name: string,
  scope: SourceScope,
): { data: Source; entity?: string } {
  const data = child(node, 'data');
  const entity = data === undefined ? scope.types[name] : inferEntity(data, scope.types, scope.compilation);
  return {
    data: data === undefined ? { variable: name } : compileSource(data, scope.compilation),
    ...pickDefined({ entity }),
  };
}

/** The context of a block's field list: the entity of its records. */
export function fieldContextOf(entity: string | undefined, scope: Pick<SourceScope, 'compilation'>): FieldContext {
  return {
    compilation: scope.compilation,
    inline: false,
    base: (path) => (entity === undefined ? undefined : findProperty(scope.compilation, entity, path)),
  };
}
