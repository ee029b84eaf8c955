import { byId } from '../../../compile/byId.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child } from '../../../compile/node.ts';
import { anyType } from '../../../typecheck/checkTypes.ts';
import { typesOfRowAt } from '../../../typecheck/rowVariables.ts';
import { typeOfBody, typeOfEntity } from '../../../typecheck/typeTable.ts';
import { defineKind } from '../defineKind.ts';
import { compileOperation } from './compileOperation.ts';
import { explainOperation } from './explainOperation.ts';
import schema from './operation.schema.json' with { type: 'json' };

export const operation = defineKind<'operation'>({
  schema,
  compile: ({ nodes, compilation }) => ({ operations: byId(nodes.map((node) => compileOperation(node, compilation))) }),
  isNamed: true,
  isExpanded: true,
  idSeparator: '.',
  scope: {
    names: ['this', 'root', 'record', 'chosen', 'options', 'route'],
    types: (_, node, compilation) => {
      const entity = entityOf(node);
      const record = entity === undefined ? anyType : typeOfEntity(entity, compilation);
      const body = typeOfBody(node, compilation);
      return { this: body, root: body, record };
    },
    typesAt: (pointer, _, node, compilation) => {
      const entity = entityOf(node);
      const base = (path: string): Layers | undefined =>
        entity === undefined ? undefined : findProperty(compilation, entity, path);
      return typesOfRowAt(pointer, { word: 'body', list: child(node, 'body'), base }, compilation);
    },
  },
  texts: { namesBody: true },
  explain: explainOperation,
});
