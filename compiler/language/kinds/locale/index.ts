import { defineKind } from '../defineKind.ts';
import { compileLocales } from './compileLocales.ts';
import schema from './locale.schema.json' with { type: 'json' };

export const locale = defineKind<'locale'>({
  schema,
  compile: ({ inputs, compilation }) => compileLocales(inputs, compilation),
  texts: false,
});
