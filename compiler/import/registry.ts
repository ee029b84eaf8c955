import type { Importer } from './Importer.ts';
import { jsonSchema } from './json-schema/index.ts';

/** All importers. The first that recognises a file reads it, so the general ones are last. */
export const importers: readonly Importer[] = [jsonSchema];
