import { byId } from '../../../compile/byId.ts';
import { child } from '../../../compile/node.ts';
import { typesOfRowAt } from '../../../typecheck/rowVariables.ts';
import { typesOfOptions } from '../../../typecheck/typesOfOptions.ts';
import { baseOfForm, typeOfForm } from '../../../typecheck/typeTable.ts';
import { defineKind } from '../defineKind.ts';
import { compileForm } from './compileForm.ts';
import { explainForm } from './explainForm.ts';
import schema from './form.schema.json' with { type: 'json' };
import { namesOfForm } from './namesOfForm.ts';
import { runFormCase } from './runFormCase.ts';

export const form = defineKind<'form'>({
  schema,
  compile: ({ nodes, compilation }) => ({ forms: byId(nodes.map((node) => compileForm(node, compilation))) }),
  isNamed: true,
  isExpanded: true,
  scope: {
    names: ['this', 'root', 'chosen', 'options', 'run'],
    types: (known, node, compilation) => {
      const type = typeOfForm(node, compilation);
      return { this: type, root: type, ...typesOfOptions({ ...known, this: type }, node, compilation) };
    },
    typesAt: (pointer, _, node, compilation) => {
      const base = baseOfForm(node, compilation);
      return typesOfRowAt(pointer, { word: 'fields', list: child(node, 'fields'), base }, compilation);
    },
  },
  cases: {
    run: ({ id, answers, scope, release }) => {
      const { [id]: model } = release.forms;
      return model === undefined ? undefined : runFormCase({ form: model, answers, scope, release });
    },
    reads: ['answers'],
    names: namesOfForm,
  },
  explain: explainForm,
});
