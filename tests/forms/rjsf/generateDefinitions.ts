import type { SourceFile } from '#compiler';
import type { Json } from '#engine';
import { createRandom, pickOne } from '../../../portal/demo/createRandom.ts';

type Words = Readonly<Record<string, Json>>;

interface Made {
  readonly name: string;
  readonly words: Words;
}

/** Returns definitions of random forms: an entity and a form of it for each seed, and a shared list of values. */
export function generateDefinitions(count: number): readonly SourceFile[] {
  const letter = definitionFile('entity/made-letter.entity.json', { title: 'Letter', values: ['a', 'b', 'c'] });
  return [letter, ...Array.from({ length: count }, (_none, seed) => definitionsOf(seed)).flat()];
}

function definitionsOf(seed: number): readonly SourceFile[] {
  const random = createRandom(seed * 7_919 + 17);
  const length = 3 + Math.floor(random() * 8);
  const made: Made[] = [];
  for (let index = 0; index < length; index += 1) {
    const words = pickOne(random, sorts)(random);
    const earlier = made.filter(({ words: known }) => literalsOf(known).length > 0);
    made.push({
      name: `f${index}`,
      words: {
        title: `F${index}`,
        ...words,
        ...(random() < 0.35 ? { required: true } : {}),
        ...(random() < 0.45 && earlier.length > 0 ? { when: conditionOn(earlier, random) } : {}),
        ...(random() < 0.15 && earlier.length > 0 ? { required: conditionOn(earlier, random) } : {}),
      },
    });
  }
  const id = `made-${seed}`;
  const order = made.map(({ name }) => ({ name, at: random() })).sort((left, right) => left.at - right.at);
  return [
    definitionFile(`entity/${id}.entity.json`, {
      title: 'Made',
      key: 'f0',
      properties: Object.fromEntries(made.map(({ name, words }) => [name, words])),
    }),
    definitionFile(`form/${id}.form.json`, { of: id, fields: order.map(({ name }) => name) }),
  ];
}

const sorts: readonly ((random: () => number) => Words)[] = [
  (random) => ({ type: 'string', maxLength: pickOne(random, [3, 8, 20]), ...startWith(random, ['Ada', 'X']) }),
  () => ({ type: 'string', minLength: 2, maxLength: 9 }),
  () => ({ type: 'string', pattern: '^[A-Z][a-z]*$', maxLength: 4 }),
  () => ({ type: 'string', format: 'email', maxLength: 30 }),
  () => ({ type: 'string', format: 'date' }),
  (random) => ({ type: 'number', minimum: 0, maximum: 10, ...startWith(random, [3]) }),
  () => ({ type: 'integer', minimum: 1 }),
  () => ({ type: 'number', multipleOf: 0.5 }),
  (random) => ({ type: 'boolean', ...startWith(random, [true, false]) }),
  () => ({ type: 'boolean', const: true }),
  (random) => ({ values: ['a', 'b', 'c'], ...startWith(random, ['a', 'b']) }),
  () => ({ type: 'integer', values: [1, 2, 3] }),
  () => ({ $ref: 'made-letter[]', maxItems: 2, uniqueItems: true }),
];

function startWith(random: () => number, values: readonly Json[]): Words {
  return random() < 0.3 ? { default: pickOne(random, values) } : {};
}

/** Returns CEL literals that can be compared with a value of such a property. */
function literalsOf({ type, format, values, const: fixed, $ref: list }: Words): readonly string[] {
  if (list !== undefined || fixed !== undefined) return [];
  if (type === 'boolean') return ['true', 'false'];
  if (format === 'date') return ["'2026-02-28'", "'2026-03-01'"];
  if (type === 'integer' || type === 'number') return values === undefined ? ['3', '10'] : ['1', '2'];
  return values === undefined ? ["'Ada'", "'X'"] : ["'a'", "'b'"];
}

function conditionOn(earlier: readonly Made[], random: () => number): Json {
  const bare = (): string => {
    const { name, words } = pickOne(random, earlier);
    return `this.${name} == ${pickOne(random, literalsOf(words))}`;
  };
  // The gate requires a fallback for absent values where false would be wrong.
  const careful = (): string => {
    const { name, words } = pickOne(random, earlier);
    const literal = pickOne(random, literalsOf(words));
    return pickOne(random, [
      `has(this.${name})`,
      `!has(this.${name})`,
      `(has(this.${name}) && this.${name} == ${literal})`,
      `(has(this.${name}) && this.${name} != ${literal})`,
      `this.?${name}.orValue(${literal}) == ${literal}`,
    ]);
  };
  return `=${pickOne(random, [bare, bare, careful, () => `${bare()} && ${careful()}`, () => `${careful()} || ${careful()}`])()}`;
}

/** Returns a definition as a file of a definitions folder. `path`: `form/NAME.form.json`. */
export function definitionFile(path: string, json: Words): SourceFile {
  const [kind] = path.split('/');
  return { path: `definitions/${path}`, text: JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }) };
}
