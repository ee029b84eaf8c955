import { describe, expect, test } from 'vitest';
import { importForeign } from '#compiler';
import { target } from './judge.ts';

type File = Readonly<Record<string, unknown>>;

const nest = (depth: number, wrap: (inner: unknown, level: number) => unknown, core: unknown): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner, _, level) => wrap(inner, level), core);
const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Values that are of no use for most keywords. */
const wrong: readonly unknown[] = [5, 'x', [], {}, [1], [{}], { a: 5 }, null, true, '=', '__proto__', 'constructor'];

/** Formats of questionnaires: a question in a file, its keywords, and how questions are inside of each other. */
const formats: Readonly<
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
      components: [inner],
    }),
    expression: (text) => ({ conditional: { hide: `=${text}` } }),
  },
  'survey-js': {
    file: (elements) => ({ elements }),
    question: { type: 'text', name: 'a' },
    keywords:
      'type name title description validators defaultValue visibleIf enableIf choices rows columns items elements',
    around: (inner, level) => ({ type: 'panel', name: `p${level}`, elements: [inner] }),
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

describe.each(Object.entries(formats))(
  'hostile files of %s',
  (format, { file, question, keywords, around, expression }) => {
    const files: readonly (readonly [string, File])[] = [
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
      [
        '3,000 questions',
        file(many(3_000, (at) => ({ ...question, key: `k${at}`, name: `k${at}`, linkId: `k${at}` }))),
      ],
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

    test('take less than half a second of the processor, and none throws', () => {
      // when
      const slow = files.flatMap(([name, json]) => {
        const text = JSON.stringify(json);
        const started = process.cpuUsage();
        importForeign({ ...target, format, text, check: () => [] });
        const { user, system } = process.cpuUsage(started);
        return user + system > 500_000 ? [[name, user + system]] : [];
      });

      // then
      expect(files.length).toBeGreaterThan(150);
      expect(slow).toEqual([]);
    });

    test('become definitions that the gate accepts, or a problem', () => {
      // given
      const odd = files.filter(([name]) =>
        /^(type|key|name|linkId|conditional|extension|enableWhen|an expression)/.test(name),
      );

      // when
      const refused = odd.flatMap(([name, json]) => {
        const result = importForeign({ ...target, format, text: JSON.stringify(json) });
        return 'problem' in result || result.errors.length === 0 ? [] : [[name, result.errors[0]?.message]];
      });

      // then
      expect(refused).toEqual([]);
    });
  },
);
