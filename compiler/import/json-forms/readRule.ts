import { isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { createReading } from '../json-schema/Reading.ts';
import { toCondition } from '../json-schema/toCondition.ts';
import { findProperty } from '../write/findProperty.ts';
import { every, negate, some } from '../write/literal.ts';
import type { ElementInput } from './applyLayout.ts';
import { namesOfScope } from './readControl.ts';

/** Conditions of an element and of its enclosing elements. */
export interface Effects {
  readonly when: string;
  readonly locked: string;
}

export const noEffects: Effects = { when: 'true', locked: 'false' };

/** The conditions of an element, including its own rule. */
export function effectsOf({ effects, record, pointer, report, schema }: ElementInput, rule: unknown): Effects {
  if (rule === undefined) return effects;
  const { effect, condition } = isAuthored(rule) ? rule : {};
  const { scope, schema: test } = isAuthored(condition) ? condition : {};
  const found = findProperty(record.properties, namesOfScope(scope));
  const reading = createReading(schema, report);
  const path = `this.${found?.path ?? ''}`;
  const inner =
    found && toCondition({ schema: test ?? true, pointer: joinPointer(pointer, 'rule'), refs: [] }, path, reading);
  if (inner === undefined) {
    const message = 'The condition of the rule has no expression: the element is always shown.';
    report.omit({ pointer: joinPointer(pointer, 'rule'), keyword: 'rule', message });
    return effects;
  }
  const holds = every([`has(${path})`, inner]);
  switch (effect) {
    case 'SHOW':
      return { ...effects, when: every([effects.when, holds]) };
    case 'HIDE':
      return { ...effects, when: every([effects.when, negate(holds)]) };
    case 'DISABLE':
      return { ...effects, locked: some([effects.locked, holds]) };
    case 'ENABLE':
      return { ...effects, locked: some([effects.locked, negate(holds)]) };
    default:
      return effects;
  }
}
