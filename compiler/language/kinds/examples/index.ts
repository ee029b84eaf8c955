import { defineKind } from '../defineKind.ts';
import schema from './examples.schema.json' with { type: 'json' };

export const examples = defineKind<'examples'>({ schema, isCompanion: true, texts: false });
