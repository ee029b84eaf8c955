import { child, stringOf } from '../../../compile/node.ts';
import { typeOfEntity } from '../../../typecheck/typeTable.ts';
import { defineKind } from '../defineKind.ts';
import { explainFieldList } from './explainFieldList.ts';
import schema from './fields.schema.json' with { type: 'json' };

/** A field list is part of the definitions that refer to it. A release does not contain it separately. */
export const fields = defineKind<'fields'>({
  schema,
  isNamed: true,
  scope: {
    names: ['this', 'root'],
    types: (_, node, compilation) => {
      const type = typeOfEntity(stringOf(child(node, 'of')) ?? '', compilation);
      return { this: type, root: type };
    },
  },
  explain: explainFieldList,
});
