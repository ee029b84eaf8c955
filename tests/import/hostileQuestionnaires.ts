/** A hostile file with a description of its defect. */
export type HostileFile = readonly [reason: string, json: File];

type File = Readonly<Record<string, unknown>>;

const nest = (depth: number, wrap: (inner: unknown, level: number) => unknown, core: unknown): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner, _, level) => wrap(inner, level), core);
const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Returns the name of a question in all formats. */
const namesOf = (name: string): File => ({ key: name, name, linkId: name });

/** Values that are invalid for most keywords. */
const wrong: readonly unknown[] = [5, 'x', [], {}, [1], [{}], { a: 5 }, null, true, '=', '__proto__', 'constructor'];

/** Formats of questionnaires: the wrapper of a file, a question, its keywords, and how questions are nested. */
export const formats: Readonly<
  Record<
    string,
    {
      readonly file: (items: unknown) => File;
      readonly question: File;
      readonly keywords: string;
      readonly around: (inner: unknown, level: number) => unknown;
      readonly expression: (text: string) => File;
    }
  >
> = {
  'form-js': {
    file: (components) => ({ type: 'default', components }),
    question: { type: 'textfield', key: 'a' },
    keywords:
      'type key label description validate defaultValue conditional layout values path components appearance disabled',
    around: (inner, level) => ({
      type: level % 2 === 0 ? 'group' : 'dynamiclist',
      path: `p${level}`,
      label: 'P',
      components: [inner],
    }),
    expression: (text) => ({ conditional: { hide: `=${text}` } }),
  },
  'survey-js': {
    file: (elements) => ({ elements }),
    question: { type: 'text', name: 'a' },
    keywords:
      'type name title description validators defaultValue visibleIf enableIf choices rows columns items elements',
    around: (inner, level) => ({ type: 'panel', name: `p${level}`, title: 'P', elements: [inner] }),
    expression: (text) => ({ visibleIf: text, defaultValueExpression: text }),
  },
  fhir: {
    file: (item) => ({ resourceType: 'Questionnaire', item }),
    question: { linkId: 'a', type: 'string', text: 'A' },
    keywords:
      'linkId type text code extension enableWhen answerOption answerValueSet initial item required repeats maxLength',
    around: (inner, level) => ({
      linkId: `p${level}`,
      type: 'group',
      repeats: level % 2 === 0,
      text: 'P',
      item: [inner],
    }),
    expression: (expression) => ({
      extension: [{ url: 'x/sdc-questionnaire-calculatedExpression', valueExpression: { expression } }],
    }),
  },
};

const texts = [
  `${'('.repeat(1_500)}`,
  `${'{a} + '.repeat(300)}{a}`,
  `${'not('.repeat(400)}a${')'.repeat(400)}`,
  `${'a or '.repeat(390)}a`,
  `'${'x'.repeat(5_000)}'`,
  `${'%resource.item.where(linkId='.repeat(60)}`,
  ' '.repeat(1_900),
];

/** A format of questionnaires. */
type Format = (typeof formats)[string];

/**
 * Returns hostile files of a format: invalid values of every keyword, long expressions, deeply nested and large files.
 */
export function hostileFilesOf(
  format: string,
  { file, question, keywords, around, expression }: Format,
): readonly HostileFile[] {
  return [
    ...keywords
      .split(' ')
      .flatMap((word) =>
        wrong.map((value) => [`${word}: ${JSON.stringify(value)}`, file([{ ...question, [word]: value }])] as const),
      ),
    ...wrong.map((value) => [`items: ${JSON.stringify(value)}`, file(value)] as const),
    ...texts.map(
      (text) =>
        [`an expression of ${text.length} letters`, file([question, { ...question, ...expression(text) }])] as const,
    ),
    ['80 levels', file([nest(80, around, question)])],
    ['20,000 questions with one name', file(many(20_000, () => question))],
    [
      '20,000 questions whose names become the same',
      file(many(20_000, (at) => ({ ...question, ...namesOf(`a${'!'.repeat(at % 150)}${at % 7 === 0 ? '?' : '-'}`) }))),
    ],
    ['20,000 groups with one title', file(many(20_000, (at) => around({ ...question, ...namesOf(`k${at}`) }, 0)))],
    [
      '2,000 questions that share 20,000 answers',
      {
        ...file(many(2_000, (at) => ({ ...question, ...namesOf(`k${at}`), type: 'choice', answerValueSet: '#v' }))),
        contained: [{ id: 'v', expansion: { contains: many(20_000, (at) => ({ code: `${at}` })) } }],
      },
    ],
    [
      'a table of 100 rows and 100 columns with 1,000 answers each',
      file([
        {
          ...{ ...question, type: 'matrixdropdown', choices: many(1_000, String) },
          ...{ rows: many(100, String), columns: many(100, (at) => ({ name: `c${at}` })) },
        },
      ]),
    ],
    ['3,000 questions', file(many(3_000, (at) => ({ ...question, ...namesOf(`k${at}`) })))],
    [
      '20,000 answers',
      file([
        {
          ...{ ...question, type: format === 'form-js' ? 'select' : format === 'fhir' ? 'choice' : 'dropdown' },
          values: many(20_000, (at) => ({ label: `${at}`, value: `${at}` })),
          choices: many(20_000, String),
          answerOption: many(20_000, (at) => ({ valueString: `${at}` })),
        },
      ]),
    ],
  ];
}
