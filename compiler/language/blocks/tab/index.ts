import type { TabBlockModel } from '#engine/blocks/tab';
import { defineBlock } from '../defineBlock.ts';
import { compileTab } from './compileTab.ts';
import schema from './tab.schema.json' with { type: 'json' };

export const tab = defineBlock<TabBlockModel>({
  name: 'tab',
  schema,
  compile: compileTab,
  needsTitle: true,
  uniqueInList: true,
  isActionProperty: true,
});
