import type { Json } from '#engine';

const base = 'http://hl7.org/fhir/StructureDefinition';
const capture = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire';

/** A FHIR extension with its name and value, such as `{ "valueInteger": 5 }`. */
export function extension(name: string, value: Readonly<Record<string, Json>>): Json {
  return { url: `${base}/${name}`, ...value };
}

/** The extension for the control of an item. */
export function controlExtension(code: string): Json {
  const coding = [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }];
  return extension('questionnaire-itemControl', { valueCodeableConcept: { coding } });
}

/** An expression that returns the initial answer, or every answer. */
export function expressionExtension(name: 'initialExpression' | 'calculatedExpression', expression: string): Json {
  return { url: `${capture}-${name}`, valueExpression: { language: 'text/fhirpath', expression } };
}
