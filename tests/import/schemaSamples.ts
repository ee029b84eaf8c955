/** A schema like those in the playgrounds of form libraries, with values to combine for each of its properties. */
export interface SchemaSample {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, readonly unknown[]>>;
  /** The same schema in a later draft, for samples whose draft Ajv does not support. */
  readonly later?: Readonly<Record<string, unknown>>;
  /** The expected keywords of the omissions, in order. */
  readonly omitted?: readonly string[];
}

const text = { type: 'string' };
const count = { type: 'integer' };

/** Schemas of members, books and loans, in drafts 4 to 2020-12. */
export const schemaSamples: readonly SchemaSample[] = [
  {
    name: 'plain texts and numbers',
    schema: {
      ...{ title: 'A member', description: "It's {simple}.", type: 'object', required: ['first', 'last'] },
      properties: {
        first: { ...text, title: 'First name', default: 'Ada' },
        last: text,
        age: { ...count, minimum: 18 },
        motto: { ...text, minLength: 3, maxLength: 6 },
        'Card number': { ...text, pattern: '^[0-9]{4}$' },
      },
    },
    values: {
      first: ['Ada', 5],
      last: ['King', true],
      age: [17, 18, 20.5, '18'],
      motto: ['ab', 'abc', 'abcdefg'],
      'Card number': ['1234', '12345', 'x'],
    },
  },
  {
    name: 'limits of draft 4',
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      type: 'object',
      properties: {
        above: { type: 'number', minimum: 0, exclusiveMinimum: true },
        below: { type: 'number', maximum: 10, exclusiveMaximum: true },
        half: { type: 'number', multipleOf: 0.5 },
        upTo: { type: 'number', maximum: 10, exclusiveMaximum: false },
      },
    },
    later: {
      type: 'object',
      properties: {
        above: { type: 'number', exclusiveMinimum: 0 },
        below: { type: 'number', exclusiveMaximum: 10 },
        half: { type: 'number', multipleOf: 0.5 },
        upTo: { type: 'number', maximum: 10 },
      },
    },
    values: { above: [0, 0.1], below: [10, 9], half: [0.5, 0.7], upTo: [10, 11] },
  },
  {
    name: 'limits of later drafts',
    schema: {
      type: 'object',
      properties: {
        above: { type: 'number', exclusiveMinimum: 0 },
        below: { exclusiveMaximum: 10 },
        three: { ...count, multipleOf: 3 },
      },
    },
    values: { above: [0, 0.1], below: [10, 9], three: [3, 4] },
  },
  {
    name: 'listed values with titles',
    schema: {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { enum: ['novel', 'guide', null] },
        shelf: { type: 'integer', enum: [1, 2, 3, 4], enumNames: ['one', 'two', 'three', 'four'] },
        colour: {
          oneOf: [
            { const: '#f00', title: 'Red' },
            { const: '#0f0', title: "It's {green}" },
          ],
        },
        size: {
          ...text,
          anyOf: [
            { enum: ['s'], title: 'Small' },
            { enum: ['l'], title: 'Large' },
          ],
        },
        lent: {
          type: 'boolean',
          oneOf: [
            { const: true, title: 'Lent' },
            { const: false, title: 'Here' },
          ],
        },
        only: { const: 7 },
      },
    },
    values: {
      kind: ['novel', 'film'],
      shelf: [1, 5],
      colour: ['#f00', '#00f'],
      size: ['s', 'm'],
      lent: [true, false, 'no'],
      only: [7, 8],
    },
  },
  {
    name: 'records inside records',
    schema: {
      type: 'object',
      required: ['home'],
      properties: {
        home: { $ref: '#/definitions/address' },
        work: { $ref: '#/definitions/address', title: 'At work' },
      },
      definitions: {
        address: {
          type: 'object',
          required: ['street'],
          properties: {
            street: text,
            geo: {
              type: 'object',
              required: ['lat'],
              properties: { lat: { type: 'number' }, lon: { type: 'number' } },
            },
          },
        },
      },
    },
    values: {
      home: [
        { street: 'A' },
        { geo: { lat: 1 } },
        { street: 'A', geo: { lon: 1 } },
        { street: 'A', geo: { lat: 1, lon: 'x' } },
      ],
      work: [{ street: 'B' }, { street: 5 }, { geo: { lat: 2 } }],
    },
  },
  {
    name: 'lists of values',
    schema: {
      type: 'object',
      properties: {
        tags: { type: 'array', minItems: 2, maxItems: 3, items: { ...text, minLength: 2 } },
        topics: { type: 'array', uniqueItems: true, items: { ...text, enum: ['sea', 'war', 'art'] } },
        marks: { type: 'array', items: { ...count, maximum: 6 }, contains: { const: 6 } },
      },
    },
    values: {
      tags: [['ab', 'cd'], ['ab'], ['ab', 'c'], ['ab', 'cd', 'ef', 'gh'], 'ab'],
      topics: [['sea'], ['sea', 'sea'], ['sea', 'film'], ['sea', 'art']],
      marks: [[6], [1, 2], [7, 6], [1, 6]],
    },
  },
  {
    name: 'lists of records',
    schema: {
      type: 'object',
      required: ['title'],
      properties: {
        title: text,
        tasks: {
          ...{ type: 'array', minItems: 1 },
          items: {
            ...{ type: 'object', required: ['name'] },
            properties: { name: text, done: { type: 'boolean', default: false }, by: { ...text, format: 'date' } },
          },
        },
      },
    },
    values: {
      title: ['A'],
      tasks: [[{ name: 'a' }], [{ done: true }], [{ name: 'a', by: '2026-13-01' }], [{ name: 'a' }, { name: 5 }]],
    },
  },
  {
    name: 'formats',
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        ['email', 'date', 'date-time', 'time', 'uri', 'uuid'].map((format) => [format, { ...text, format }]),
      ),
    },
    values: {
      email: ['a@b.example', 'a'],
      date: ['2026-01-31', '2026-02-31'],
      'date-time': ['2026-01-31T10:00:00Z', '2026-01-31'],
      time: ['10:00:00Z', '25:00'],
      uri: ['https://a.example', 'a b'],
      uuid: ['123e4567-e89b-42d3-a456-426614174000', 'x'],
    },
  },
  {
    name: 'dependencies by name',
    schema: {
      type: 'object',
      properties: { card: text, billing: text, other: text },
      dependencies: { card: ['billing'], billing: ['card'] },
    },
    values: { card: ['1'], billing: ['2'], other: ['3'] },
  },
  {
    name: 'dependentRequired',
    schema: {
      type: 'object',
      properties: {
        card: text,
        billing: text,
        geo: { type: 'object', properties: { lat: count, lon: count }, dependentRequired: { lat: ['lon'] } },
      },
      dependentRequired: { card: ['billing'] },
    },
    values: { card: ['1'], billing: ['2'], geo: [{ lat: 1 }, { lat: 1, lon: 2 }, { lon: 1 }] },
  },
  {
    name: 'dependent schema',
    schema: {
      type: 'object',
      properties: { card: text },
      dependentSchemas: { card: { properties: { billing: { ...text, minLength: 2 } }, required: ['billing'] } },
    },
    values: { card: ['1'], billing: ['2', '22'] },
  },
  {
    name: 'alternatives below a dependency',
    schema: {
      type: 'object',
      required: ['Do you have a cat?'],
      properties: { 'Do you have a cat?': { ...text, enum: ['No', 'One', 'More'], default: 'No' } },
      dependencies: {
        'Do you have a cat?': {
          oneOf: [
            { properties: { 'Do you have a cat?': { enum: ['No'] } } },
            {
              properties: { 'Do you have a cat?': { enum: ['One'] }, 'How old is it?': { type: 'number', minimum: 0 } },
              required: ['How old is it?'],
            },
            {
              properties: { 'Do you have a cat?': { enum: ['More'] }, share: { type: 'boolean' } },
              required: ['share'],
            },
          ],
        },
      },
    },
    values: { 'Do you have a cat?': ['No', 'One', 'More', 'Two'], 'How old is it?': [3, -1], share: [true] },
  },
  {
    name: 'if, then and else',
    schema: {
      type: 'object',
      required: ['country'],
      properties: { country: { enum: ['NL', 'US'] }, code: text },
      if: { properties: { country: { const: 'US' } } },
      then: { properties: { code: { pattern: '^[0-9]{5}$' } }, required: ['code'] },
      else: { properties: { code: { pattern: '^[0-9]{4} [A-Z]{2}$' }, street: text }, required: ['street'] },
    },
    values: { country: ['NL', 'US'], code: ['12345', '1234 AB', 'x'], street: ['A'] },
  },
  {
    name: 'conditions in allOf',
    schema: {
      type: 'object',
      properties: { animal: { enum: ['Cat', 'Fish'] } },
      allOf: [
        {
          if: { properties: { animal: { const: 'Cat' } } },
          then: { properties: { food: { ...text, enum: ['meat', 'grass'] } }, required: ['food'] },
        },
        {
          if: { properties: { animal: { const: 'Fish' } } },
          then: {
            properties: { food: { ...text, enum: ['insect', 'worms'] }, water: { ...text, enum: ['lake', 'sea'] } },
            required: ['food', 'water'],
          },
        },
        { required: ['animal'] },
      ],
    },
    values: { animal: ['Cat', 'Fish'], food: ['meat', 'worms', 'stone'], water: ['lake', 'sky'] },
  },
  {
    name: 'allOf of references',
    schema: {
      $defs: {
        named: { properties: { name: { ...text, minLength: 2 } }, required: ['name'] },
        aged: { properties: { age: count } },
      },
      ...{
        type: 'object',
        allOf: [{ $ref: '#/$defs/named' }, { $ref: '#/$defs/aged' }, { properties: { name: { maxLength: 4 } } }],
      },
    },
    values: { name: ['a', 'abc', 'abcde'], age: [1, 'x'] },
  },
  {
    name: 'alternatives by a property',
    schema: {
      type: 'object',
      oneOf: [
        {
          title: 'Circle',
          properties: { shape: { const: 'circle' }, radius: { type: 'number' } },
          required: ['shape', 'radius'],
        },
        {
          title: 'Square',
          properties: { shape: { const: 'square' }, side: { type: 'number', minimum: 1 } },
          required: ['shape', 'side'],
        },
      ],
    },
    values: { shape: ['circle', 'square', 'line'], radius: [1, 'x'], side: [0, 2] },
  },
  {
    name: 'alternatives without a property that selects them',
    schema: {
      type: 'object',
      properties: { age: count },
      anyOf: [
        { title: 'By name', properties: { first: text, last: text }, required: ['first'] },
        { title: 'By number', properties: { number: { ...text, minLength: 3 } }, required: ['number'] },
      ],
    },
    values: { age: [3, 'x'], first: ['A'], last: ['B'], number: ['123', '1'] },
    omitted: ['anyOf'],
  },
  {
    name: 'exactly one of two',
    schema: {
      type: 'object',
      properties: { phone: text, mail: text },
      oneOf: [{ required: ['phone'] }, { required: ['mail'] }],
    },
    values: { phone: ['1'], mail: ['2'] },
  },
  {
    name: 'alternatives inside a record',
    schema: {
      type: 'object',
      properties: {
        pay: {
          type: 'object',
          required: ['by'],
          properties: { by: { enum: ['card', 'bank'] } },
          oneOf: [
            { properties: { by: { const: 'card' }, card: { ...text, pattern: '^[0-9]{3}$' } }, required: ['card'] },
            { properties: { by: { const: 'bank' }, iban: text } },
          ],
        },
      },
    },
    values: {
      pay: [
        { by: 'card' },
        { by: 'card', card: '123' },
        { by: 'card', card: '1' },
        { by: 'bank' },
        { by: 'bank', iban: 'x' },
      ],
    },
  },
  {
    name: 'not',
    schema: {
      type: 'object',
      properties: { floor: { ...count, not: { const: 13 } }, a: text, b: text },
      not: { required: ['a', 'b'] },
    },
    values: { floor: [12, 13], a: ['x'], b: ['y'] },
  },
  {
    name: 'values that can be null',
    schema: {
      type: 'object',
      properties: {
        name: { type: ['string', 'null'] },
        age: { oneOf: [{ type: 'null' }, { ...count, minimum: 3 }] },
        none: { type: 'null' },
      },
    },
    values: { name: ['a', 5], age: [2, 3] },
    omitted: ['type'],
  },
  {
    name: 'one type with different limits',
    schema: {
      type: 'object',
      properties: {
        code: {
          anyOf: [
            { ...text, pattern: '^[A-Z]+$' },
            { ...text, maxLength: 2 },
          ],
        },
      },
    },
    values: { code: ['ABC', 'ab', 'abc', 5] },
  },
  {
    name: 'names that are words of expressions or of records',
    schema: {
      type: 'object',
      required: ['in', 'id'],
      properties: {
        in: text,
        id: text,
        version: text,
        'größe-cm': { type: 'number' },
        _private: text,
        this: { ...text, minLength: 2 },
      },
    },
    values: { in: ['a'], id: ['b'], version: ['1'], 'größe-cm': [1, 'x'], _private: ['c'], this: ['d', 'de'] },
  },
  {
    name: 'a schema that contains itself',
    schema: {
      type: 'object',
      properties: { tree: { $ref: '#/definitions/node' } },
      definitions: {
        node: {
          type: 'object',
          required: ['name'],
          properties: { name: text, children: { type: 'array', items: { $ref: '#/definitions/node' } } },
        },
      },
    },
    values: { tree: [{ name: 'a' }, { name: 5 }] },
    omitted: ['$ref'],
  },
  {
    name: 'anchors and identifiers',
    schema: {
      type: 'object',
      properties: { a: { $ref: '#word' }, b: { $ref: '/schemas/number' } },
      $defs: { word: { $anchor: 'word', ...text, minLength: 2 }, number: { $id: '/schemas/number', ...count } },
    },
    values: { a: ['x', 'xy'], b: [1, 'x'] },
  },
  {
    name: 'open names and entries of several kinds',
    schema: {
      type: 'object',
      properties: {
        name: text,
        pair: { type: 'array', items: [text, { type: 'boolean' }] },
        any: {},
        map: { type: 'object', additionalProperties: text },
        grid: { type: 'array', items: { type: 'array', items: text } },
        data: { ...text, format: 'data-url' },
      },
    },
    values: { name: ['a', 5] },
    omitted: ['items', 'items', 'type', 'additionalProperties', 'properties', 'items', 'format'],
  },
];
