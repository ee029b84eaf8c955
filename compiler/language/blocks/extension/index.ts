import type { ExtensionBlockModel } from '#engine/blocks/extension';
import { defineBlock } from '../defineBlock.ts';
import { compileExtension } from './compileExtension.ts';
import schema from './extension.schema.json' with { type: 'json' };

export const extension = defineBlock<ExtensionBlockModel>({
  name: 'extension',
  schema,
  compile: compileExtension,
});
