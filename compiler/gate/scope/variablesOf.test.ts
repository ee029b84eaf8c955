import { expect, test } from 'vitest';
import { findSource } from '../../compile/compilation.ts';
import { startCompilation } from '../../release/startCompilation.ts';
import { inferExpression } from '../../typecheck/checkExpression.ts';
import { variablesOf } from './variablesOf.ts';

const title = { type: 'string' };

/** Questions of another system, which only their mapping describes. */
const question = {
  each: {
    question: '=item.id',
    text: '{item.words}',
    saved: '=item.?answer',
    when: [{ when: "=item.shown.by == 'all'", is: true }],
    answers: { from: '=item.choices', each: { answer: '=item.key', text: '{item.name}' } },
    questions: { from: '=item.children', each: 'question' },
  },
};

const set = [
  { kind: 'entity', id: 'book', json: { properties: { title, tags: { type: 'array' }, extra: { type: 'object' } } } },
  { kind: 'entity', id: 'loan', json: { properties: { isbn: title, days: { type: 'integer' } } } },
  { kind: 'entity', id: 'question', json: question },
  { kind: 'operation', id: 'books.list', json: { call: 'GET /books', result: { list: 'book' } } },
  { kind: 'operation', id: 'loans.list', json: { call: 'GET /loans', result: { page: 'loan' } } },
  { kind: 'operation', id: 'quiz.get', json: { call: 'GET /quiz', result: { list: 'question' } } },
  { kind: 'operation', id: 'quiz.print', json: { call: 'GET /quiz/print', result: { file: true } } },
];

/** Returns the result of reading an expression in a screen with this `data`. */
function read(data: object, source: string): string {
  const compilation = startCompilation([...set, { kind: 'screen', id: 'home', json: { data } }]);
  const home = findSource(compilation, 'screen', 'home');
  if (home === undefined) throw new Error('There is no screen home.');
  const variables = variablesOf(home, compilation);
  const { type, problems } = inferExpression({ source, variables, expected: 'any' });
  return problems.length > 0 ? problems.map(({ message }) => message).join() : type.kind;
}

const either = { run: 'books.list', when: '=true', otherwise: 'loans.list' };

test.each<[string, object, string, string]>([
  ['a call or its alternative', { all: either }, 'all.map(x, x.title)', 'list'],
  ['a call or its alternative', { all: either }, 'all.map(x, x.days)', 'list'],
  [
    'a call or its alternative',
    { all: either },
    'all.map(x, x.tilte)',
    'book or loan has no "tilte"; did you mean "title"?',
  ],
  [
    'a choice',
    { all: [{ when: '=true', is: 'loans.list' }, '=[]'] },
    'all[0].dyas',
    'loan has no "dyas"; did you mean "days"?',
  ],
  ['a call that answers nothing', { all: 'quiz.print' }, 'all.name', 'the answer of quiz.print has no "name"'],
  ['a mapped entry', { all: 'quiz.get' }, 'all.filter(q, has(q.answer) && q.id > 3)', 'list'],
  [
    'a mapped entry',
    { all: 'quiz.get' },
    'all.filter(q, has(q.anwser))',
    'question has no "anwser"; did you mean "answer"?',
  ],
  ['a path of a mapped entry', { all: 'quiz.get' }, 'all[0].shown.buy', 'The map has no "buy"; did you mean "by"?'],
  [
    'a list of a mapped entry',
    { all: 'quiz.get' },
    'all[0].choices[0].nmae',
    'The map has no "nmae"; did you mean "name"?',
  ],
  [
    'a mapped entry of a mapped entry',
    { all: 'quiz.get' },
    'all[0].children[0].wrods',
    'question has no "wrods"; did you mean "words"?',
  ],
  ['a value of a mapped entry', { all: 'quiz.get' }, 'all[0].answer.text', 'Nothing declares "text"'],
  ['an entry of a list without items', { all: 'books.list' }, 'all[0].tags[0].name', 'Nothing declares "name"'],
  ['an object without properties', { all: 'books.list' }, 'all[0].extra.name', 'Nothing declares "name"'],
  [
    'a chain that is written from its end',
    { e: '=d', d: '=c', c: '=b', b: '=a', a: 'books.list' },
    'e[0].tilte',
    'book has no "tilte"; did you mean "title"?',
  ],
])('%s: %j read as %s', (_, data, source, found) => {
  expect(read(data, source)).toBe(found);
});
