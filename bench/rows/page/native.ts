import { pageStyle } from '../../forms/page/Subject.ts';
import { order } from '../order.ts';
import { drive } from './drive.ts';

/** A table of native inputs without a library, with the sums below it: what the browser itself takes for a key. */
function start(): void {
  const root = document.getElementById('root') ?? document.body;
  Object.assign(root.style, pageStyle);
  const table = document.createElement('table');
  // Otherwise each key makes the browser lay out all rows again.
  Object.assign(table.style, { tableLayout: 'fixed', width: '100%' });
  const amounts: number[] = [];
  const sum = document.createElement('output');
  for (const [index, line] of order.lines.entries()) {
    const row = table.insertRow();
    row.id = `native-lines-${index}`;
    const amount = document.createElement('output');
    const update = (): void => {
      const price = Number(row.querySelector<HTMLInputElement>('[name=price]')?.value);
      const copies = Number(row.querySelector<HTMLInputElement>('[name=copies]')?.value);
      amounts[index] = price * copies;
      amount.value = String(amounts[index]);
      sum.value = String(amounts.reduce((total, one) => total + one, 0));
    };
    const values = { ...line, note: line.note ?? '' };
    for (const [name, value] of Object.entries(values)) {
      const input = document.createElement('input');
      Object.assign(input, { name, ariaLabel: name, type: name === 'neededOn' ? 'date' : 'text' });
      input.value = String(value);
      input.addEventListener('input', update);
      row.insertCell().append(input);
    }
    row.insertCell().append(amount);
    amount.value = String(line.price * line.copies);
    amounts[index] = line.price * line.copies;
  }
  root.append(table, sum);
  drive();
}

start();
