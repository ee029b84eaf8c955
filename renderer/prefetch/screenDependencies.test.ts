import { expect, test } from 'vitest';
import {
  type BlockModel,
  createExpressions,
  type FieldModel,
  type FormModel,
  type Release,
  type ScreenModel,
} from '#engine';
import { serializeAst } from '#engine/internal';
import { parseAst } from '#engine/parsers';
import { views } from '../blocks/views.ts';
import { questionDependencies, screenDependencies } from './screenDependencies.ts';

const compiled = ['list', 'item.id', 'item.shown', "value.matches('[0-9]+')"];

/** The expressions of a page whose release contains these ASTs, and in which no parser is registered yet. */
const expressions = createExpressions();
expressions.addCompiledExpressions(
  Object.fromEntries(compiled.map((source) => [source, serializeAst(parseAst(source))])),
);

const field: FieldModel = {
  path: 'pages',
  wire: 'pages',
  constraint: '0',
  type: 'string',
  title: { text: 'pages' },
  words: {},
  when: true,
  required: false,
  locked: false,
  readOnly: false,
  schema: {},
  actions: [],
  rules: [],
  messages: {},
  normalise: [],
};

function form(id: string, of: FieldModel): FormModel {
  return { id, given: {}, data: [], fields: [of], rules: [], submits: [], mode: 'edit', messages: {} };
}

const pattern: FieldModel = {
  ...field,
  rules: [
    { rule: 'digits', at: '', when: true, check: { '=': "value.matches('[0-9]+')" }, message: { text: 'digits' } },
  ],
};

const release: Release = {
  hash: '0',
  language: 1,
  locales: ['en'],
  entities: {},
  operations: {},
  forms: { plain: form('plain', field), careful: form('careful', pattern) },
  flows: {},
  wizards: {},
  lifecycles: {},
  screens: { shelf: screen('shelf', 'careful') },
  menus: {},
  access: { roles: [], precedence: [], policies: [], functions: [], otherwise: [] },
  settings: {},
  templates: {},
  texts: {},
};

function drawn(block: string, of: string): BlockModel & { readonly of: string } {
  const shared = { name: of, when: true, with: {}, actions: [] };
  return { ...shared, block, of };
}

function screen(id: string, of: string, verb: 'go' | 'open' = 'go'): ScreenModel {
  return {
    id,
    given: {},
    enter: [],
    data: [],
    actions: [
      {
        name: 'next',
        title: { text: 'next' },
        when: true,
        with: {},
        locked: false,
        refused: 'hide',
        look: 'button',
        tab: 'same',
        mode: 'edit',
        target: verb === 'go' ? { verb, screen: 'shelf' } : { verb, open: { kind: 'screen', id: 'shelf' } },
      },
    ],
    body: [drawn('form', of)],
  };
}

test.each([
  ['a form', screen('desk', 'plain'), { blocks: new Set(['form']), parser: false, patterns: false }],
  ['a form with a pattern', screen('desk', 'careful'), { blocks: new Set(['form']), parser: false, patterns: true }],
  [
    'a form, beside one that opens over it',
    screen('desk', 'plain', 'open'),
    { blocks: new Set(['form']), parser: false, patterns: false },
  ],
])('a screen of %s needs what is in it, not where it leads to or what it opens', (_what, drawn, needs) => {
  expect(screenDependencies(drawn, { release, views, expressions })).toEqual(needs);
});

test('a flow needs nothing for questions that it has not asked for yet', () => {
  // given
  const flow = { ...release, flows: { survey: { id: 'survey' } } };
  const asking: ScreenModel = {
    ...screen('desk', 'plain'),
    body: [drawn('flow', 'survey')],
  };

  // then
  expect(screenDependencies(asking, { release: JSON.parse(JSON.stringify(flow)), views, expressions })).toEqual({
    blocks: new Set(['flow']),
    parser: false,
    patterns: false,
  });
});

test.each([
  ['form', 'careful', { parser: false, patterns: true }],
  ['form', 'plain', { parser: false, patterns: false }],
  ['screen', 'shelf', { parser: false, patterns: true }],
  ['flow', 'careful', { parser: false, patterns: false }],
])('a wizard with a %s needs what the %s needs', (kind, of, needs) => {
  // given
  const wizard = { id: 'pour', given: {}, data: [], variants: [{ steps: [{ kind, [kind]: of }] }] };
  const pouring: ScreenModel = {
    ...screen('desk', 'plain'),
    body: [drawn('wizard', 'pour')],
  };

  // then
  const pourable = { ...release, wizards: JSON.parse(JSON.stringify({ pour: wizard })) };
  const { parser, patterns } = screenDependencies(pouring, { release: pourable, views, expressions });
  expect({ parser, patterns }).toEqual(needs);
});

test.each([
  ['nothing but words', {}, { parser: false, patterns: false }],
  ['a condition', { when: { '=': 'this.q1 > 1' } }, { parser: true, patterns: false }],
  ['a rule with a pattern', { rules: [{ check: { '=': "value.matches('a+')" } }] }, { parser: true, patterns: true }],
])('questions with %s need what reads it, wherever it stands', (_what, words, needs) => {
  const question = JSON.parse(JSON.stringify({ question: 1, children: [{ question: 2, ...words }] }));

  expect(questionDependencies([question], expressions)).toEqual(needs);
});

test.each([
  ['conditions over the answer', { when: { '=': 'item.shown' } }, true],
  ['nothing but names', { field: { '=': 'item.id' }, when: true }, false],
])('answers that bring fields with %s', (_what, each, parser) => {
  // given
  const bringing = form('plain', {
    ...field,
    each: JSON.parse(JSON.stringify({ from: { '=': 'list' }, each, kinds: {} })),
  });

  // then
  expect(
    screenDependencies(screen('desk', 'plain'), {
      release: { ...release, forms: { plain: bringing } },
      views,
      expressions,
    }),
  ).toEqual({
    blocks: new Set(['form']),
    parser,
    patterns: false,
  });
});

test('what is only read is not checked', () => {
  // given
  const reading: ScreenModel = {
    ...screen('desk', 'plain'),
    body: [JSON.parse(JSON.stringify({ block: 'details', name: 'book', fields: [pattern] }))],
  };

  // then
  expect(screenDependencies(reading, { release, views, expressions })).toEqual({
    blocks: new Set(['details']),
    parser: false,
    patterns: false,
  });
});

test('what is inside a tab is needed by the tab, not by its page', () => {
  // given
  const careful = screen('desk', 'careful').body;
  const tab: BlockModel = JSON.parse(JSON.stringify({ block: 'tab', name: 'one', body: careful, actions: [] }));
  const tabs: BlockModel = JSON.parse(JSON.stringify({ block: 'tabs', name: 'all', body: [tab] }));

  // when
  const page = screenDependencies({ ...screen('desk', 'plain'), body: [tabs] }, { release, views, expressions });
  const opened = screenDependencies(tab, { release, views, expressions });

  // then
  expect(page).toEqual({ blocks: new Set(['tabs', 'tab']), parser: false, patterns: false });
  expect(opened).toEqual({ blocks: new Set(['tab', 'form']), parser: false, patterns: true });
});
