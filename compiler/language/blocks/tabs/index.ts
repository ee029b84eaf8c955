import type { TabsBlockModel } from '#engine/blocks/tabs';
import { defineBlock } from '../defineBlock.ts';
import { compileTabs } from './compileTabs.ts';
import schema from './tabs.schema.json' with { type: 'json' };

export const tabs = defineBlock<TabsBlockModel>({ name: 'tabs', schema, compile: compileTabs });
