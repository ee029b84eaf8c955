import { fhir } from './fhir/index.ts';
import { formJs } from './form-js/index.ts';
import type { Importer } from './Importer.ts';
import { jsonForms } from './json-forms/index.ts';
import { jsonSchema } from './json-schema/index.ts';
import { rjsf } from './rjsf/index.ts';
import { surveyJs } from './survey-js/index.ts';

/** All importers. The first one that recognises a file reads it, so general formats are last. */
export const importers: readonly Importer[] = [fhir, formJs, surveyJs, jsonForms, rjsf, jsonSchema];
