import { describe, expect, test } from 'vitest';
import { compileRelease } from '../../compiler/release/compileRelease.ts';
import type { Release } from '../model/release.types.ts';
import { decodeArguments } from './decodeArguments.ts';
import type { HttpArguments } from './HttpRequest.ts';

/** A name of the maximum length in a path. */
const longest = `n${'o'.repeat(200)}`;

const release: Release = {
  ...compileRelease([
    {
      kind: 'entity',
      id: 'loan',
      json: {
        title: 'Loan',
        key: 'id',
        properties: {
          id: { title: 'Id', type: 'integer' },
          state: { title: 'State', values: ['OPEN', 'CLOSED'] },
          fine: { title: 'Fine', type: 'number', wire: 'cost' },
          copies: { title: 'Copies', type: 'integer' },
          paid: { title: 'Paid', type: 'boolean' },
          tags: { title: 'Tags', type: 'array', values: ['New', 'Rare'] },
          shelves: { title: 'Shelves', type: 'array', items: { type: 'integer' } },
          decision: { title: 'Decision', values: ['forgive', 'charge'], wire: 'answer' },
          note: { title: 'Note', type: 'string' },
        },
      },
    },
    {
      kind: 'operation',
      id: 'loans.list',
      json: {
        ...{ title: 'L', of: 'loan', call: 'GET /loans', result: { page: 'loan' }, size: 25, allow: 'all' },
        sort: ['copies', 'note', longest],
        query: ['state', 'fine', 'copies', 'paid', 'tags', 'shelves'],
        filter: { wire: 'pipes', fields: ['note'] },
      },
    },
    {
      kind: 'operation',
      id: 'loans.some',
      json: { title: 'S', of: 'loan', call: 'GET /some', result: { list: 'loan' }, allow: 'all' },
    },
    {
      kind: 'operation',
      id: 'loans.settle',
      json: {
        ...{ title: 'T', of: 'loan', call: 'POST /loans/{id}/settle', result: 'loan', allow: 'all' },
        body: [{ field: 'decision', required: true }, 'note'],
      },
    },
    {
      kind: 'operation',
      id: 'loans.change',
      json: {
        ...{ title: 'C', of: 'loan', call: 'PUT /loans/{id}', result: 'loan', allow: 'all' },
        body: [
          { field: 'decision', required: true },
          { field: 'state', required: true },
        ],
      },
    },
    {
      kind: 'operation',
      id: 'loans.remark',
      json: {
        ...{ title: 'R', of: 'loan', call: 'POST /loans/{id}/remark', result: 'loan', allow: 'all' },
        body: [{ field: 'note', required: true }],
      },
    },
  ]),
};

function decode(id: string, http: Partial<HttpArguments>, other: Release = release) {
  const operation = other.operations[id];
  if (operation === undefined) throw new Error(`There is no ${id}.`);
  return decodeArguments(operation, { params: {}, query: {}, ...http }, other);
}

describe('a query', () => {
  test.each([
    ['a whole number', { copies: '3' }, { copies: 3 }],
    ['a number by its name on the wire', { cost: '-2.5' }, { fine: -2.5 }],
    ['yes', { paid: 'true' }, { paid: true }],
    ['no', { paid: 'false' }, { paid: false }],
    ['a listed value in any case', { state: 'open' }, { state: 'OPEN' }],
    ['a text that is not listed as it is', { state: 'Lost' }, { state: 'Lost' }],
    ['one entry of a list', { tags: 'new' }, { tags: ['New'] }],
    ['several entries of a list', { tags: ['RARE', 'x'] }, { tags: ['Rare', 'x'] }],
    ['one number of a list', { shelves: '7' }, { shelves: [7] }],
    ['several numbers of a list', { shelves: ['7', '-1'] }, { shelves: [7, -1] }],
    ['nothing of what is empty', { state: '', copies: '', paid: '', tags: '' }, {}],
  ])('gives %s', (_what, query, values) => {
    const decoded = decode('loans.list', { query });

    expect([decoded.query, decoded.problems]).toEqual([values, []]);
  });

  test.each([
    ['a text for a number', { cost: 'ten' }, 'fine', 'cost: number expected.'],
    ['a blank for a number', { cost: ' ' }, 'fine', 'cost: number expected.'],
    ['no end for a number', { cost: 'Infinity' }, 'fine', 'cost: number expected.'],
    ['a part for a whole number', { copies: '1.5' }, 'copies', 'copies: integer expected.'],
    ['more than a whole number can be', { copies: '9007199254740993' }, 'copies', 'copies: integer expected.'],
    ['another word for yes', { paid: 'yes' }, 'paid', 'paid: true or false expected.'],
    ['a text in a list of numbers', { shelves: ['7', 'x'] }, 'shelves', 'shelves: a list of integer expected.'],
    ['two values for one', { state: ['OPEN', 'CLOSED'] }, 'state', 'state: one value expected.'],
    ['two values for one number', { copies: ['1', '2'] }, 'copies', 'copies: one value expected.'],
  ])('does not give %s', (_what, query, path, message) => {
    const decoded = decode('loans.list', { query });

    expect([decoded.query, decoded.problems]).toEqual([{}, [{ path, code: 'type', message }]]);
  });

  test('that nobody asks for is a problem of its name, the beginning of which is said', () => {
    const name = 'x'.repeat(100);

    expect(decode('loans.list', { query: { [name]: '1', fine: '2' } }).problems).toEqual([
      { path: name, code: 'field/unknown', message: `Unknown query parameter "${'x'.repeat(80)}".` },
      { path: 'fine', code: 'field/unknown', message: 'Unknown query parameter "fine".' },
    ]);
  });

  test('filters, pages and sorts only where the operation does', () => {
    const query = { page: '1', size: '5', sort: 'note', filter: 'note|contains|x' };
    const decoded = decode('loans.some', { query });

    expect(decoded.problems.map(({ path, code }) => [path, code])).toEqual(
      Object.keys(query).map((name) => [name, 'field/unknown']),
    );
    expect([decoded.page, decoded.filter, decoded.sort]).toEqual([0, [], undefined]);
  });
});

describe('a page', () => {
  const paged = (query: Readonly<Record<string, unknown>>) => {
    const { page, size, sort, filter, problems } = decode('loans.list', { query });
    return { page, size, sort, filter, problems };
  };
  const first = { page: 0, size: 25, sort: undefined, filter: [], problems: [] };

  test.each([
    ['the first where nothing is asked for', {}, first],
    ['the first where what is asked for is empty', { page: '', size: '', sort: '', filter: '' }, first],
    ['the last that may be asked for', { page: '1000000', size: '10000' }, { ...first, page: 1_000_000, size: 10_000 }],
    ['the smallest that may be asked for', { page: '0', size: '1' }, { ...first, size: 1 }],
    ['in ascending order', { sort: 'copies' }, { ...first, sort: { path: 'copies', descending: false } }],
    ['in descending order', { sort: '-note' }, { ...first, sort: { path: 'note', descending: true } }],
    [
      'of what a filter keeps',
      { filter: 'note|contains|x' },
      { ...first, filter: [{ field: 'note', operator: 'contains', value: 'x' }] },
    ],
  ])('is %s', (_what, query, expected) => {
    expect(paged(query)).toEqual(expected);
  });

  test.each([
    ['page', '1000001', 'page: whole number from 0 to 1000000 expected.'],
    ['page', '1.0', 'page: whole number from 0 to 1000000 expected.'],
    ['page', ' 1', 'page: whole number from 0 to 1000000 expected.'],
    ['page', ['1'], 'page: whole number from 0 to 1000000 expected.'],
    ['size', '0', 'size: whole number from 1 to 10000 expected.'],
    ['size', '10001', 'size: whole number from 1 to 10000 expected.'],
    ['size', '1x', 'size: whole number from 1 to 10000 expected.'],
  ])('whose %s is %j is the usual one, with a problem', (path, value, message) => {
    expect(paged({ [path]: value })).toEqual({ ...first, problems: [{ path, code: 'type', message }] });
  });

  test.each([['-'], ['--note'], ['1note'], ['note;'], ['note desc'], [`n${'o'.repeat(201)}`], [['note']]])(
    'sorted by %j is not sorted, with a problem',
    (sort) => {
      const message = 'sort: a property path expected, "-" before it for descending.';

      expect(paged({ sort })).toEqual({ ...first, problems: [{ path: 'sort', code: 'sort', message }] });
    },
  );

  test('is sorted by a path of two hundred and one signs', () => {
    expect(paged({ sort: longest })).toEqual({ ...first, sort: { path: longest, descending: false } });
  });

  test('sorted by what its rows are not sorted by is not sorted, with a problem that says by what they are', () => {
    const message = `sort: loans.list cannot sort by "state"; one of copies, note, ${longest} expected.`;

    expect(paged({ sort: '-state' })).toEqual({ ...first, problems: [{ path: 'sort', code: 'sort', message }] });
  });

  test('whose filter is no text or cannot be read is not filtered, with a problem', () => {
    expect(paged({ filter: ['note|contains|x'] })).toEqual({
      ...first,
      problems: [{ path: 'filter', code: 'filter', message: 'filter: one text expected.' }],
    });
    expect(paged({ filter: 'note' })).toEqual({
      ...first,
      problems: [{ path: 'filter', code: 'filter', message: 'Filter "note": field|condition|value expected.' }],
    });
  });
});

describe('a path', () => {
  test.each([[undefined], [''], [7], [['7']]])('parameter of %j is missing', (id) => {
    const { params, problems } = decode('loans.settle', { params: { id, other: 'x' } });

    expect([params, problems]).toEqual([
      {},
      [{ path: 'id', code: 'required', message: 'Path parameter id expected.' }],
    ]);
  });

  test('gives what the operation names and nothing else', () => {
    expect(decode('loans.settle', { params: { id: '7', other: 'x' } }).params).toEqual({ id: '7' });
  });
});

describe('a body', () => {
  const body = (id: string, sent: unknown, ignored?: readonly string[]): unknown =>
    decode(
      id,
      { params: { id: '7' }, body: sent },
      ignored === undefined ? release : { ...release, access: { ...release.access, ignored } },
    ).body;

  test('of a bare text is the one decision that is needed', () => {
    expect(body('loans.settle', 'charge')).toEqual({ decision: 'charge' });
  });

  test.each([
    ['two things are needed', 'loans.change'],
    ['what is needed has no listed values', 'loans.remark'],
  ])('of a bare text stays one where %s', (_what, id) => {
    expect(body(id, 'charge')).toBe('charge');
  });

  test('of an operation without one is not there', () => {
    expect(body('loans.some', { note: 'x' })).toBeUndefined();
  });

  test('has names of the definitions, and unknown ones to be refused', () => {
    expect(body('loans.settle', { answer: 'charge', decision: 'x', more: 1 })).toEqual({
      ...{ decision: 'charge', more: 1 },
    });
  });

  test('is without the names that say who sends it, unless a field has one of them', () => {
    const sent = { answer: 'charge', sender: 'ann', note: 'mine', more: 1 };

    expect(body('loans.settle', sent, ['sender', 'note', 'absent'])).toEqual({
      ...{ decision: 'charge', note: 'mine', more: 1 },
    });
    expect(body('loans.settle', sent, [])).toEqual({ decision: 'charge', sender: 'ann', note: 'mine', more: 1 });
    expect(body('loans.settle', [sent], ['sender'])).toEqual([
      { decision: 'charge', sender: 'ann', note: 'mine', more: 1 },
    ]);
  });
});
