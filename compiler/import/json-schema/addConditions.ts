import { isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { every, negate } from '../write/literal.ts';
import { addAlternatives } from './addAlternatives.ts';
import { flattenSchema, textsOf } from './flattenSchema.ts';
import type { Located } from './Reading.ts';
import { addRule, self } from './RecordDraft.ts';
import type { Addition } from './readRecord.ts';
import { memberOf, toCondition } from './toCondition.ts';

/** A schema with alternatives or conditions, and the function that adds a schema to the record. */
export interface PartAddition extends Addition {
  readonly part: Located;
  readonly add: (addition: Addition) => void;
}

/** Adds the conditions of `if`, `dependencies`, `not`, `oneOf` and `anyOf`. */
export function addConditions(addition: PartAddition): void {
  const { part } = addition;
  if (!isAuthored(part.schema)) return;
  const { if: condition, not, dependencies, dependentRequired, dependentSchemas } = part.schema;
  if (condition !== undefined) addBranches(addition, part.schema);
  if (not !== undefined) addNegation(addition, not);
  for (const [word, map] of Object.entries({ dependencies, dependentRequired, dependentSchemas }))
    if (isAuthored(map)) addDependencies(addition, word, map);
  addAlternatives(addition);
}

function addBranches(addition: PartAddition, schema: Readonly<Record<string, unknown>>): void {
  const { part, condition, reading } = addition;
  const test = toCondition(below(part, 'if', schema['if']), self, reading);
  if (test === undefined) {
    reading.omit(
      joinPointer(part.pointer, 'if'),
      'if',
      'The condition has no expression: `then` and `else` are left out.',
    );
    return;
  }
  const branches = [
    ['then', test],
    ['else', negate(test)],
  ] as const;
  for (const [word, own] of branches) {
    if (schema[word] === undefined) continue;
    addBranch(addition, below(part, word, schema[word]), every([condition, own]));
  }
}

function addBranch({ add, draft, reading }: PartAddition, located: Located, condition: string): void {
  if (located.schema === false) addRule(draft, { at: '', when: 'true', check: negate(condition) });
  else add({ draft, reading, condition, flat: flattenSchema(located, reading) });
}

function addNegation({ part, draft, condition, reading }: PartAddition, not: unknown): void {
  const test = toCondition(below(part, 'not', not), self, reading);
  if (test === undefined) reading.omit(joinPointer(part.pointer, 'not'), 'not', 'The condition has no expression.');
  else addRule(draft, { at: '', when: condition, check: negate(test) });
}

function addDependencies(addition: PartAddition, word: string, map: Readonly<Record<string, unknown>>): void {
  const { part, draft, condition, reading } = addition;
  for (const [trigger, dependent] of Object.entries(map)) {
    const present = memberOf(self, trigger, reading)?.present;
    if (present === undefined) continue;
    const needed = typeof dependent === 'string' ? [dependent] : textsOf(dependent);
    if (Array.isArray(dependent) || typeof dependent === 'string') {
      for (const foreign of needed) {
        const field = draft.fields.get(foreign);
        if (field !== undefined) field.required.add(every([condition, present]));
        else
          reading.omit(joinPointer(part.pointer, word), word, `"${foreign}" has no schema, so it cannot be entered.`);
      }
    } else {
      const located = below(below(part, word, map), trigger, dependent);
      addBranch(addition, located, every([condition, present]));
    }
  }
}

function below({ pointer, refs }: Located, word: string, schema: unknown): Located {
  return { schema, pointer: joinPointer(pointer, word), refs };
}
