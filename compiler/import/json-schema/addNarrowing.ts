import { isAuthored } from '../../compile/node.ts';
import { some } from '../write/literal.ts';
import type { Located, Reading } from './Reading.ts';
import { addRule, type FieldDraft, type RecordDraft, self } from './RecordDraft.ts';
import { toCondition } from './toCondition.ts';

interface Narrowing {
  readonly draft: RecordDraft;
  readonly field: FieldDraft;
  readonly schemas: readonly Located[];
  readonly condition: string;
  readonly reading: Reading;
}

/**
 * Adds what a branch requires of a property that another schema describes, as a rule under the condition of the branch.
 * If the property exists in branches only, no limit applies to all of them, so each becomes a rule.
 */
export function addNarrowing(narrowing: Narrowing): void {
  const { field, schemas, condition } = narrowing;
  if (JSON.stringify(schemas[0]?.schema) === JSON.stringify(field.schemas[0]?.schema)) return;
  if (!field.when.has('true') && !field.when.has(condition) && field.schemas.length > 0) {
    if (!field.isLoose) {
      field.branches.push(...field.schemas);
      addLimits({ ...narrowing, schemas: field.schemas, condition: some([...field.when]) });
    }
    field.isLoose = true;
    field.branches.push(...schemas);
  }
  addLimits(narrowing);
}

function addLimits({ draft, field, schemas, condition, reading }: Narrowing): void {
  const path = `${self}.${field.name}`;
  for (const located of schemas) {
    const check = toCondition(located, path, reading);
    if (check !== undefined) addRule(draft, { at: field.name, when: condition, check: some([`!has(${path})`, check]) });
    else {
      const message = 'The property is described elsewhere too; what else applies in this branch is left out.';
      reading.omit(located.pointer, 'properties', message);
    }
  }
}

const shape = ['type', 'title', 'description', '$ref', 'properties', 'items'];

/** A schema with only the shape of its values. */
export function withoutLimits({ schema, ...place }: Located): Located {
  if (!isAuthored(schema)) return { ...place, schema };
  return { ...place, schema: Object.fromEntries(Object.entries(schema).filter(([word]) => shape.includes(word))) };
}
