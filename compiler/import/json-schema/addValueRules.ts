import { isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { some } from '../write/literal.ts';
import { addRule, self } from './RecordDraft.ts';
import type { PropertyInput } from './readProperty.ts';
import { alternativesOf } from './readValues.ts';
import { toCondition } from './toCondition.ts';

const words = ['not', 'oneOf', 'anyOf', 'contains'] as const;

/** Adds rules for the alternatives and conditions of a single value. `isListed` if its alternatives are its values. */
export function addValueRules({ flat, name, draft, reading }: PropertyInput, isListed: boolean): void {
  const path = `${self}.${name}`;
  for (const part of flat.parts) {
    if (!isAuthored(part.schema)) continue;
    const { if: test, then: positive, else: negative } = part.schema;
    const conditions =
      test === undefined ? [] : ([['if', { if: test, then: positive ?? true, else: negative ?? true }]] as const);
    const others = words.flatMap((word) => {
      const value = isAuthored(part.schema) ? part.schema[word] : undefined;
      const isRead = value === undefined || (isListed && alternativesOf(part)?.word === word);
      return isRead ? [] : [[word, { [word]: value }] as const];
    });
    for (const [word, schema] of [...conditions, ...others]) {
      const check = toCondition({ ...part, schema }, path, reading);
      if (check !== undefined) addRule(draft, { at: name, when: 'true', check: some([`!has(${path})`, check]) });
      else
        reading.omit(joinPointer(part.pointer, word), word, 'The condition has no expression, so it is not validated.');
    }
  }
}
