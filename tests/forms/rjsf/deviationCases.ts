import type { SourceFile } from '#compiler';
import type { Json } from '#engine';
import type { DeviationName } from './deviations.ts';
import { definitionFile } from './generateDefinitions.ts';

/** A form, edits, and the expected outcome of both implementations. */
export interface DeviationCase {
  readonly properties: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Path and value of each edit, in order. Null clears the field. */
  readonly edits: readonly (readonly [path: string, value: Json])[];
  readonly ours: CaseOutcome;
  readonly theirs: CaseOutcome;
}

interface CaseOutcome {
  readonly data: Readonly<Record<string, Json>>;
  readonly errors: readonly string[];
}

const text = { title: 'Text', type: 'string' };
const letters = { title: 'Letters', $ref: 'made-letter[]' };

/** One form for each deviation, for which the two implementations differ. */
export const deviationCases: Readonly<Record<DeviationName, DeviationCase>> = {
  'empty-is-absent': {
    properties: { f0: letters },
    edits: [['f0', []]],
    ours: { data: {}, errors: [] },
    theirs: { data: { f0: [] }, errors: [] },
  },
  'empty-list-is-not-given': {
    properties: { f0: { ...letters, required: true } },
    edits: [],
    ours: { data: {}, errors: ['f0 required'] },
    theirs: { data: { f0: [] }, errors: [] },
  },
  'locked-is-not-asked': {
    properties: { f0: { ...text, required: true }, f1: { ...text, required: true, locked: '=!has(this.f0)' } },
    edits: [],
    ours: { data: {}, errors: ['f0 required'] },
    theirs: { data: {}, errors: ['f0 required', 'f1 required'] },
  },
  'one-message-a-field': {
    properties: { f0: { ...text, pattern: '^[A-Z]', maxLength: 3 } },
    edits: [['f0', 'ada l']],
    ours: { data: { f0: 'ada l' }, errors: ['f0 maxLength'] },
    theirs: { data: { f0: 'ada l' }, errors: ['f0 maxLength', 'f0 pattern'] },
  },
  'hidden-answers-return': {
    properties: { f0: { title: 'More', type: 'boolean' }, f1: { ...text, when: '=this.f0' } },
    edits: [
      ['f0', true],
      ['f1', 'Ada'],
      ['f0', false],
      ['f0', true],
    ],
    ours: { data: { f0: true, f1: 'Ada' }, errors: [] },
    theirs: { data: { f0: true }, errors: [] },
  },
  'blank-is-nothing': {
    properties: { f0: { ...text, required: true } },
    edits: [['f0', ' ']],
    ours: { data: {}, errors: ['f0 required'] },
    theirs: { data: { f0: ' ' }, errors: [] },
  },
  'cleared-stays-cleared': {
    properties: {
      f0: { title: 'Letter', values: ['a', 'b'], default: 'a' },
      f1: { ...text, when: "=this.f0 == 'b'" },
      f2: text,
    },
    edits: [
      ['f0', null],
      ['f2', 'Ben'],
    ],
    ours: { data: { f2: 'Ben' }, errors: [] },
    theirs: { data: { f0: 'a', f2: 'Ben' }, errors: [] },
  },
  'defaults-open-defaults': {
    properties: { f0: { ...text, default: 'Ada' }, f1: { ...text, default: 'Ben', when: "=this.f0 == 'Ada'" } },
    edits: [],
    ours: { data: { f0: 'Ada', f1: 'Ben' }, errors: [] },
    theirs: { data: { f0: 'Ada' }, errors: [] },
  },
  'wrong-pick-is-said': {
    properties: { f0: { title: 'Letter', values: ['a', 'b'], default: 'b' } },
    edits: [['f0', 'gone']],
    ours: { data: { f0: 'gone' }, errors: ['f0 enum'] },
    theirs: { data: { f0: 'b' }, errors: [] },
  },
  'normal-form': {
    properties: { f0: { ...text, normalise: '=trim(value)' } },
    edits: [['f0', ' Ada ']],
    ours: { data: { f0: 'Ada' }, errors: [] },
    theirs: { data: { f0: ' Ada ' }, errors: [] },
  },
};

/** Returns definitions of the forms of all cases. */
export function caseDefinitions(): readonly SourceFile[] {
  return Object.entries(deviationCases).flatMap(([name, { properties }]) => [
    definitionFile(`entity/case-${name}.entity.json`, { title: 'Case', key: 'f0', properties }),
    definitionFile(`form/case-${name}.form.json`, { of: `case-${name}`, fields: Object.keys(properties) }),
  ]);
}
