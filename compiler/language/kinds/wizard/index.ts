import { byId } from '../../../compile/byId.ts';
import { defineKind } from '../defineKind.ts';
import { compileWizard } from './compileWizard.ts';
import { explainWizard } from './explainWizard.ts';
import { namesOfWizard } from './namesOfWizard.ts';
import { runWizardCase } from './runWizardCase.ts';
import { typesOfWizard } from './typesOfWizard.ts';
import schema from './wizard.schema.json' with { type: 'json' };

export const wizard = defineKind<'wizard'>({
  schema,
  // Forms that are stricter in a variant are copies of the compiled ones.
  complete: ({ forms }, { nodes, compilation }) => {
    const compiled = nodes.map((node) => compileWizard(node, compilation, forms));
    return {
      wizards: byId(compiled.map(({ wizard: model }) => model)),
      forms: { ...forms, ...byId(compiled.flatMap(({ forms: stricter }) => stricter)) },
    };
  },
  isNamed: true,
  isExpanded: true,
  scope: { names: ['this', 'chosen', 'run'], types: typesOfWizard },
  cases: {
    run: ({ id, answers, scope, release }) => {
      const { [id]: model } = release.wizards;
      return model === undefined ? undefined : runWizardCase({ wizard: model, answers, scope, release });
    },
    reads: ['answers'],
    names: namesOfWizard,
  },
  explain: explainWizard,
});
