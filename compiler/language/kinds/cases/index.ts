import { defineKind } from '../defineKind.ts';
import schema from './cases.schema.json' with { type: 'json' };

export const cases = defineKind<'cases'>({ schema, isCompanion: true, isList: true, texts: false });
