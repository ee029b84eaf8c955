import type { WizardBlockModel } from '#engine/blocks/wizard';
import { defineBlock } from '../defineBlock.ts';
import { compileWizard } from './compileWizard.ts';
import schema from './wizard.schema.json' with { type: 'json' };

export const wizard = defineBlock<WizardBlockModel>({
  name: 'wizard',
  schema,
  compile: compileWizard,
  renders: 'wizard',
});
