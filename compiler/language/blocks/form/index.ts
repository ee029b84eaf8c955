import type { FormBlockModel } from '#engine/blocks/form';
import { defineBlock } from '../defineBlock.ts';
import { compileForm } from './compileForm.ts';
import schema from './form.schema.json' with { type: 'json' };

export const form = defineBlock<FormBlockModel>({ name: 'form', schema, compile: compileForm, renders: 'form' });
