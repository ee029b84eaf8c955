import type { Condition, Expression, FieldModel, FormModel, Release, Template } from '#engine';
import { pickOne } from '../../portal/demo/createRandom.ts';
import { makeField } from '../../stories/samples/makeField.ts';

type Random = () => number;

/** Generates a random form: fields of all types in any order, some of which depend on others, without cycles. */
export function generateForm(
  random: Random,
): Pick<FormModel, 'rules' | 'messages'> & { fields: readonly FieldModel[] } {
  const count = 3 + Math.floor(random() * 12);
  const made: FieldModel[] = [];
  for (let index = 0; index < count; index += 1) made.push(makeOne(`f${index}`, made, random));
  const fields = made.map((field) => ({ field, at: random() })).sort((left, right) => left.at - right.at);
  const rules =
    random() < 0.5
      ? [
          {
            rule: 'agree',
            at: pickOne(random, made).path,
            when: true,
            check: { '=': pickOne(random, conditionsOn(pickOne(random, made), random)) },
            message: { literal: 'They do not agree.' },
          },
        ]
      : [];
  const messages = random() < 0.3 ? { required: { text: 'said/required' } } : {};
  return { fields: fields.map(({ field }) => field), rules, messages };
}

/** Texts of the generated forms; one of them depends on the input. */
export const generatedTexts: Release['texts'] = {
  en: {
    'said/required': 'Give {title}, since f0 is {f0}.',
    'said/title': 'Beside {f1}',
    'engine/required': '{title} is required.',
  },
};

function makeOne(name: string, before: readonly FieldModel[], random: Random): FieldModel {
  const path = random() < 0.15 ? `group.${name}` : name;
  const type = pickOne(random, ['string', 'string', 'string', 'boolean', 'number', 'array', 'object'] as const);
  const base = makeField(path, {
    type,
    title: random() < 0.1 ? { text: 'said/title' } : { literal: name },
    required: conditionFor(before, random, { plain: random() < 0.4, often: 0.3 }),
    when: conditionFor(before, random, { plain: true, often: 0.4 }),
    locked: conditionFor(before, random, { plain: false, often: 0.15 }),
    constraint: type === 'string' ? 'short' : '',
    normalise: type === 'string' && random() < 0.3 ? [{ '=': 'trim(value)' }] : [],
  });
  const isPlain = type === 'string' || type === 'number';
  return {
    ...base,
    ...(isPlain && random() < 0.2 ? { default: 'a' } : {}),
    ...(type === 'string' && random() < 0.15 && before.length > 0
      ? { value: { '=': computedOf(pickOne(random, before)) } }
      : {}),
    ...(isPlain && random() < 0.15 && before.length > 0 ? { fills: fillsOf(pickOne(random, before)) } : {}),
    ...(type === 'string' && random() < 0.15 ? { options: { source: { '=': '[]' }, key: 'id', paged: false } } : {}),
    ...(type === 'array' || type === 'object' ? { properties: innerFields(before, random) } : {}),
  };
}

function innerFields(before: readonly FieldModel[], random: Random): readonly FieldModel[] {
  return [
    makeField('a', { required: random() < 0.5, constraint: 'short' }),
    makeField('b', { when: { '=': "this.a == 'a'" }, required: true }),
    makeField('c', { value: { '=': "this.a + '!'" } }),
    makeField('d', { when: conditionFor(before, random, { plain: true, often: 0.6 }) }),
  ];
}

function conditionFor(
  before: readonly FieldModel[],
  random: Random,
  { plain, often }: { readonly plain: boolean; readonly often: number },
): Condition {
  if (before.length === 0 || random() >= often) return plain;
  const source = pickOne(random, conditionsOn(pickOne(random, before), random));
  const expression: Expression = { '=': source };
  return random() < 0.2 ? { choice: [{ when: expression, is: !plain }, { is: plain }] } : expression;
}

function conditionsOn({ path }: FieldModel, random: Random): readonly string[] {
  const root = pickOne(random, ['root', 'root', 'root', 'chosen', 'options']);
  if (root === 'chosen') return [`has(chosen.${path}) && chosen.${path}.id == 'a'`];
  if (root === 'options') return [`size(options.${path}) > 1`];
  return [
    `root.${path} == 'a'`,
    `has(root.${path})`,
    `root.${path} == true || root.${path} == 2.0`,
    `[root.${path}].exists(one, one == 'b')`,
    `size(root.${path}) > 0`,
  ];
}

function computedOf({ path }: FieldModel): string {
  return `root.${path} + '-'`;
}

function fillsOf({ path }: FieldModel): Readonly<Record<string, Template>> {
  return { [path]: { '=': 'value' } };
}
