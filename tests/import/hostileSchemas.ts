const nest = (depth: number, wrap: (inner: unknown) => unknown, core: unknown): unknown =>
  depth === 0 ? core : nest(depth - 1, wrap, wrap(core));
const property = (schema: unknown): unknown => ({ type: 'object', properties: { a: schema, ok: { type: 'string' } } });
const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Values that are invalid for most keywords. */
const wrong: readonly unknown[] = [5, 'x', [], {}, [1], [{}], { a: 5 }, -1.5];

const keywords =
  `type properties required items enum $ref allOf anyOf oneOf not if dependencies dependentRequired dependentSchemas
  pattern format minimum maximum minLength maxLength minItems uniqueItems multipleOf title description default`.split(
    /\s+/,
  );

const wrongTypes = keywords.flatMap((word) =>
  wrong.map((value) => [`${word}: ${JSON.stringify(value)}`, property({ type: 'string', [word]: value })] as const),
);

const node = { type: 'object', properties: { a: { $ref: '#/definitions/n' }, b: { $ref: '#/definitions/n' } } };

/** Schemas that are large, deeply nested, circular or invalid, each with a description of its defect. */
export const special: readonly (readonly [string, unknown])[] = [
  ['objects 90 levels deep', nest(90, (inner) => property(inner), { type: 'string' })],
  ['lists 90 levels deep', property(nest(90, (inner) => ({ type: 'array', items: inner }), { type: 'string' }))],
  ['not 90 levels deep', property(nest(90, (inner) => ({ not: inner }), { const: 1 }))],
  ['allOf 90 levels deep', property(nest(90, (inner) => ({ allOf: [inner] }), { type: 'text' }))],
  ['20,000 values', property({ enum: many(20_000, String) })],
  ['5,000 properties', { properties: Object.fromEntries(many(5_000, (index) => [`p${index}`, { type: 'string' }])) }],
  [
    '2,000 alternatives',
    property({ anyOf: many(2_000, (index) => ({ properties: { [`p${index}`]: { const: index } } })) }),
  ],
  ['a reference to itself', property({ $ref: '#/properties/a' })],
  ['a reference to the file', property({ $ref: '#' })],
  [
    'a circle of references',
    {
      ...Object(property({ $ref: '#/definitions/x' })),
      definitions: { x: { $ref: '#/definitions/y' }, y: { $ref: '#/definitions/x' } },
    },
  ],
  ['references that double', { ...node, definitions: { n: { ...node, definitions: {} } } }],
  [
    'references that multiply',
    {
      properties: { a: { $ref: '#/definitions/l0' } },
      definitions: Object.fromEntries(
        many(12, (level) => [
          `l${level}`,
          {
            type: 'object',
            properties: Object.fromEntries(
              many(8, (at) => [
                `p${level}${at}`,
                level === 11 ? { type: 'string' } : { $ref: `#/definitions/l${level + 1}` },
              ]),
            ),
          },
        ]),
      ),
    },
  ],
  ['references elsewhere', property({ $ref: 'https://a.example/schema.json#/x' })],
  ['a reference with broken escapes', property({ $ref: '#/%E0%A4%A' })],
  ['a pattern that takes exponentially long', property({ type: 'string', pattern: '^(a+)+$' })],
  ['a pattern that takes polynomially long', property({ type: 'string', pattern: '^\\s*a\\s*\\s*\\s*b\\s*$(x|x)*y' })],
  ['a pattern that is none', property({ type: 'string', pattern: '(' })],
  ['a very long pattern', property({ type: 'string', pattern: '(a?)'.repeat(2_000) })],
  [
    'names of prototypes',
    { properties: { hasOwnProperty: { type: 'string', format: 'x' }, valueOf: { type: 'string' } } },
  ],
  [
    'empty and long names',
    { properties: { '': { type: 'string' }, ['x'.repeat(500)]: { type: 'string' }, ok: { type: 'string' } } },
  ],
  ['names with dots', { properties: { 'a.b': { type: 'string' }, ok: { type: 'string' } } }],
  ['limits that exclude each other', property({ type: 'integer', minimum: 5, maximum: 1 })],
  ['a text of 100,000 letters', property({ type: 'string', title: 'x'.repeat(100_000), format: 'color' })],
  [
    'expressions instead of texts',
    property({ type: 'string', title: '=this.x', default: '=user.email', description: '{x', format: 'y' }),
  ],
  ['a default of another type', property({ type: 'integer', default: 'x' })],
  ['no properties', { type: 'object' }],
  ['a value instead of a record', { type: 'string', minLength: 2 }],
  ['false', property(false)],
];

/** All hostile schemas, including every keyword with values of the wrong type. */
export const hostile = [...special, ...wrongTypes];
