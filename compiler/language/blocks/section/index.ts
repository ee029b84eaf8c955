import type { SectionBlockModel } from '#engine/blocks/section';
import { defineBlock } from '../defineBlock.ts';
import { compileSection } from './compileSection.ts';
import schema from './section.schema.json' with { type: 'json' };

export const section = defineBlock<SectionBlockModel>({ name: 'section', schema, compile: compileSection });
