import type { Exporter } from './Exporter.ts';
import { fhirQuestionnaire } from './fhir/index.ts';
import { jsonSchema } from './json-schema/index.ts';

export const exporters: readonly Exporter[] = [jsonSchema, fhirQuestionnaire];
