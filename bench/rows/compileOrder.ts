import { join } from 'node:path';
import { buildRelease, printErrors, type SourceFile } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import type { CompiledWorkloads } from '../forms/compileWorkloads.ts';
import { count } from './order.ts';

const line = {
  title: 'Line',
  properties: {
    title: { title: 'Book', type: 'string', maxLength: 100, required: true },
    copies: { title: 'Copies', type: 'integer', minimum: 1, required: true },
    price: { title: 'Price', type: 'number', minimum: 0, required: true },
    neededOn: { title: 'Needed', type: 'string', format: 'date' },
    note: { title: 'Note', type: 'string', when: '=this.copies < 4' },
    amount: { title: 'Amount', type: 'number', value: '=this.price * double(this.copies)' },
  },
  rules: [{ rule: 'cheap', at: 'price', check: '=this.price < 1000.0', message: 'Too expensive' }],
};

const order = {
  title: 'Order',
  key: 'supplier',
  properties: {
    supplier: { title: 'Bookshop', type: 'string', required: true },
    lines: { title: 'Books', $ref: 'bench-line[]', minItems: 1, maxItems: count },
    total: { title: 'Total', type: 'number', value: "=sum(this.lines, 'amount')" },
  },
};

const form = {
  ...{ of: 'bench-order', given: { order: 'bench-order' }, begin: '=order' },
  fields: [
    'supplier',
    {
      ...{ field: 'lines', sum: ['copies', 'amount'], order: 'by-hand' },
      fields: ['title', 'copies', 'price', 'neededOn', 'note', 'amount'],
    },
    'total',
  ],
};

/** Compiles a form with a list of records, whose rows have a condition, a rule and a computed value, and sums. */
export function compileOrder(): CompiledWorkloads {
  const library = readDefinitionFiles(join(import.meta.dirname, '..', '..', 'examples', 'lending-library')).filter(
    ({ path }) => !path.endsWith('/locale/fr.json'),
  );
  const own = [
    file('bench-line', 'entity', line),
    file('bench-order', 'entity', order),
    file('bench-order', 'form', form),
  ];
  const { release, errors } = buildRelease([...library, ...own]);
  if (release === undefined) throw new Error(printErrors(errors, [...library, ...own]));
  return { release: JSON.stringify(release), validators: compileValidators(release) };
}

function file(name: string, kind: string, json: object): SourceFile {
  return {
    path: `definitions/bench/${name}.${kind}.json`,
    text: JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }),
  };
}
