import { nearest } from '../../../errors/nearest.ts';
import type { Schema } from '../../../language/Schema.ts';
import type { FormNames } from '../../FormNames.ts';
import type { Gate } from '../../Gate.ts';
import { describeValue } from '../../selectAlternative.ts';

/** Checks that widgets, formats and templates exist: those of every portal, and those that this portal adds. */
export function checkFormNames(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const { pointer, value, schema } of places) {
      if (schema.registered === undefined || typeof value !== 'string') continue;
      const names = namesFor(schema, schema.registered, gate.forms);
      if (!names.includes(value))
        gate.report(definition, { code: 'property/type', pointer, message: say(value, names) });
    }
  }
}

function namesFor(schema: Schema, registered: keyof FormNames, forms: FormNames): readonly string[] {
  const builtIn = (schema.enum ?? []).map(String);
  const fields = registered === 'widgets' ? (forms.fields ?? []) : [];
  return [...builtIn, ...(forms[registered] ?? []), ...fields];
}

function say(value: string, names: readonly string[]): string {
  const given = `${describeValue(value)} given`;
  if (names.length === 0) return `${given}; this portal has none`;
  const near = nearest(value, names);
  return `${given}; expected one of ${names.join(', ')}${near === undefined ? '' : `: did you mean "${near}"?`}`;
}
